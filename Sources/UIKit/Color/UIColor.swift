import CoreGraphics
import Foundation
import SwiftUICore

/// A colour, which may depend on the traits with which it is drawn.
open class UIColor: NSObject, @unchecked Sendable {
    enum Storage {
        /// Red, green, blue and opacity, from 0 to 1 where they are in sRGB.
        case numbers(CGFloat, CGFloat, CGFloat, CGFloat)
        /// A colour of SwiftUI, drawn with an opacity.
        case core(Color, opacity: CGFloat)
        /// A colour that the traits decide, drawn with an opacity.
        case dynamic(@Sendable (UITraitCollection) -> UIColor, opacity: CGFloat)
    }

    let storage: Storage

    init(storage: Storage) {
        self.storage = storage
    }

    /// A colour of red, green, blue and opacity from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .numbers(red, green, blue, alpha)
    }

    /// A grey from 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        storage = .numbers(white, white, white, alpha)
    }

    /// A colour of hue, saturation and brightness from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = HueModel.rgb(hue: hue, saturation: saturation, brightness: brightness)
        storage = .numbers(red, green, blue, alpha)
    }

    /// A colour in Display P3. Taken as if it were sRGB.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .numbers(red, green, blue, alpha)
    }

    /// A colour from its numbers.
    public init(cgColor: CGColor) {
        let numbers = cgColor.components ?? [0, 0]
        storage =
            numbers.count == 2
            ? .numbers(numbers[0], numbers[0], numbers[0], numbers[1])
            : .numbers(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    /// A colour that `dynamicProvider` makes for the traits with which it is drawn.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider, opacity: 1)
    }

    /// A colour of SwiftUI.
    public init(_ color: Color) {
        storage = .core(color, opacity: 1)
    }

    /// A colour of the asset catalog.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// A colour of the asset catalog. One that the catalog lacks is drawn grey.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        storage = .core(Color(name, bundle: bundle), opacity: 1)
    }

    /// The colour as SwiftUI takes it.
    public var _color: Color {
        switch storage {
        case .numbers(let red, let green, let blue, let alpha): Color(red: red, green: green, blue: blue, opacity: alpha)
        case .core(let color, let opacity): opacity == 1 ? color : color.opacity(opacity)
        case .dynamic(let provider, let opacity):
            Color(_provider: { environment in
                let color = provider(UITraitCollection(_environment: environment))._color
                return opacity == 1 ? color : color.opacity(opacity)
            })
        }
    }

    /// The same colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .numbers(let red, let green, let blue, _): UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .core(let color, _): UIColor(storage: .core(color, opacity: alpha))
        case .dynamic(let provider, _): UIColor(storage: .dynamic(provider, opacity: alpha))
        }
    }

    /// The colour as drawn with some traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .numbers: return self
        case .dynamic(let provider, let opacity):
            let color = provider(traitCollection).resolvedColor(with: traitCollection)
            return opacity == 1 ? color : color.withAlphaComponent(opacity)
        case .core(let color, let opacity):
            let drawn = color._rgba(in: traitCollection._environment)
            return UIColor(
                red: CGFloat(drawn.red) / 255, green: CGFloat(drawn.green) / 255, blue: CGFloat(drawn.blue) / 255,
                alpha: CGFloat(drawn.alpha) * opacity)
        }
    }

    /// Red, green, blue and opacity with the current traits.
    var numbers: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        guard case .numbers(let red, let green, let blue, let alpha) = resolvedColor(with: .current).storage else {
            return (0, 0, 0, 0)
        }
        return (red, green, blue, alpha)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        switch (storage, other.storage) {
        case (.numbers(let a, let b, let c, let d), .numbers(let e, let f, let g, let h)): return (a, b, c, d) == (e, f, g, h)
        case (.core(let a, let b), .core(let c, let d)): return a == c && b == d
        default: return false
        }
    }

    open override var hash: Int {
        switch storage {
        case .numbers(let red, let green, let blue, _): Int(red * 255) << 16 ^ Int(green * 255) << 8 ^ Int(blue * 255)
        case .core(let color, _): color.hashValue
        case .dynamic: 0
        }
    }
}
