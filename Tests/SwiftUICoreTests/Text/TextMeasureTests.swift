import Testing

@testable import SwiftUICore

/// What a measure tells beside the width, and widths of scripts that Inter does not have.
@Suite struct TextMeasureTests {
    static let body = ResolvedFont(size: 17, leading: 22)

    private func measure(_ text: String) -> TextMeasure {
        TextMetrics.measure(text, Self.body)
    }

    @Test(arguments: ["日", "あ", "ア", "한", "ｱｲ", "Ａ", "。", "　", "ㄅ", "𠮷"])
    func ideographsFillTheirSquare(text: String) {
        #expect(abs(measure(text).width - 17) < 0.001)
        #expect(measure(text).contents.contains(.wide))
    }

    /// One emoji each, 20 pt wide in text of 17 pt.
    @Test(arguments: ["😀", "👨‍👩‍👧‍👦", "🇯🇵", "1️⃣", "❤️", "👍🏽", "☝🏽", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🧑‍⚕️", "⭐"])
    func anEmojiSequenceIsOneGlyph(text: String) {
        #expect(abs(measure(text).width - 20) < 0.01)
        #expect(measure(text).contents.contains(.emoji))
    }

    /// Heights of an emoji's glyph on iOS in half points, by font size: published by a developer of another toolkit.
    @Test(arguments: [
        (11, 28), (12, 30), (13, 32), (14, 34), (15, 38), (16, 40), (17, 40), (18, 40), (20, 42), (22, 44), (24, 48), (30, 58),
    ])
    func emojiGrowAtSmallSizes(size: Double, halfPoints: Double) {
        #expect(abs(TextMetrics.emojiAdvance(size: size) - halfPoints / 2) <= 1)
    }

    @Test(arguments: [
        ("e\u{301}", "e"), ("a\u{200B}b", "ab"), ("\u{FEFF}a", "a"), ("a\u{200E}", "a"), ("a\u{AD}b", "ab"), ("\u{7}a\u{0}", "a"),
    ])
    func marksAndInvisibleCharactersHaveNoWidth(text: String, same: String) {
        #expect(measure(text).width == measure(same).width)
    }

    @Test func estimatedScriptsAreMarked() {
        #expect(measure("مرحبا").contents == [.rightToLeft, .estimated])
        #expect(measure("שלום").contents == [.rightToLeft, .estimated])
        #expect(measure("สวัสดี").contents == .estimated)
        #expect(measure("नमस्ते").contents == .estimated)
        #expect(measure("Ελληνικά Ѫ").contents == .breakable)
        #expect(measure("مرحبا").width > 30)
    }

    @Test(arguments: [("a wide-ranging survey  ", "ranging"), ("日本語", "日"), ("one", "one"), ("one\nlonger", "longer")])
    func longestWordIsWhatCannotBeBroken(text: String, word: String) {
        #expect(abs(measure(text).longestWord - measure(word).width) < 1e-9)
    }

    @Test func newlinesStartParagraphs() {
        let measure = measure("short\nlonger line\r\nx")
        #expect(measure.paragraphs == 3)
        #expect(measure.contents.contains(.newline))
        #expect(abs(measure.width - self.measure("longer line").width) < 1e-9)
        #expect(self.measure("").paragraphs == 0)
        #expect(self.measure("").width == 0)
    }

    @Test func spacesAtTheEndCount() {
        #expect(measure("Hello, ").width > measure("Hello,").width)
    }

    @Test func bytesThatHTMLEscapesAreCounted() {
        #expect(measure("3 < 4 && \"x\" > 'y'").bytesToEscape == 8)
        #expect(measure("日本 & é<").bytesToEscape == 2)
    }

    @Test func bytesThatAreNotUTF8AreReplacementCharacters() {
        let broken: [UInt8] = [0x61, 0xFF, 0xE6, 0x97, 0x62, 0xF0, 0x9F]
        let width = broken.withUnsafeBufferPointer { TextMetrics.measure($0, Self.body).width }
        #expect(abs(width - measure("a\u{FFFD}\u{FFFD}\u{FFFD}b\u{FFFD}\u{FFFD}").width) < 1e-9)
    }

    @Test func runsAddUp() {
        let bold = ResolvedFont(size: 17, leading: 22, weight: 700)
        let text = Array("plain bold plain".utf8)
        let runs = [TextRun(end: 6, font: Self.body), TextRun(end: 11, font: bold), TextRun(end: 16, font: Self.body)]
        let width = text.withUnsafeBufferPointer { text in runs.withUnsafeBufferPointer { TextMetrics.measure(text, runs: $0).width } }
        let parts = measure("plain ").width + TextMetrics.measure("bold ", bold).width + measure("plain").width
        #expect(abs(width - parts) < 1e-9)
    }

    @Test func theSameTextHasTheSameMeasure() {
        let text = String(repeating: "Grüße, 世界 🇩🇪 مرحبا — ", count: 50)
        let first = measure(text)
        #expect((0..<5).allSatisfy { _ in measure(text) == first })
    }
}
