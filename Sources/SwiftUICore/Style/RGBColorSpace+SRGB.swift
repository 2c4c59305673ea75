import Foundation

extension Color.RGBColorSpace {
    /// Numbers of this space in sRGB, where pictures are drawn. What sRGB cannot show is cut off there.
    func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        switch self {
        case .sRGB: return (red, green, blue)
        case .sRGBLinear: return (Self.encoded(red), Self.encoded(green), Self.encoded(blue))
        case .displayP3:
            let (r, g, b) = (Self.decoded(red), Self.decoded(green), Self.decoded(blue))
            // Display P3 to sRGB, both with the white D65.
            return (
                Self.encoded(1.2249401 * r - 0.2249404 * g), Self.encoded(-0.0420569 * r + 1.0420571 * g),
                Self.encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b)
            )
        }
    }

    private static func encoded(_ x: Double) -> Double { x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055 }
    private static func decoded(_ x: Double) -> Double { x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4) }
}
