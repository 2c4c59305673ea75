import SwiftUI
import Testing

@MainActor @Suite struct PreviewRegistryTests {
    static let previews = PreviewRegistry.previews().filter { $0.module == "PreviewTests" }

    static func preview(named name: String) throws -> RegisteredPreview {
        try #require(previews.first { $0.name == name })
    }

    @Test func previewsComeInTheOrderOfTheSourceThenProvidersByName() {
        #expect(
            Self.previews.map { $0.name ?? $0.typeName } == [
                nil, "Named", nil, "Returns", "Modified", "First_Previews", "Second_Previews", "Third_Previews",
            ])
        #expect(Self.previews.map(\.kind) == [.macro, .macro, .macro, .macro, .macro, .provider, .provider, .provider])
    }

    @Test func aSecondLookFindsTheSame() {
        let again = PreviewRegistry.previews().filter { $0.module == "PreviewTests" }
        #expect(again.map(\.location) == Self.previews.map(\.location))
    }

    @Test func theLocationIsWhereTheMacroStands() throws {
        let location = try #require(try Self.preview(named: "Named").location)
        #expect(location.fileID == "PreviewTests/Declarations.swift")
        #expect(location.line == 7)
        #expect(location.column == 1)
        #expect(Self.previews.last?.location == nil)
    }

    @Test func traitsSayLayoutAndOrientation() throws {
        let named = try Self.preview(named: "Named")
        #expect(named.layout == .sizeThatFits)
        #expect(named.orientation == .landscapeLeft)
        #expect(Self.previews[0].layout == .device)
        #expect(Self.previews[0].orientation == nil)
        #expect(Self.previews[2].layout == .fixed(width: 100, height: 50))
    }

    @Test func theBodyIsAViewBuilderOrReturns() throws {
        #expect(Self.previews[0].makeView() is Caption)
        #expect(String(describing: type(of: try Self.preview(named: "Returns").makeView())) == "Card")
        #expect(String(describing: type(of: Self.previews[2].makeView())) == "PreviewBody")
    }

    @Test func modifiersWrapTheViewAndShareTheirContext() async throws {
        let modified = try Self.preview(named: "Modified")
        #expect(modified.isModified)
        #expect(try await modified.view() is AnyView)
        _ = try await modified.view()
        #expect(Numbered.contextsMade == 1)
        #expect(try await Self.previews[0].view() is Caption)
    }

    @Test func eachViewOfAProviderIsAPreview() throws {
        let parts = try #require(Self.previews.first { $0.typeName == "Third_Previews" }).parts()
        #expect(parts.map(\.name) == ["Wide", nil, "Number 0", "Number 1", nil])
        #expect(parts.map(\.orientation) == [nil, .landscapeRight, nil, nil, nil])
        #expect(parts.map(\.layout) == Array(repeating: .fixed(width: 200, height: 100), count: 4) + [.device])
        #expect(parts.map { $0.device?.screen?.size.width } == [375, 375, 375, 375, nil])
        #expect(Self.previews[1].parts().map(\.name) == ["Named"])
    }

    @Test func aPartIsDrawnAlone() throws {
        let part = try #require(Self.previews.first { $0.typeName == "Third_Previews" }?.parts().dropFirst().first)
        var made = 0
        func count(_ view: some View) {
            let graph = ViewGraph(ViewGraph.Surroundings(proposal: ProposedViewSize(width: 100, height: 100))) {
                CountingReader(content: view) { made = $0 }
            }
            graph.settle()
        }
        count(part.makeView())
        #expect(made == 1)
    }
}

/// Tells how many views stand side by side.
private struct CountingReader<Content: View>: _PrimitiveView {
    let content: Content
    let tell: (Int) -> Void

    static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        Content._make(view.content, &graph)
        view.tell(graph._siblings(since: mark).count)
    }
}
