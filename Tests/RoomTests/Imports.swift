/// The modules that a Swift file imports.
struct Imports {
    /// Each import with its line, from 1.
    let modules: [(name: String, line: Int)]

    init(source: String) {
        modules = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            Self.module(in: line).map { ($0, index + 1) }
        }
    }

    /// The module that a line imports: `B` for `@testable internal import struct B.C`; nil for any other line.
    private static func module(in line: Substring) -> String? {
        var words = line.prefix { $0 != "/" }.split { $0 == " " || $0 == "\t" || $0 == ";" }[...]
        let marks: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
        while let word = words.first, word.hasPrefix("@") || marks.contains(word) { words.removeFirst() }
        guard words.popFirst() == "import", var name = words.popFirst() else { return nil }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
        if kinds.contains(name), let next = words.popFirst() { name = next }
        return String(name.prefix { $0 != "." })
    }
}
