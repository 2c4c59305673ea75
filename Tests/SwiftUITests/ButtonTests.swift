import SwiftUI
import Testing

@MainActor struct ButtonTests {
    @Test("a button without a style is exactly its text (iOS 13 snapshot), in the tint: blue of the design")
    func automatic() {
        let drawn = Drawn(.ios18, width: nil, height: nil) { Button("Save") {} }
        #expect(drawn.frames(.button) == [drawn.text("Save")])
        #expect(drawn.paint("Save") == .color(RGBA(hex: 0x007AFF)))
        #expect(Drawn(.ios26) { Button("Save") {} }.paint("Save") == .color(RGBA(hex: 0x0088FF)))
    }

    @Test("a literal title is a key, a string a string; both draw the same text")
    func titles() {
        let title = "Go"
        #expect(Drawn(.ios18) { Button("Go") {} }.texts == ["Go"])
        #expect(Drawn(.ios18) { Button(title) {} }.texts == ["Go"])
        #expect(type(of: Button("Go") {}) == Button<Text>.self)
    }

    @Test("a tap performs the action once; a disabled button has none and is grey")
    func taps() {
        var count = 0
        var drawn = Drawn(.ios18) { Button("Go") { count += 1 } }
        drawn.tap(.button)
        #expect(count == 1)
        let off = Drawn(.ios18) { Button("Go") {}.disabled(true) }
        #expect(off.semantics(.button)[0].action == -1)
        #expect(off.semantics(.button)[0].traits.contains(.disabled))
        #expect(off.paint("Go") == .color(RGBA(hex: 0x3C3C43, alpha: 0.3)))
    }

    @Test("bordered buttons are 14 higher and 24 wider than their text: 34.33 high at body (estimate)")
    func bordered() {
        let drawn = Drawn(.ios18, width: nil, height: nil) { Button("Save") {}.buttonStyle(.borderedProminent) }
        let (button, text) = (drawn.frames(.button)[0], drawn.text("Save"))
        #expect(isNear(button.height, 34.33) && isNear(button.width, text.width + 24))
        #expect(drawn.paint("Save") == .color(RGBA(hex: 0xFFFFFF)))
        let large = Drawn(.ios18, width: nil, height: nil) { Button("Save") {}.buttonStyle(.bordered).controlSize(.large) }
        #expect(isNear(large.frames(.button)[0].height, 50.33))
    }

    @Test("a style of one's own makes the view and can read the environment")
    func ownStyle() {
        struct Loud: ButtonStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label; Text(isEnabled ? "!" : "?")
                }.padding(10)
            }
        }
        #expect(Drawn(.ios18) { Button("Go") {}.buttonStyle(Loud()) }.texts == ["Go", "!"])
        #expect(Drawn(.ios18) { Button("Go") {}.buttonStyle(Loud()).disabled(true) }.texts == ["Go", "?"])
    }

    @Test("a foreground style around a button wins over the tint")
    func foreground() {
        #expect(Drawn(.ios18) { Button("Go") {}.foregroundStyle(Color.green) }.paint("Go") == .color(RGBA(hex: 0x34C759)))
        #expect(Drawn(.ios18) { Button("Go", role: .destructive) {} }.paint("Go") == .color(RGBA(hex: 0xFF3B30)))
    }
}
