import Foundation
import SwiftUICore

/// Scales fonts and lengths with the size of type.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Scales as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// Scales as body text does.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// A length, scaled with the current traits.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length, scaled with some traits and rounded to a pixel.
    open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        let category = (traits ?? .current).preferredContentSizeCategory
        let scaled = value * TextStyleTable.scale(style: style.index, typeSize: Int(category._dynamicTypeSize.rawValue))
        return (scaled * 3).rounded() / 3
    }

    /// A font, scaled with the current traits.
    open func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

    /// A font, scaled with the current traits up to a size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
    }
}
