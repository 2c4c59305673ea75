import Foundation

/// The description of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// Traits of a face.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A family of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    let parts: UIFont.Parts

    init(parts: UIFont.Parts) {
        self.parts = parts
    }

    /// The description of a face.
    public init(name fontName: String, size: CGFloat) {
        parts = UIFont.Parts(size: size, name: fontName)
    }

    /// The description of a text style with the current traits.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The description of a text style with some traits.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
    }

    /// The size in points.
    open var pointSize: CGFloat { parts.size }

    /// The traits of the face.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if parts.isItalic { traits.insert(.traitItalic) }
        if parts.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if parts.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same description in another family of the system font.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var parts = parts
        parts.design = design
        return UIFontDescriptor(parts: parts)
    }

    /// The same description with other traits. Width and leading stay as they are.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var parts = parts
        parts.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
            parts.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
        }
        if symbolicTraits.contains(.traitMonoSpace) { parts.design = .monospaced }
        return UIFontDescriptor(parts: parts)
    }

    /// The same description in another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var parts = parts
        parts.size = newPointSize
        parts.style = nil
        return UIFontDescriptor(parts: parts)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.parts == parts }
    open override var hash: Int { parts.hashValue }
}
