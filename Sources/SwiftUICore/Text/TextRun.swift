/// A part of a text in one font. The runs of a text follow each other without a gap.
public struct TextRun: Hashable, Sendable, BitwiseCopyable {
    /// Where the run ends: an offset in UTF-8 bytes. It starts where the run before it ends.
    public var end: Int
    /// Its font.
    public var font: ResolvedFont
    /// Extra space after every glyph in points: `tracking(_:)` or `kerning(_:)`.
    public var kerning: Double

    /// A run that ends at a byte offset.
    @inlinable
    public init(end: Int, font: ResolvedFont, kerning: Double = 0) {
        self.end = end
        self.font = font
        self.kerning = kerning
    }
}

/// What measuring needs of a run, computed once per run.
struct RunMetrics {
    let face: TextFace
    /// Points per unit.
    let scale: Double
    /// Space after a glyph of Inter, in points.
    let tracking: Double
    /// Space after another glyph: the fallback faces of iOS are not tracked.
    let kerning: Double
    /// Width of an emoji in units.
    let emojiUnits: Int

    init(_ run: TextRun, _ tables: TextTables) {
        let font = run.font
        face = TextFace(weight: font.weight, traits: font.traits, tables)
        scale = font.size / Double(TextMetricsTable.unitsPerEm)
        tracking = FontTracking.points(font, tables) + run.kerning
        kerning = run.kerning
        emojiUnits = font.size > 0 ? Int((TextMetrics.emojiAdvance(size: font.size) / scale).rounded(.down)) : 0
    }
}
