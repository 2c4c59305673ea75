import SwiftUI
import Testing

@MainActor struct ToggleTests {
    private struct Host: View {
        @State private var isOn = false
        var body: some View { Toggle("Alerts", isOn: $isOn) }
    }

    @Test(
        "a switch alone is 49 × 31 (18.6 snapshot); 61 × 28 from iOS 26 on, drawn 2 wider (26 snapshot)",
        arguments: [(Design.ios18, 49, 31), (.ios26, 61, 28)])
    func size(design: Design, width: Int, height: Int) {
        let drawn = Drawn(design, width: nil, height: nil) { Toggle("Alerts", isOn: .constant(true)).labelsHidden() }
        #expect(isNear(drawn.tree.size.width, CGFloat(width)) && isNear(drawn.tree.size.height, CGFloat(height)))
        #expect(drawn.semantics(.toggle)[0].label == "Alerts")
    }

    @Test("a tap turns it on: the binding, the trait, the knob's place")
    func tap() throws {
        var drawn = Drawn(.ios18) { Host() }
        let white = DisplayPaint.color(RGBA(hex: 0xFFFFFF))
        #expect(!drawn.semantics(.toggle)[0].traits.contains(.on))
        let before = try #require(drawn.shapes(white).first)
        #expect(isNear(before.width, 27))
        drawn.tap(.toggle)
        #expect(drawn.semantics(.toggle)[0].traits.contains(.on))
        #expect(isNear(drawn.shapes(white)[0].minX, before.minX + 20))
    }

    @Test("styles: a button, and one's own with the binding")
    func styles() {
        struct Box: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button {
                    configuration.isOn.toggle()
                } label: {
                    Text(configuration.isOn ? "[x]" : "[ ]"); configuration.label
                }
            }
        }
        #expect(Drawn(.ios18) { Toggle("A", isOn: .constant(true)).toggleStyle(Box()) }.texts == ["[x]", "A"])
        #expect(Drawn(.ios18) { Toggle("A", isOn: .constant(true)).toggleStyle(.button) }.frames(.toggle)[0].width < 60)
    }
}
