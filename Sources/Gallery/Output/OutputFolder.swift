import Foundation

/// Why the gallery could not be written.
public struct OutputError: Error, CustomStringConvertible {
    public let description: String
}

/// The folder that the gallery is written into. It remembers its own files in `manifest.txt`.
struct OutputFolder {
    static let manifest = "manifest.txt"
    let url: URL

    init(_ url: URL) { self.url = url }

    /// Writes the files, and removes those of an earlier run that are not among them.
    func replace(with files: [GalleryWriter.File]) throws {
        try make(url)
        let names = files.map(\.name)
        let earlier = earlierNames()
        let known = Set(names + [Self.manifest])
        // First the list of all that may lie there, so that an interrupted run leaves no file without an owner.
        try write(manifestBytes(names + earlier.filter { !known.contains($0) }), as: Self.manifest)
        for file in files { try write(file.bytes, as: file.name) }
        for name in earlier where !known.contains(name) {
            try? FileManager.default.removeItem(at: url.appendingPathComponent(name))
        }
        try write(manifestBytes(names), as: Self.manifest)
    }

    /// Writes a file whole or not at all: beside its place, then renamed into it. A file with the same bytes is left alone.
    func write(_ bytes: [UInt8], as name: String) throws {
        let target = url.appendingPathComponent(name)
        if let old = try? Data(contentsOf: target), old.elementsEqual(bytes) { return }
        let unfinished = url.appendingPathComponent(".\(name).unfinished")
        do {
            try Data(bytes).write(to: unfinished)
        } catch {
            throw OutputError(description: "cannot write \(target.path): \(error.localizedDescription)")
        }
        guard rename(unfinished.path, target.path) == 0 else {
            let reason = String(cString: strerror(errno))
            try? FileManager.default.removeItem(at: unfinished)
            throw OutputError(description: "cannot write \(target.path): \(reason)")
        }
    }

    func make(_ folder: URL) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw OutputError(description: "cannot make the folder \(folder.path): \(error.localizedDescription)")
        }
    }

    /// The names in the manifest that name a file of this folder and nothing outside of it.
    private func earlierNames() -> [String] {
        guard let text = try? String(contentsOf: url.appendingPathComponent(Self.manifest), encoding: .utf8) else { return [] }
        return text.split(separator: "\n").map(String.init).filter { name in
            !name.contains("/") && !name.hasPrefix(".") && [".html", ".css", ".js"].contains { name.hasSuffix($0) }
        }
    }

    private func manifestBytes(_ names: [String]) -> [UInt8] {
        Array(names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { $0 + "\n" }.joined().utf8)
    }
}
