import CoreGraphics
import Foundation
import SwiftUICore

/// A font of a size in points.
open class UIFont: NSObject, @unchecked Sendable {
    struct Parts: Hashable {
        /// The text style, where the font is one.
        var style: TextStyle?
        var size: CGFloat
        var weight = Weight.regular
        var design = UIFontDescriptor.SystemDesign.default
        var isItalic = false
        var hasMonospacedDigits = false
        /// The name of a face that is not the system's.
        var name: String?
    }

    let parts: Parts

    init(parts: Parts) {
        self.parts = parts
    }

    /// A face by its name. Faces are not looked up, so there is always one.
    public init?(name: String, size: CGFloat) {
        parts = Parts(size: size, name: name)
    }

    /// A font as described; the size of the descriptor where `pointSize` is 0.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var parts = descriptor.parts
        if pointSize != 0 {
            parts.size = pointSize
            if pointSize != descriptor.parts.size { parts.style = nil }
        }
        self.parts = parts
    }

    /// The system font.
    public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(parts: Parts(size: size)) }

    /// The system font with a weight.
    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(parts: Parts(size: size, weight: weight))
    }

    /// The system font with a weight. Letters of another width are drawn in the standard width.
    public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    /// The bold system font.
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// The italic system font.
    public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(parts: Parts(size: size, isItalic: true)) }

    /// The system font whose letters have one width.
    public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(parts: Parts(size: size, weight: weight, design: .monospaced))
    }

    /// The system font whose digits have one width.
    public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(parts: Parts(size: size, weight: weight, hasMonospacedDigits: true))
    }

    /// The font of a text style with the current traits.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style with some traits.
    public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
        let category = (traits ?? .current).preferredContentSizeCategory
        let font = TextStyleTable.font(style: style.index, typeSize: Int(category._dynamicTypeSize.rawValue))
        return UIFont(parts: Parts(style: style, size: font.size, weight: font.weight == 600 ? .semibold : .regular))
    }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var parts = parts
        parts.size = fontSize
        parts.style = nil
        return UIFont(parts: parts)
    }

    /// The size in points.
    open var pointSize: CGFloat { parts.size }

    /// The name of the face.
    open var fontName: String { parts.name ?? ".SFUI-\(parts.weight.name)\(parts.isItalic ? "Italic" : "")" }

    /// The name of the family.
    open var familyName: String { parts.name ?? ".AppleSystemUIFont" }

    /// Height above the baseline in points.
    open var ascender: CGFloat { parts.size * FontMetrics.ascentRatio }

    /// Depth below the baseline in points, as a negative number.
    open var descender: CGFloat { -parts.size * FontMetrics.descentRatio }

    /// Height of a capital letter in points.
    open var capHeight: CGFloat { parts.size * FontMetrics.capHeightRatio }

    /// Height of a small x in points: 1078 of 2048 units in SF Pro, as published.
    open var xHeight: CGFloat { parts.size * 1078 / 2048 }

    /// Height of a line in points.
    open var lineHeight: CGFloat { ascender - descender }

    /// Room between lines in points: none.
    open var leading: CGFloat { 0 }

    /// The description of the font.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(parts: parts) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.parts == parts }
    open override var hash: Int { parts.hashValue }

    /// The size of text on buttons and labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of text on buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of small text, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of the system font, in points.
    public class var systemFontSize: CGFloat { 14 }

    /// The families on the device: none are listed, since none are looked up.
    public class var familyNames: [String] { [] }

    /// The faces of a family: none are listed.
    public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

extension UIFont.TextStyle {
    /// The place in the table of text styles; body for a style that is not in it.
    var index: Int {
        switch self {
        case .largeTitle, .extraLargeTitle, .extraLargeTitle2: 0
        case .title1: 1
        case .title2: 2
        case .title3: 3
        case .headline: 4
        case .subheadline: 5
        case .callout: 7
        case .footnote: 8
        case .caption1: 9
        case .caption2: 10
        default: 6
        }
    }
}

extension UIFont.Weight {
    /// The nearest weight of SwiftUI and its name.
    private var nearest: (weight: SwiftUICore.Font.Weight, name: String) {
        let all: [(Self, SwiftUICore.Font.Weight, String)] = [
            (.ultraLight, .ultraLight, "Ultralight"), (.thin, .thin, "Thin"), (.light, .light, "Light"),
            (.regular, .regular, "Regular"), (.medium, .medium, "Medium"), (.semibold, .semibold, "Semibold"),
            (.bold, .bold, "Bold"), (.heavy, .heavy, "Heavy"), (.black, .black, "Black"),
        ]
        var best = all[3]
        for candidate in all where abs(candidate.0.rawValue - rawValue) < abs(best.0.rawValue - rawValue) { best = candidate }
        return (best.1, best.2)
    }

    var name: String { nearest.name }
    var core: SwiftUICore.Font.Weight { nearest.weight }
}

extension UIFont {
    /// The font as SwiftUI takes it.
    public var _font: SwiftUICore.Font {
        let design: SwiftUICore.Font.Design =
            switch parts.design {
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            default: .default
            }
        var font: SwiftUICore.Font =
            if let name = parts.name { .custom(name, fixedSize: parts.size) } else {
                .system(size: parts.size, weight: parts.weight.core, design: design)
            }
        if parts.isItalic { font = font.italic() }
        if parts.hasMonospacedDigits { font = font.monospacedDigit() }
        return font
    }
}
