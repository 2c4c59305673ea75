import Foundation

/// A font: a text style that follows Dynamic Type, a system size or a custom face, with its variations.
/// A plain value without references, so that views and environments copy it for free.
@frozen public struct Font: Hashable, Sendable {
    /// The text styles of the Human Interface Guidelines.
    public enum TextStyle: UInt8, CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// Thickness of the strokes.
    @frozen public struct Weight: Hashable, Sendable {
        /// 100...900 as in CSS.
        public let value: Int16
        @usableFromInline init(value: Int16) { self.value = value }

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// Width of the letters. Only the standard width is measured.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// Family of the system font.
    public enum Design: UInt8, Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// Distance of lines.
    public enum Leading: UInt8, Hashable, Sendable { case standard, tight, loose }

    @usableFromInline enum Kind: UInt8, Hashable, Sendable { case style, system, custom, customFixed }

    @usableFromInline var kind: Kind
    @usableFromInline var style: TextStyle
    @usableFromInline var design: Design = .default
    @usableFromInline var leadingKind: Leading = .standard
    /// 0 where the style decides.
    @usableFromInline var weightValue: Int16 = 0
    @usableFromInline var traits: ResolvedFont.Traits = []
    @usableFromInline var size: Double = 0
    /// Number of a custom face's name in the table of names; 0 for none.
    @usableFromInline var name: Int32 = 0

    @usableFromInline init(kind: Kind, style: TextStyle, size: Double = 0) {
        self.kind = kind
        self.style = style
        self.size = size
    }
}

extension Font {
    public static let largeTitle = Font(kind: .style, style: .largeTitle)
    public static let title = Font(kind: .style, style: .title)
    public static let title2 = Font(kind: .style, style: .title2)
    public static let title3 = Font(kind: .style, style: .title3)
    public static let headline = Font(kind: .style, style: .headline)
    public static let subheadline = Font(kind: .style, style: .subheadline)
    public static let body = Font(kind: .style, style: .body)
    public static let callout = Font(kind: .style, style: .callout)
    public static let footnote = Font(kind: .style, style: .footnote)
    public static let caption = Font(kind: .style, style: .caption)
    public static let caption2 = Font(kind: .style, style: .caption2)

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(kind: .style, style: style)
        font.design = design ?? .default
        font.weightValue = weight?.value ?? 0
        return font
    }
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font { system(style, design: design, weight: nil) }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(kind: .system, style: .body, size: size)
        font.weightValue = weight?.value ?? 0
        font.design = design ?? .default
        return font
    }
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        system(size: size, weight: Optional(weight), design: Optional(design))
    }

    /// A named face that grows with the body style.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }
    /// A named face that grows with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        var font = Font(kind: .custom, style: style, size: size)
        font.name = InternedNames.number(of: name)
        return font
    }
    /// A named face of one size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        var font = Font(kind: .customFixed, style: .body, size: fixedSize)
        font.name = InternedNames.number(of: name)
        return font
    }

    public func weight(_ weight: Weight) -> Font { with { $0.weightValue = weight.value } }
    public func bold() -> Font { weight(.bold) }
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
    public func italic() -> Font { with { $0.traits.insert(.italic) } }
    public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
    public func monospaced() -> Font { with { $0.design = .monospaced } }
    public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
    public func monospacedDigit() -> Font { with { $0.traits.insert(.monospacedDigit) } }
    public func smallCaps() -> Font { self }
    public func lowercaseSmallCaps() -> Font { self }
    public func uppercaseSmallCaps() -> Font { self }
    public func leading(_ leading: Leading) -> Font { with { $0.leadingKind = leading } }
    public func width(_ width: Width) -> Font { self }

    @inline(__always) private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }
}
