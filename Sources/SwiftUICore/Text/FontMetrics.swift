/// Heights and baselines of lines, by the rules of iOS.
public enum FontMetrics {
    /// Ascent of SF Pro in em: 1950 of 2048 units, as published; 16.19 pt at 17 pt, so the baseline of a single line lies 16.33 pt
    /// below its top at 3 pixels per point (measured in iOS snapshots).
    public static let ascentRatio = 1950.0 / 2048
    /// Descent of SF Pro in em: 494 of 2048 units; with the ascent 20.29 pt at 17 pt.
    public static let descentRatio = 494.0 / 2048
    /// Height of a capital of SF Pro in em: 1443 of 2048 units, as published; 11.98 pt at 17 pt, 12 measured.
    public static let capHeightRatio = 1443.0 / 2048

    /// Distance from the top of a line to its baseline, in points. New York, SF Mono and custom faces are taken to be like SF Pro.
    @inlinable
    public static func ascent(_ font: ResolvedFont) -> Double { font.size * ascentRatio }

    /// Distance from the baseline to the bottom of a line, in points.
    @inlinable
    public static func descent(_ font: ResolvedFont) -> Double { font.size * descentRatio }

    /// Height of the box of one line in points, not rounded: 1.1934 em.
    @inlinable
    public static func lineHeight(_ font: ResolvedFont) -> Double { font.size * (ascentRatio + descentRatio) }

    /// Height of a capital letter in points.
    @inlinable
    public static func capHeight(_ font: ResolvedFont) -> Double { font.size * capHeightRatio }

    /// Distance of two baselines of `.system(size:)` in points: the height of a line.
    ///
    /// A font of a size has no leading of its own, only the text styles have (`TextStyleTable`). Estimate: UIKit reports 17.90 pt for
    /// the line height of 15 pt; no picture of several lines in such a font was found.
    @inlinable
    public static func leading(systemSize size: Double) -> Double { size * (ascentRatio + descentRatio) }

    /// The next whole pixel, in points.
    ///
    /// A length that exceeds a pixel by less than a thousandth counts as that pixel, because sums of thirds do.
    @inlinable
    public static func ceilToPixel(_ length: Double, scale: Double) -> Double {
        ((length * scale) - 0.001).rounded(.up) / scale
    }

    /// Height of a text in points: `(lines - 1) * leading + 1.1934 * size`, up to a whole pixel; 0 without lines.
    ///
    /// The rule fits one, two and ten lines of body type and one line of each text style as iOS draws them.
    /// - Parameters:
    ///   - lines: how many lines.
    ///   - font: font of all of them.
    ///   - lineSpacing: added between two lines, in points.
    ///   - scale: pixels per point.
    @inlinable
    public static func height(lines: Int, _ font: ResolvedFont, lineSpacing: Double = 0, scale: Double) -> Double {
        guard lines > 0 else { return 0 }
        return ceilToPixel(Double(lines - 1) * (font.leading + lineSpacing) + lineHeight(font), scale: scale)
    }

    /// Distance from the top of a text to its first baseline, in points: the ascent up to a whole pixel.
    @inlinable
    public static func firstBaseline(_ font: ResolvedFont, scale: Double) -> Double {
        ceilToPixel(ascent(font), scale: scale)
    }

    /// Distance from the top of a text to its last baseline, in points (estimate for more than one line).
    @inlinable
    public static func lastBaseline(lines: Int, _ font: ResolvedFont, lineSpacing: Double = 0, scale: Double) -> Double {
        ceilToPixel(Double(max(lines, 1) - 1) * (font.leading + lineSpacing) + ascent(font), scale: scale)
    }
}
