import Foundation
import Testing

@Suite struct RoomTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let standardLibrary: Set<String> = ["Swift", "Synchronization"]

    static func table() throws -> RoomTable {
        RoomTable(markdown: try String(contentsOf: root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8))
    }

    static func rooms() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path).filter { !$0.hasPrefix(".") }
            .sorted()
    }

    /// The imports in the Swift files of a folder, each with the place where it stands.
    static func imports(in folder: String) throws -> [(module: String, place: String)] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
            let file = "\(folder)/\(path)"
            let source = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
            return Imports(source: source).modules.map { (module: $0.name, place: "\(file):\($0.line)") }
        }
    }

    @Test func theTableNamesEveryRoomAndNoOther() throws {
        #expect(try Self.table().allowed.keys.sorted() == Self.rooms())
    }

    @Test(arguments: try! rooms())
    func aRoomImportsOnlyWhatTheTableAllows(room: String) throws {
        let allowed = try #require(try Self.table().allowed[room], "ARCHITECTURE.md has no row for \(room)")
        for (module, place) in try Self.imports(in: "Sources/\(room)") {
            let isAllowed = allowed.contains(module) || Self.standardLibrary.contains(module)
            #expect(isAllowed, "\(place) imports \(module): the table in ARCHITECTURE.md does not let \(room) do that")
        }
    }

    @Test func previewsAreWrittenAsAnAppDeveloperWouldWriteThem() throws {
        let hidden = Set(try Self.rooms()).subtracting(["SwiftUI", "UIKit", "Combine", "CoreGraphics"])
        let imports = try Self.imports(in: "Previews")
        #expect(imports.contains { $0.module == "SwiftUI" })
        for (module, place) in imports {
            #expect(!hidden.contains(module), "\(place) imports \(module), which a user's file cannot know")
        }
    }

    @Test func everyFormOfAnImportLineIsRead() {
        let source = """
            import A
            @_exported import B // why
            @testable internal import struct C.Inner
            @_spi(Reflection) import D
            // import Nothing
            let text = "import Nothing"
            important()
            #if canImport(E)
                private import E
            #endif
            """
        let imports = Imports(source: source).modules
        #expect(imports.map(\.name) == ["A", "B", "C", "D", "E"])
        #expect(imports.map(\.line) == [1, 2, 3, 4, 9])
    }

    @Test func theTableIsReadFromItsMarkdown() {
        let table = RoomTable(
            markdown:
                "| other | `X` |\n\n| room | holds | may import |\n|---|---|---|\n| `A`, `B` | `View` | `C`, `D` |\n| `E` | | nothing |\n\n| `F` |"
        )
        #expect(table.allowed == ["A": ["C", "D"], "B": ["C", "D"], "E": []])
    }
}
