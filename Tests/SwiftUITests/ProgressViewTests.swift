import SwiftUI
import Testing

@MainActor struct ProgressViewTests {
    @Test("a spinner is 20 × 20, large 37 × 37, of 8 spokes (estimates)")
    func spinner() {
        let drawn = Drawn(.ios26, width: nil, height: nil) { ProgressView() }
        #expect(drawn.tree.size == CGSize(width: 20, height: 20))
        #expect(drawn.tree.shapes.count == 8)
        #expect(Drawn(.ios26, width: nil, height: nil) { ProgressView().controlSize(.large) }.tree.size == CGSize(width: 37, height: 37))
        #expect(drawn.semantics(.progress)[0].current.isNaN)
    }

    @Test("a bar is 4 high and filled by its share; what is out of range is clamped")
    func bar() {
        let drawn = Drawn(.ios18) { ProgressView("Copying", value: 3, total: 12) }
        let blue = DisplayPaint.color(RGBA(hex: 0x007AFF))
        #expect(isNear(drawn.shapes(blue)[0].width, 393 / 4) && isNear(drawn.shapes(blue)[0].height, 4))
        #expect(drawn.semantics(.progress)[0].current == 0.25)
        #expect(drawn.semantics(.progress)[0].label == "Copying")
        #expect(drawn.semantics(.progress)[0].value == "25%")
        #expect(Drawn(.ios18) { ProgressView(value: 7.0) }.semantics(.progress)[0].current == 1)
    }
}
