import Testing

@testable import SwiftUICore

/// Where lines end.
@Suite struct LineBreakerTests {
    static let body = ResolvedFont(size: 17, leading: 22)

    /// The drawn text of each line.
    private func lines(_ text: String, _ width: Double, limit: Int? = nil, _ truncation: TextTruncation = .tail) -> [String] {
        let bytes = Array(text.utf8)
        return LineBreaker.lines(text, Self.body, maxWidth: width, lineLimit: limit, truncation: truncation).lines.map {
            let head = String(decoding: bytes[$0.start..<$0.end], as: UTF8.self)
            return head + ($0.hasEllipsis ? "…" : "") + String(decoding: bytes[$0.tailStart..<$0.tailEnd], as: UTF8.self)
        }
    }

    @Test func linesEndAtSpaces() {
        #expect(lines("The quick brown fox jumps", 100) == ["The quick", "brown fox", "jumps"])
        #expect(lines("abc   def", 30) == ["abc", "def"])
        #expect(lines("one line", .infinity) == ["one line"])
        #expect(lines("one line", .nan) == ["one line"])
        #expect(lines("", 100) == [])
    }

    /// A footer of 326 pt in a picture of iOS 18.2, 12 pt: its last line holds a single word.
    @Test func aSingleWordMayStandOnTheLastLine() {
        let text = "Allows checking for important alerts like security vulnerabilities."
        let broken = LineBreaker.lines(text, ResolvedFont(size: 12, leading: 16), maxWidth: 310)
        #expect(broken.lineCount == 2)
        #expect(broken.lines.last.map { text.utf8.count - $0.start } == "vulnerabilities.".utf8.count)
    }

    @Test func linesEndAfterHyphensAndSlashes() {
        #expect(lines("well-known", 60) == ["well-", "known"])
        #expect(lines("and/or", 38) == ["and/", "or"])
        #expect(lines("at -5 degrees", 45).first == "at -5")
        #expect(lines("on 12/24", 50) == ["on", "12/24"])
        #expect(lines("a (b) c", 25) == ["a", "(b)", "c"])
        #expect(lines("so \u{201C}it is\u{201D}!", 40) == ["so \u{201C}it", "is\u{201D}!"])
        #expect(lines("20\u{A0}km far", 55) == ["20\u{A0}km", "far"])
    }

    @Test func longWordsAreBrokenByCharacter() {
        let broken = lines("Supercalifragilistic", 100)
        #expect(broken.joined() == "Supercalifragilistic")
        #expect(broken.count == 2)
        #expect(lines("abc", 0) == ["a", "b", "c"])
    }

    @Test func newlinesEndLines() {
        #expect(lines("a\n\nb\r\nc\u{2028}d\u{B}e", 100) == ["a", "", "b", "c", "d", "e"])
        #expect(lines("a\n", 100) == ["a", ""])
    }

    @Test func spacesHangOverTheEnd() {
        let hanging = LineBreaker.lines("abc   def", Self.body, maxWidth: 30)
        #expect(hanging.lines[0].width == TextMetrics.measure("abc", Self.body).width)
        let end = LineBreaker.lines("abc      ", Self.body, maxWidth: 30)
        #expect(end.lineCount == 1)
        #expect(end.width == 30)
        #expect(LineBreaker.lines("abc ", Self.body).width == TextMetrics.measure("abc ", Self.body).width)
    }

    /// Japanese: 5 ideographs of 17 pt fit into 90 pt.
    @Test func japaneseObeysKinsoku() {
        #expect(lines("これは「日本語」です。", 90).first == "これは「日")
        #expect(lines("あいう「えお", 70) == ["あいう", "「えお"])
        #expect(lines("あいうえおか、き", 102) == ["あいうえお", "か、き"])
        #expect(lines("あいうえおかっき", 102) == ["あいうえお", "かっき"])
        #expect(lines("あいうえおカーキ", 102) == ["あいうえお", "カーキ"])
        #expect(lines("あいうえおか！？", 102) == ["あいうえお", "か！？"])
    }

    @Test func koreanIsBrokenAtSpaces() {
        #expect(lines("한국어는 단어 단위로", 100) == ["한국어는", "단어 단위로"])
    }

    @Test func arabicIsBrokenAtSpaces() {
        #expect(lines("مرحبا بالعالم هذا", 60) == ["مرحبا", "بالعالم", "هذا"])
    }

    /// Each is 20 pt wide.
    @Test func emojiAreNotTorn() {
        #expect(lines("👨‍👩‍👧‍👦🇯🇵🇩🇪👍🏽", 45) == ["👨‍👩‍👧‍👦🇯🇵", "🇩🇪👍🏽"])
        #expect(lines("👨‍👩‍👧‍👦👍🏽", 1) == ["👨‍👩‍👧‍👦", "👍🏽"])
    }

    /// Every line starts and ends between graphemes as the standard library sees them, at any width, and nothing is lost.
    @Test(arguments: [
        "e\u{301}a\u{308}\u{304}o", "नमस्ते क्षत्रिय हिन्दी", "สวัสดีค่ะ กำแพง", "각\u{1100}\u{1161}\u{11A8}", "🏳️‍🌈🏴󠁧󠁢󠁥󠁮󠁧󠁿👩🏽‍🤝‍👨🏿1️⃣", "🇯🇵🇩🇪🇫",
        "a\r\nb\u{200D}c\u{200B}d", "তুমি বাংলা", "தமிழ் மொழி", "مُحَمَّد", "שָׁלוֹם", "༄༅ བོད", "ｶﾞｷﾞ", "\u{301}x \u{301}y", "မြန်မာ",
    ])
    func graphemesAreNotTorn(text: String) {
        var boundaries: Set<Int> = [text.utf8.count]
        for index in text.indices { boundaries.insert(text.utf8.distance(from: text.startIndex, to: index)) }
        for width in [0.0, 5, 12, 20, 33, 60] {
            let broken = LineBreaker.lines(text, Self.body, maxWidth: width)
            for line in broken.lines {
                #expect(boundaries.contains(line.start) && boundaries.contains(line.end), "\(width): \(line)")
            }
            let shortened = LineBreaker.lines(text, Self.body, maxWidth: width, lineLimit: 1, truncation: .middle).lines
            for line in shortened {
                #expect(boundaries.isSuperset(of: [line.start, line.end, line.tailStart, line.tailEnd]), "\(width): \(line)")
            }
        }
    }

    @Test func theLastLineIsTruncated() {
        let text = "The quick brown fox jumps over the lazy dog"
        #expect(lines(text, 100, limit: 2) == ["The quick", "brown fox j…"])
        #expect(lines(text, 100, limit: 1, .head) == ["…e lazy dog"])
        #expect(lines(text, 100, limit: 1, .middle) == ["The…zy dog"])
        #expect(lines(text, 1000, limit: 1) == [text])
        #expect(lines("first\nsecond", 1000, limit: 1) == ["first…"])
        #expect(lines("first\nsecond", 1000, limit: 2) == ["first", "second"])
        #expect(lines("日本語日本語", 60, limit: 1) == ["日本…"])
        #expect(lines(text, 3, limit: 1) == ["…"])
        for truncation in [TextTruncation.head, .middle, .tail] {
            let broken = LineBreaker.lines(text, Self.body, maxWidth: 100, lineLimit: 1, truncation: truncation)
            #expect(broken.isTruncated)
            #expect(broken.width <= 100)
            #expect(broken.width > 85)
        }
    }

    @Test func aMeasuredWidthNeverWraps() {
        for count in 1...200 {
            let text = String("The quick brown fox, 日本語 and 👍🏽 jumps over-the lazy dog. ".prefix(count))
            let width = TextMetrics.measure(text, Self.body).width
            let broken = LineBreaker.lines(text, Self.body, maxWidth: width)
            #expect(broken.lineCount == 1)
            #expect(broken.width == width)
        }
    }

    @Test func linesOfSeveralRunsHaveSegments() {
        let bold = ResolvedFont(size: 17, leading: 22, weight: 700)
        let text = Array("plain bold and plain again".utf8)
        let runs = [TextRun(end: 6, font: Self.body), TextRun(end: 10, font: bold), TextRun(end: 26, font: Self.body)]
        text.withUnsafeBufferPointer { text in
            runs.withUnsafeBufferPointer { runs in
                let broken = LineBreaker.lines(text, runs: runs, maxWidth: 120, lineLimit: 2)
                let first = LineBreaker.segments(of: broken.lines[0], in: text, runs: runs)
                #expect(first.map(\.run) == [0, 1, 2])
                #expect(first.map(\.end) == [6, 10, 14])
                #expect(first[1].x == first[0].width)
                #expect(abs(first[2].x + first[2].width - broken.lines[0].width) < 1e-9)
                let last = LineBreaker.segments(of: broken.lines[1], in: text, runs: runs)
                #expect(abs(last.map(\.width).reduce(0, +) - broken.lines[1].width) < 1e-9)
            }
        }
    }

    @Test func segmentsHoldTheEllipsis() {
        let text = Array("The quick brown fox".utf8)
        let runs = [TextRun(end: text.count, font: Self.body)]
        text.withUnsafeBufferPointer { text in
            runs.withUnsafeBufferPointer { runs in
                for truncation in [TextTruncation.head, .middle, .tail] {
                    let line = LineBreaker.lines(text, runs: runs, maxWidth: 90, lineLimit: 1, truncation: truncation).lines[0]
                    let segments = LineBreaker.segments(of: line, in: text, runs: runs)
                    #expect(segments.filter(\.isEllipsis).count == 1)
                    #expect(abs(segments.map(\.width).reduce(0, +) - line.width) < 1e-9)
                }
            }
        }
    }

    /// One megabyte each; breaking them must not take longer per character than breaking a word.
    @Test(arguments: ["word ", "x", "日本、", "🇯🇵", "e\u{301}", "\n", " ", "-"])
    func aMegabyteIsBroken(piece: String) {
        let text = String(repeating: piece, count: 1 << 20 / piece.utf8.count)
        let broken = LineBreaker.lines(text, Self.body, maxWidth: 300)
        #expect(broken.lines.last?.end == text.utf8.count || piece == " ")
        #expect(broken.lines.allSatisfy { $0.width <= 300 + LineBreaker.tolerance })
        #expect(zip(broken.lines, broken.lines.dropFirst()).allSatisfy { $0.end <= $1.start })
        #expect(LineBreaker.lines(text, Self.body, maxWidth: 300, lineLimit: 1, truncation: .middle).lineCount == 1)
    }

    @Test func countsWithoutKeepingLines() {
        var text = "The quick brown fox jumps over the lazy dog"
        let kept = LineBreaker.lines(text, Self.body, maxWidth: 100)
        let counted = text.withUTF8 { LineBreaker.lines($0, Self.body, maxWidth: 100, keepsLines: false) }
        #expect(counted.lines.isEmpty)
        #expect(counted.lineCount == kept.lines.count)
        #expect(counted.width == kept.width)
    }
}
