import SwiftUI
import Testing

@MainActor @Suite struct PreviewRegistryTests {
    static let previews = PreviewRegistry.previews().filter { $0.module == "PreviewRegistryTests" }

    static func preview(named name: String) throws -> RegisteredPreview {
        try #require(previews.first { $0.name == name })
    }

    @Test func previewsComeInTheOrderOfTheSourceThenProvidersByName() {
        #expect(
            Self.previews.map { $0.name ?? $0.typeName } == [nil, "Named", nil, "Returns", "Modified", "First_Previews", "Second_Previews"])
        #expect(Self.previews.map(\.kind) == [.macro, .macro, .macro, .macro, .macro, .provider, .provider])
    }

    @Test func aSecondLookFindsTheSame() {
        let again = PreviewRegistry.previews().filter { $0.module == "PreviewRegistryTests" }
        #expect(again.map(\.location) == Self.previews.map(\.location))
    }

    @Test func theLocationIsWhereTheMacroStands() throws {
        let location = try #require(try Self.preview(named: "Named").location)
        #expect(location.fileID == "PreviewRegistryTests/Declarations.swift")
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
}
