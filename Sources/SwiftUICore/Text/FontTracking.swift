/// Space that is added after every glyph.
enum FontTracking {
    /// Tracking of a font in points, for glyphs of Inter's text cut.
    ///
    /// Up to 17 pt it is SF Pro's tracking from Apple's Human Interface Guidelines. From 28 pt on iOS draws the display cut of SF Pro,
    /// whose glyphs are narrower than Inter's; the tracking makes up for that with `displayCut`. Between 17 and 28 pt the cuts blend,
    /// and so does the tracking in em. Evidence, widths of ink in iOS pictures against this rule: "Servers" 33 pt bold 116.33 pt, less than
    /// 0.1 % off (8.2 % without); "Privacy" 19 pt semibold 63.33 pt, 0.4 % off (1.1 % without).
    ///
    /// SF Pro Rounded has one cut, spaced as the display cut; its own tracking makes up for it at small sizes. New York is estimated to
    /// be as wide as SF Pro. SF Mono has no tracking, and other faces are not tracked.
    static func points(_ font: ResolvedFont, _ tables: TextTables = .shared) -> Double {
        if font.traits.rawValue & (ResolvedFont.Traits.monospaced.rawValue | ResolvedFont.Traits.custom.rawValue) != 0 { return 0 }
        if font.traits.contains(.rounded) { return value(font.size, in: tables.rounded) - displayCut(font.weight) * font.size }
        if font.size <= textEnd { return value(font.size, in: tables.pro) }
        let large = max(font.size, displayStart)
        let display = value(large, in: tables.pro) - displayCut(font.weight) * large
        if font.size >= displayStart { return display }
        let part = (font.size - textEnd) / (displayStart - textEnd)
        let smallEm = value(textEnd, in: tables.pro) / textEnd
        return (smallEm + (display / displayStart - smallEm) * part) * font.size
    }

    /// The text cut is drawn up to this size, in points.
    private static var textEnd: Double { 17 }
    /// The display cut is drawn from this size on, in points.
    private static var displayStart: Double { 28 }

    /// How much wider a glyph of Inter's text cut is on average than one of SF Pro's display cut, in em.
    ///
    /// 0.057 at regular weight (average over 50 titles of apps, glyph widths of SF Pro as a text measuring library publishes them),
    /// 0.048 measured at bold; a straight line between.
    private static func displayCut(_ weight: Int16) -> Double {
        0.057 - 0.00003 * Double(weight - 400)
    }

    /// Interpolates in a table that starts at 6 pt with a step of 1 pt; from 80 pt on the tracking is 0.
    private static func value(_ size: Double, in table: UnsafePointer<Double>) -> Double {
        let position = max(size - 6, 0)
        guard position < 74 else { return 0 }
        let index = Int(position)
        return table[index] + (table[index + 1] - table[index]) * (position - Double(index))
    }

    /// SF Pro, 6…80 pt, in 1/100 pt: Human Interface Guidelines, Typography, tracking values (March 2025). Sizes without a row in
    /// it (55, 57, …) are interpolated.
    static let pro: [Int16] = [
        24, 23, 21, 17, 12, 6, 0, -8, -15, -23, -31, -43, -44, -45, -45, -36, -26, -10, 7, 15, 22, 29, 38, 40, 40,
        39, 41, 40, 40, 38, 37, 36, 37, 38, 37, 36, 37, 38, 37, 35, 36, 37, 35, 33, 34, 35, 33, 31, 32, 31,
        30, 29, 28, 27, 26, 25, 24, 23, 22, 20, 19, 18, 17, 15, 14, 14, 14, 12, 10, 9, 7, 5, 4, 2, 0,
    ]

    /// SF Pro Rounded, from the same page and of the same length.
    static let rounded: [Int16] = [
        51, 54, 57, 57, 57, 56, 54, 51, 48, 44, 41, 37, 37, 37, 36, 35, 34, 35, 35, 35, 36, 36, 36, 37, 37,
        36, 38, 39, 38, 38, 39, 38, 39, 38, 39, 38, 39, 38, 37, 37, 36, 37, 35, 36, 34, 32, 33, 31, 32, 31,
        30, 27, 25, 24, 23, 22, 21, 20, 19, 17, 16, 14, 13, 13, 14, 12, 11, 10, 9, 8, 7, 5, 4, 2, 0,
    ]
}
