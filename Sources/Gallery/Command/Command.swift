import Foundation
import SwiftUI

/// The command: reads the arguments, draws the previews of this program, writes the gallery.
@MainActor public struct Command {
    /// What the program that holds the previews gives: the host frozen while drawing, and its real clock.
    public struct Host {
        /// Freezes clock and random numbers.
        public var freeze: () -> Void
        /// Starts the random numbers again.
        public var restart: () -> Void
        /// Real time in nanoseconds.
        public var uptime: () -> UInt64

        public init(freeze: @escaping () -> Void, restart: @escaping () -> Void, uptime: @escaping () -> UInt64) {
            self.freeze = freeze
            self.restart = restart
            self.uptime = uptime
        }
    }

    private let host: Host
    private let title: String

    public init(title: String, host: Host) {
        self.title = title
        self.host = host
    }

    /// Runs with the arguments after the program's name; returns the exit status.
    public func run(_ arguments: [String]) async -> Int32 {
        do {
            let options = try Options(arguments)
            switch options.action {
            case .help:
                print(Options.help)
                return arguments.isEmpty ? 254 : 0
            case .draw(let number, let file): return try await draw(options, from: number, into: file)
            case .preview: return try preview(options)
            }
        } catch let complaint as Options.Complaint {
            complain(complaint.message)
            return 254
        } catch {
            complain("\(error)")
            return 1
        }
    }

    private func complain(_ message: String) { FileHandle.standardError.write(Data("vitrine: \(message)\n".utf8)) }

    // MARK: Drawing, in a process of its own

    private func draw(_ options: Options, from first: Int, into file: String) async throws -> Int32 {
        let output = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
        var limit = rlimit(rlim_cur: rlim_t(DrawingProcess.memoryLimit), rlim_max: rlim_t(DrawingProcess.memoryLimit))
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
        let variants = Variant.standard.filter { options.design == nil || $0.design == options.design }
        host.freeze()
        PreviewDrawing.willDraw = host.restart
        for (number, preview) in selected(options).enumerated() where number >= first {
            let drawn = await PreviewDrawing.draw(preview, in: variants)
            try output.write(contentsOf: Data(PreviewArchive.bytes(number, drawn)))
        }
        return 0
    }

    private func selected(_ options: Options) -> [RegisteredPreview] {
        guard let filter = options.filter?.lowercased() else { return PreviewRegistry.previews() }
        return PreviewRegistry.previews().filter {
            "\($0.location?.fileID ?? "") \($0.typeName ?? "") \($0.name ?? "")".lowercased().contains(filter)
        }
    }

    // MARK: The gallery

    private func preview(_ options: Options) throws -> Int32 {
        let previews = selected(options)
        if previews.isEmpty {
            complain(options.filter.map { "No preview's file or name holds '\($0)'." } ?? "No #Preview and no PreviewProvider was found.")
            return 4
        }
        let started = host.uptime()
        let catalogue = Catalogue(title: title, previews: try drawAll(previews, options))
        let drawn = host.uptime()
        let page = try GalleryWriter.write(catalogue, to: URL(fileURLWithPath: options.output))
        let written = host.uptime()
        let failed = catalogue.previews.filter { preview in preview.drawings.contains { !$0.tree.failures.isEmpty } }
        report(catalogue, failed, options)
        if !options.isQuiet {
            print("Drew in \(seconds(drawn - started)), wrote in \(seconds(written - drawn)). Open \(page.relativePath)")
            if !FontFiles.areInstalled { print("Inter is not installed (package fonts-inter): the pages fall back to another face.") }
        }
        return failed.isEmpty ? 0 : 2
    }

    private func drawAll(_ previews: [RegisteredPreview], _ options: Options) throws -> [CataloguedPreview] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var finished: [Int: [CataloguedPreview]] = [:]
        var next = 0
        while next < previews.count {
            let outcome = try DrawingProcess(options: options, folder: folder, uptime: host.uptime).run(from: next)
            finished.merge(outcome.finished) { _, new in new }
            guard let failure = outcome.failure else { break }
            next = (next..<previews.count).first { finished[$0] == nil } ?? previews.count
            guard next < previews.count else { break }
            finished[next] = [failed(previews[next], failure)]
            next += 1
        }
        return previews.indices.flatMap { finished[$0] ?? [] }
    }

    private func failed(_ preview: RegisteredPreview, _ failure: Failure) -> CataloguedPreview {
        var failure = failure
        let source = PreviewDrawing.source(of: preview)
        if failure.source == nil { failure.source = source }
        return CataloguedPreview(
            name: preview.name ?? "", source: source, kind: preview.kind == .macro ? .macro : .provider, stage: .component,
            drawings: [Drawing(variant: Variant(), tree: PreviewDrawing.failed(failure))])
    }

    private func report(_ catalogue: Catalogue, _ failed: [CataloguedPreview], _ options: Options) {
        for preview in failed {
            let failure = preview.drawings.lazy.flatMap(\.tree.failures).first
            let place = failure?.source ?? preview.source
            complain("\(place.fileID):\(place.line): '\(preview.name)' failed: \(failure?.message ?? "")")
        }
        if options.isQuiet { return }
        if options.isVerbose {
            for preview in catalogue.previews { print("  \(preview.source.fileID):\(preview.source.line)  \(preview.name)") }
        }
        let approximated = catalogue.previews.filter { preview in preview.drawings.contains { !$0.tree.approximations.isEmpty } }
        let pictures = catalogue.previews.reduce(0) { $0 + $1.drawings.count }
        print("\(catalogue.previews.count) previews, \(failed.count) failed, \(approximated.count) approximated; \(pictures) pictures.")
    }

    private func seconds(_ nanoseconds: UInt64) -> String {
        let hundredths = (nanoseconds + 5_000_000) / 10_000_000
        return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10) s"
    }
}
