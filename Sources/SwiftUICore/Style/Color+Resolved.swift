import CoreGraphics
import Foundation

extension Color {
    /// A colour as drawn, in linear sRGB numbers.
    @frozen public struct Resolved: Hashable, Sendable, Codable, ShapeStyle, CustomStringConvertible {
        public typealias Resolved = Never

        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        /// 0...1.
        public var opacity: Float

        public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            let isLinear = colorSpace == .sRGBLinear
            linearRed = isLinear ? red : Self.linear(red)
            linearGreen = isLinear ? green : Self.linear(green)
            linearBlue = isLinear ? blue : Self.linear(blue)
            self.opacity = opacity
        }

        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }
        public var cgColor: CGColor {
            CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }
        public var description: String {
            func hex(_ x: Float) -> String {
                let digits = String(Int(max(0, min(x, 1)) * 255 + 0.5), radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }
            return "#" + hex(red) + hex(green) + hex(blue) + hex(opacity)
        }
        public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference { _StyleReference(Color(self)) }

        private static func linear(_ x: Float) -> Float { x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4) }
        private static func encoded(_ x: Float) -> Float { x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055 }
    }

    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity))
    }
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let rgba = _rgba(in: environment)
        return Resolved(red: Float(rgba.red) / 255, green: Float(rgba.green) / 255, blue: Float(rgba.blue) / 255, opacity: rgba.alpha)
    }

    /// A style of one's own that comes down to a colour.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        self.init(_provider: { Color(color.resolve(in: $0)) })
    }

    public init(cgColor: CGColor) {
        let c = cgColor.components ?? [0, 0]
        if c.count >= 4 {
            self.init(red: c[0], green: c[1], blue: c[2], opacity: c[3])
        } else {
            self.init(white: c[0], opacity: c.last ?? 1)
        }
    }
    /// The colour in the default surroundings; nil where it depends on them.
    public var cgColor: CGColor? { resolve(in: EnvironmentValues()).cgColor }

    public func exposureAdjust(_ stops: Double) -> Color { self }
    public func headroom(_ headroom: Double?) -> Color { self }
}
