import Foundation
import SwiftUICore

/// A process that draws previews, so that a trap, an endless loop or runaway memory in one of them ends that process and not the command.
struct DrawingProcess {
    /// Longest time for one preview in all its variants, in seconds.
    static let timeLimit = 30.0
    /// Most memory that the process may ask for, in bytes.
    static let memoryLimit: UInt = 8 << 30

    /// The words that tell the process what to draw, before its own arguments.
    let options: Options
    let folder: URL
    /// Real time in nanoseconds.
    let uptime: () -> UInt64

    /// What a run of the process came to.
    struct Outcome {
        var finished: [Int: [CataloguedPreview]]
        /// Why it ended before the last preview; nil where it did not.
        var failure: Failure?
    }

    /// Draws the previews from a number on.
    func run(from number: Int) throws -> Outcome {
        let pages = folder.appendingPathComponent("drawn")
        let errors = folder.appendingPathComponent("errors")
        for file in [pages, errors] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["draw-previews", "\(number)", pages.path] + forwarded
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        let log = try FileHandle(forWritingTo: errors)
        process.standardError = log
        try process.run()
        let isLate = try watch(process, pages)
        try log.close()
        let finished = PreviewArchive.previews(from: [UInt8](try Data(contentsOf: pages)))
        if process.terminationReason == .exit, process.terminationStatus == 0 { return Outcome(finished: finished) }
        let message = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        return Outcome(finished: finished, failure: isLate ? Self.lateness : Self.failure(process, message))
    }

    /// Waits for the process to end, and ends it where no preview was finished for too long; says whether it had to.
    private func watch(_ process: Process, _ pages: URL) throws -> Bool {
        var size = 0
        var last = uptime()
        while process.isRunning {
            usleep(10_000)
            let now = try FileManager.default.attributesOfItem(atPath: pages.path)[.size] as? Int ?? 0
            if now != size { (size, last) = (now, uptime()) }
            if Double(uptime() - last) / 1e9 > Self.timeLimit {
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                return true
            }
        }
        return false
    }

    private static let lateness = Failure(
        message: "The preview took longer than \(Int(timeLimit)) seconds.",
        mend: "Look for a loop that does not end in a body, an initializer or onAppear.")

    private var forwarded: [String] {
        (options.design.map { ["--design", $0.rawValue] } ?? []) + (options.filter.map { ["--filter", $0] } ?? [])
    }

    private static func failure(_ process: Process, _ message: String) -> Failure {
        guard let line = message.split(separator: "\n").first(where: { $0.contains("Fatal error") || $0.contains("fatal error") }) else {
            let how =
                process.terminationReason == .uncaughtSignal ? "signal \(process.terminationStatus)" : "status \(process.terminationStatus)"
            return Failure(
                message: "The preview ended its process with \(how).", mend: "Memory, recursion or a trap in C code; run it in a debugger.")
        }
        // `Module/File.swift:12: Fatal error: what happened`
        let parts = line.components(separatedBy: "atal error: ")
        let what = parts.count > 1 ? parts.dropFirst().joined(separator: "atal error: ") : String(line)
        let place = line.split(separator: ":").prefix(2).map(String.init)
        let number = place.count == 2 ? Int(place[1].trimmingCharacters(in: .whitespaces)) : nil
        let source = number.map { SourceLine(fileID: place[0], line: $0) }
        return Failure(message: "The preview stopped: \(what)", mend: nil, source: source)
    }
}
