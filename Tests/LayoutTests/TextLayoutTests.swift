import SwiftUI
import Testing

/// Text in layout: sections 1 and 3 of the layout rules, heights measured on iOS.
@MainActor struct TextLayoutTests {
    @Test("one line of body text is 20.33 high at 3 pixels a point, 20.5 at 2 (measured)")
    func bodyHeight() {
        #expect(abs(frames(nil, nil) { Text(verbatim: "Some SwiftUI text").named("t") }["t"]!.height - 20.333) < 0.01)
        #expect(abs(frames(nil, nil, scale: 2) { Text(verbatim: "Some SwiftUI text").named("t") }["t"]!.height - 20.5) < 0.01)
    }

    @Test("two lines are 42.33 high (measured)")
    func twoLines() {
        #expect(abs(frames(nil, nil) { Text(verbatim: "a\nb").named("t") }["t"]!.height - 42.333) < 0.01)
    }

    @Test(
        "heights of a line at 1 pixel a point (asserted on real iOS)",
        arguments: [
            (Font.largeTitle, 41.0), (.title, 34), (.title2, 27), (.title3, 24), (.headline, 21), (.body, 21), (.callout, 20),
            (.subheadline, 18), (.footnote, 16), (.caption, 15), (.caption2, 14),
        ])
    func styleHeights(font: Font, height: Double) {
        let found = Double(frames(nil, nil, scale: 1) { Text(verbatim: "Ag").font(font).named("t") }["t"]!.height)
        #expect(found == height)
    }

    @Test("text over text of one font is 2 apart at body size (rule 3.4, measured)")
    func textOverText() {
        let f = frames(nil, nil) {
            VStack {
                Text(verbatim: "a").named("a"); Text(verbatim: "b").named("b")
            }
        }
        #expect(abs(f["b"]!.minY - f["a"]!.maxY - 2) < 0.34)
    }

    @Test("a view above text is 6.43 away, below it 10.64, up to a pixel (rule 3.3)")
    func textAndOther() {
        let f = frames(nil, nil) {
            VStack {
                Box(10, 10).named("a"); Text(verbatim: "b").named("b"); Box(10, 10).named("c")
            }
        }
        #expect(abs(f["b"]!.minY - f["a"]!.maxY - 6.43) < 0.5)
        #expect(abs(f["c"]!.minY - f["b"]!.maxY - 10.64) < 0.5)
    }

    @Test("text is no wider than its widest line (rule 1.5)")
    func noWiderThanLines() {
        let f = frames(100, 500) { Text(verbatim: "wrap these words please, all of them").named("t") }
        #expect(f["t"]!.width <= 100)
        #expect(f["t"]!.height > 42)
    }

    @Test("lineLimit keeps lines; too little height drops them (rule 1.5)")
    func limits() {
        let long = "many words that need more than two lines when they are offered a hundred points only"
        let two = frames(100, 500) { Text(verbatim: long).lineLimit(2).named("t") }["t"]!.height
        #expect(abs(two - 42.333) < 0.01)
        let low = frames(100, 30) { Text(verbatim: long).named("t") }["t"]!.height
        #expect(abs(low - 20.333) < 0.01)
    }

    @Test("baselines of different sizes meet (rule 2.5)")
    func baselines() {
        let f = frames(nil, nil) {
            HStack(alignment: .firstTextBaseline) {
                Text(verbatim: "big").font(.largeTitle).named("big")
                Text(verbatim: "small").font(.caption).named("small")
            }
        }
        // Ascents are 0.9526 of the size: 34 and 12 points.
        #expect(abs((f["small"]!.minY - f["big"]!.minY) - 0.9526 * (34 - 12)) < 0.5)
    }

    @Test(
        "Japanese and Arabic text wraps within the room",
        arguments: ["これは長い日本語の文章で折り返しが必要です。", "هذا نص عربي طويل يجب أن يلتف على عدة أسطر"])
    func otherScripts(text: String) {
        let f = frames(80, 500) { Text(verbatim: text).named("t") }["t"]!
        #expect(f.width <= 80)
        #expect(f.height > 42)
        #expect(f.minX >= 0)
    }

    @Test("empty text takes no room in width")
    func empty() {
        #expect(
            frames(nil, nil) {
                HStack {
                    Text(verbatim: ""); Box(10, 10)
                }.named("s")
            }["s"]!.width <= 18)
    }

    @Test("an alignment guide moves its view the other way (rule 2.10)")
    func guide() {
        let f = frames(nil, nil) {
            VStack(alignment: .leading, spacing: 0) {
                Box(10, 10).named("a")
                Box(10, 10).named("b").alignmentGuide(.leading) { $0[.leading] - 7 }
            }
        }
        #expect(f["b"]!.minX - f["a"]!.minX == 7)
    }
}
