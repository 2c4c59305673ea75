/// What a text's own modifiers say. A plain value, so that texts are copied for free.
@frozen public struct _TextAttributes: Equatable, Sendable {
    /// Which of the values below were given.
    @frozen public struct Given: OptionSet, Sendable, Equatable {
        public let rawValue: UInt16
        @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

        @usableFromInline static var font: Given { Given(rawValue: 1) }
        @usableFromInline static var foreground: Given { Given(rawValue: 2) }
        @usableFromInline static var weight: Given { Given(rawValue: 4) }
        @usableFromInline static var italic: Given { Given(rawValue: 8) }
        @usableFromInline static var design: Given { Given(rawValue: 16) }
        @usableFromInline static var monospacedDigit: Given { Given(rawValue: 32) }
        @usableFromInline static var underline: Given { Given(rawValue: 64) }
        @usableFromInline static var strikethrough: Given { Given(rawValue: 128) }
        @usableFromInline static var kerning: Given { Given(rawValue: 256) }
        @usableFromInline static var tracking: Given { Given(rawValue: 512) }
        @usableFromInline static var baselineOffset: Given { Given(rawValue: 1024) }
        @usableFromInline static var scale: Given { Given(rawValue: 2048) }
        /// What the quick way of making a text takes into account.
        @usableFromInline static var quick: Given { Given(rawValue: 1 | 2 | 4) }
    }

    @usableFromInline var given: Given = []
    @usableFromInline var font: Font?
    @usableFromInline var foreground: _StyleReference?
    /// 0 for the font's own.
    @usableFromInline var weight: Font.Weight?
    @usableFromInline var italic = false
    @usableFromInline var design: Font.Design?
    @usableFromInline var underline = false
    @usableFromInline var strikethrough = false
    /// Letter distances and shift in points.
    @usableFromInline var kerning = 0.0
    @usableFromInline var tracking = 0.0
    @usableFromInline var baselineOffset = 0.0
    /// Share of the font's size (`textScale(_:)`).
    @usableFromInline var scale = 1.0

    @inlinable init() {}

    /// These attributes where given, else the outer ones.
    func over(_ outer: _TextAttributes) -> _TextAttributes {
        if outer.given.isEmpty { return self }
        var result = outer
        result.given = given.union(outer.given)
        if given.contains(.font) { result.font = font }
        if given.contains(.foreground) { result.foreground = foreground }
        if given.contains(.weight) { result.weight = weight }
        if given.contains(.italic) { result.italic = italic }
        if given.contains(.design) { result.design = design }
        if given.contains(.underline) { result.underline = underline }
        if given.contains(.strikethrough) { result.strikethrough = strikethrough }
        if given.contains(.kerning) { result.kerning = kerning }
        if given.contains(.tracking) { result.tracking = tracking }
        if given.contains(.baselineOffset) { result.baselineOffset = baselineOffset }
        if given.contains(.scale) { result.scale = scale }
        return result
    }
}
