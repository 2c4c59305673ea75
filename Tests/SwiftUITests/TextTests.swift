import SwiftUI
import Testing

@MainActor @Suite struct TextTests {
    @Test func literalsAreLocalisedKeys() {
        // A key's Markdown is drawn as such; a string's is not.
        #expect(Drawing { Text("**a** b") }.texts == ["a b"])
        let string = "**a** b"
        #expect(Drawing { Text(string) }.texts == ["**a** b"])
        #expect(Drawing { Text(verbatim: "**a** b") }.texts == ["**a** b"])
        #expect(Drawing { Text(LocalizedStringKey(string)) }.texts == ["a b"])
    }

    @Test func markdownLooks() {
        let segments = Drawing(width: nil) { Text("a **b** *c* `d` ~~e~~ [f](https://example.com)") }.segments
        #expect(segments.map(\.string) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f"])
        #expect(segments[1].style.font.weight == 700)
        #expect(segments[3].style.font.traits.contains(.italic))
        #expect(segments[5].style.font.traits.contains(.monospaced))
        #expect(segments[7].style.strikethrough)
        #expect(segments[9].style.link == "https://example.com")
        #expect(segments[0].style.font.weight == 400)
    }

    @Test(arguments: [
        ("snake_case_name", "snake_case_name"), ("2 * 3 * 4", "2 * 3 * 4"), (#"\*a\*"#, "*a*"), ("**a", "**a"), ("`a", "`a"),
        ("[a]", "[a]"),
        ("***a***", "a"), ("~a~", "~a~"), ("**a *b* c**", "a b c"), ("_a_", "a"), ("a [b", "a [b"),
        ("go to https://example.com.", "go to https://example.com."),
    ])
    func markdown(source: String, drawn: String) {
        #expect(Drawing(width: nil) { Text(LocalizedStringKey(source)) }.texts == [drawn])
    }

    @Test func valuesInKeysAreNoMarkdown() {
        let name = "*Ann*"
        #expect(Drawing(width: nil) { Text("**Hello** \(name)") }.texts == ["Hello *Ann*"])
    }

    @Test func numbersInKeys() {
        // The system formats values of localised texts in the locale: groups of three, six decimals for plain doubles.
        #expect(Drawing(width: nil) { Text("\(1234567)") }.texts == ["1,234,567"])
        #expect(Drawing(width: nil) { Text("\(-1234)") }.texts == ["-1,234"])
        #expect(Drawing(width: nil) { Text("\(1.5)") }.texts == ["1.500000"])
        #expect(Drawing(width: nil) { Text("\(1234.567, specifier: "%.2f")") }.texts == ["1,234.57"])
        #expect(Drawing(width: nil) { Text("\(7, specifier: "%03d")") }.texts == ["007"])
        #expect(Drawing(width: nil) { Text("\(0.5, format: .percent)") }.texts == ["50%"])
        let string = "\(1234567)"
        #expect(Drawing(width: nil) { Text(string) }.texts == ["1234567"])
    }

    @Test func textsInKeysKeepTheirLook() {
        let segments = Drawing(width: nil) { Text("a \(Text("b").bold()) c").italic() }.segments
        #expect(segments.map(\.string) == ["a ", "b", " c"])
        #expect(segments.map(\.style.font.weight) == [400, 700, 400])
        #expect(segments.allSatisfy { $0.style.font.traits.contains(.italic) })
    }

    @Test func concatenationKeepsInnerLooks() {
        let text = Text("a").font(.title) + Text("b")
        let segments = Drawing(width: nil) { text.font(.caption).foregroundColor(.red) }.segments
        // Title is 28 points, caption 12 at the default text size (Human Interface Guidelines).
        #expect(segments.map(\.style.font.size) == [28, 12])
        #expect(segments.map(\.style.paint) == segments.map { _ in .color(RGBA(red: 255, green: 56, blue: 60)) })
    }

    @Test func textModifiersGiveTexts() {
        let text: Text = Text("a").font(.body).fontWeight(.bold).bold().italic().foregroundColor(.red).foregroundStyle(.blue)
            .underline().strikethrough().kerning(1).tracking(1).baselineOffset(2).monospacedDigit().monospaced().textScale(.secondary)
        let style = Drawing(width: nil) { text }.segments[0].style
        #expect(style.font.weight == 700)
        #expect(style.font.traits.isSuperset(of: [.italic, .monospaced, .monospacedDigit]))
        #expect(style.underline && style.strikethrough)
        #expect(style.kerning == 1)
        #expect(style.baselineOffset == 2)
    }

    @Test func casesAndLimits() {
        #expect(Drawing { Text("Aß b").textCase(.uppercase) }.texts == ["ASS B"])
        #expect(Drawing { Text("AB").textCase(.lowercase) }.texts == ["ab"])
        // Rule of heights: (lines - 1) * leading + 1.1934 em, up to a pixel; two lines of body are 42.33 high.
        let two = Drawing(width: 60) { Text("one two three four five six").lineLimit(2) }
        #expect(abs(two.frames(.text)[0].height - 42.33) < 0.01)
        let reserved = Drawing { Text("a").lineLimit(2, reservesSpace: true) }
        #expect(abs(reserved.frames(.text)[0].height - 42.33) < 0.01)
    }

    @Test func levelsOfTheForeground() {
        func alpha(_ view: some View) -> [Float] {
            Drawing(width: nil) { view }.segments.map { segment in
                if case .color(let color) = segment.style.paint { color.alpha } else { -1 }
            }
        }
        // Label levels 100 %, 60 %, 30 %; levels of another style 100 %, 50 %, 25 %.
        #expect(alpha(Text("a").foregroundStyle(.secondary)) == [0.6])
        #expect(alpha(Text("a").foregroundStyle(.tertiary)) == [0.3])
        #expect(alpha(VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red)) == [0.5])
        #expect(alpha(VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.secondary)) == [0.6])
        #expect(alpha(VStack { Text("a") }.foregroundStyle(.secondary)) == [0.6])
    }

    @Test func datesStandStill() {
        #expect(
            Drawing(width: nil) { Text(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 3723)) }.texts == [
                "0:00"
            ])
        let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 3723)
        #expect(
            Drawing(width: nil) { Text(timerInterval: range, pauseTime: Date(timeIntervalSince1970: 0)) }.texts == ["1:02:03"])
    }

    @Test func redactedTextKeepsItsRoom() {
        let drawing = Drawing(width: nil) { Text("hello").redacted(reason: .placeholder) }
        #expect(drawing.texts.isEmpty)
        #expect(drawing.frames(.shape) == Drawing(width: nil) { Text("hello") }.frames(.text))
    }

    @Test func attributedStrings() throws {
        var string = try AttributedString(markdown: "a **b**")
        string.append(AttributedString("c"))
        string[string.range(of: "c")!].foregroundColor = .black
        string[string.range(of: "c")!].font = .title
        let segments = Drawing(width: nil) { Text(string) }.segments
        #expect(segments.map(\.string) == ["a ", "b", "c"])
        #expect(segments.map(\.style.font.weight) == [400, 700, 400])
        #expect(segments[2].style.font.size == 28)
        #expect(segments[2].style.paint == .color(RGBA(red: 0, green: 0, blue: 0)))
    }

    @Test func localisedStrings() {
        #expect(String(localized: "a \(2) b") == "a 2 b")
        let resource: LocalizedStringResource = "hello"
        #expect(Drawing(width: nil) { Text(resource) }.texts == ["hello"])
    }
}
