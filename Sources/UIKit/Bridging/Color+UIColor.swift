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
    public init(_ cgColor: CGColor) {
        self.init(cgColor: cgColor)
    }
}

extension SwiftUICore.Font {
    /// A font of UIKit, in its own size.
    public init(_ font: UIFont) {
        self = font._font
    }
}
