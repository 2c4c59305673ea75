/// Breaks text into lines, in time that grows with its length only.
///
/// Lines end where the common subset of Unicode's line breaking algorithm (UAX #14) allows it: after spaces, hyphens and slashes,
/// between ideographs, but not before 、。」）！？ small kana and the like, nor after （「. Hangul is broken at spaces, as iOS has done
/// since 14. Words longer than a line are broken between graphemes. Spaces at the end of a line hang over it. Each line takes as
/// much as fits: SwiftUI leaves a single word on the last line (measured in a footer of iOS 18.2).
public enum LineBreaker {
    /// How much wider than allowed a line may be, in points: proposals come out of sums whose last digits differ.
    static let tolerance = 1.0 / 1024

    /// Breaks a text in one font.
    /// - Parameters:
    ///   - text: UTF-8.
    ///   - font: its font.
    ///   - kerning: extra space after every glyph, in points.
    ///   - maxWidth: width of a line in points; infinite or NaN for no limit.
    ///   - lineLimit: how many lines there may be; at least 1 is taken, `nil` for no limit.
    ///   - truncation: where the ellipsis stands.
    ///   - keepsLines: `false` if only the number of lines and the width matter.
    public static func lines(
        _ text: UnsafeBufferPointer<UInt8>, _ font: ResolvedFont, kerning: Double = 0, maxWidth: Double = .infinity,
        lineLimit: Int? = nil, truncation: TextTruncation = .tail, keepsLines: Bool = true
    ) -> BrokenText {
        var run = TextRun(end: text.count, font: font, kerning: kerning)
        return withUnsafePointer(to: &run) {
            let runs = UnsafeBufferPointer(start: $0, count: 1)
            return lines(text, runs: runs, maxWidth: maxWidth, lineLimit: lineLimit, truncation: truncation, keepsLines: keepsLines)
        }
    }

    /// Breaks a text of several runs; the last one reaches to the end of the text.
    public static func lines(
        _ text: UnsafeBufferPointer<UInt8>, runs: UnsafeBufferPointer<TextRun>, maxWidth: Double = .infinity,
        lineLimit: Int? = nil, truncation: TextTruncation = .tail, keepsLines: Bool = true
    ) -> BrokenText {
        guard text.count > 0, runs.count > 0 else { return BrokenText() }
        let width = maxWidth.isNaN ? Double.infinity : max(maxWidth, 0) + tolerance
        var wrapping = LineWrapping(text, runs, maxWidth: width, lineLimit: lineLimit.map { max($0, 1) } ?? Int.max)
        wrapping.truncation = truncation
        wrapping.keepsLines = keepsLines
        wrapping.wrap()
        return wrapping.result
    }

    /// Breaks a string in one font.
    public static func lines(
        _ text: String, _ font: ResolvedFont, kerning: Double = 0, maxWidth: Double = .infinity, lineLimit: Int? = nil,
        truncation: TextTruncation = .tail
    ) -> BrokenText {
        var text = text
        return text.withUTF8 {
            lines($0, font, kerning: kerning, maxWidth: maxWidth, lineLimit: lineLimit, truncation: truncation)
        }
    }
}
