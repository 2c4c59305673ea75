import CoreGraphics
import Foundation
import SwiftUICore

extension Color {
    /// A colour of UIKit, which still changes between light and dark.
    public init(uiColor: UIColor) {
        self = uiColor._color
    }

    /// A colour of UIKit, which still changes between light and dark.
    public init(_ color: UIColor) {
        self = color._color
    }

    /// A colour from its numbers.
    public init(cgColor: CGColor) {
        self = UIColor(cgColor: cgColor)._color
    }

    /// A colour from its numbers.
    public init(_ cgColor: CGColor) {
        self = UIColor(cgColor: cgColor)._color
    }

    /// The numbers of a colour that does not depend on its surroundings; nil for others.
    public var cgColor: CGColor? {
        let (light, dark) = (
            UIColor(self).resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)),
            UIColor(self).resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        )
        return light == dark ? light.cgColor : nil
    }
}

extension SwiftUICore.Font {
    /// A font of UIKit, in its own size.
    public init(_ font: UIFont) {
        self = font._font
    }
}
