import Foundation
import SwiftUICore
import Testing

@testable import Gallery

struct PreviewArchiveTests {
    private func preview(_ name: String) -> CataloguedPreview {
        var tree = DisplayTree(size: CGSize(width: 10, height: 20), scale: 3)
        tree.failures = [Failure(message: "boom", mend: nil, source: SourceLine(fileID: "App/File.swift", line: 7))]
        return CataloguedPreview(
            name: name, source: SourceLine(fileID: "App/File.swift", line: 3), kind: .macro,
            stage: .screen(device: "Phone", cornerRadius: 55), drawings: [Drawing(variant: Variant(appearance: .dark), tree: tree)])
    }

    @Test func `what one process writes the other reads`() throws {
        let bytes = PreviewArchive.bytes(0, [preview("a")]) + PreviewArchive.bytes(1, [preview("b"), preview("c")])
        let found = PreviewArchive.previews(from: bytes)
        #expect(found[0]?.map(\.name) == ["a"])
        #expect(found[1]?.map(\.name) == ["b", "c"])
        let drawing = try #require(found[0]?.first?.drawings.first)
        #expect(drawing.variant.appearance == .dark)
        #expect(drawing.tree.size == CGSize(width: 10, height: 20))
        #expect(drawing.tree.failures.first?.source?.line == 7)
        #expect(found[0]?.first?.stage == .screen(device: "Phone", cornerRadius: 55))
    }

    @Test func `a file that a crash cut off gives the previews before the cut`() {
        let whole = PreviewArchive.bytes(0, [preview("a")])
        let cut = whole + PreviewArchive.bytes(1, [preview("b")]).dropLast(5)
        #expect(PreviewArchive.previews(from: Array(cut)).keys.sorted() == [0])
        for length in 0..<whole.count { #expect(PreviewArchive.previews(from: Array(whole.prefix(length))).isEmpty) }
    }
}
