import Foundation

/// A blend of two colours that is settled when it is drawn.
struct ColorMix: Hashable, Sendable {
    var from: Color
    var to: Color
    /// Share of the second colour, 0...1.
    var fraction: Double
    /// Blended as the eye sees it (Oklab) instead of by the numbers for the device.
    var isPerceptual: Bool

    func rgba(in environment: borrowing EnvironmentValues) -> RGBA {
        let (a, b) = (from.rgba(in: environment), to.rgba(in: environment))
        func blend(_ x: Double, _ y: Double) -> Double { x + (y - x) * fraction }
        let alpha = Float(blend(Double(a.alpha), Double(b.alpha)))
        guard isPerceptual else {
            func byte(_ x: UInt8, _ y: UInt8) -> UInt8 { UInt8(max(0, min(blend(Double(x), Double(y)).rounded(), 255))) }
            return RGBA(red: byte(a.red, b.red), green: byte(a.green, b.green), blue: byte(a.blue, b.blue), alpha: alpha)
        }
        let (p, q) = (Oklab(a), Oklab(b))
        var result = Oklab(l: blend(p.l, q.l), a: blend(p.a, q.a), b: blend(p.b, q.b)).rgba
        result.alpha = alpha
        return result
    }
}

/// A colour by lightness and two opponent axes, in which equal steps look equal. Matrices as published with the colour space.
struct Oklab {
    var l: Double
    var a: Double
    var b: Double
}

extension Oklab {
    init(_ c: RGBA) {
        let (r, g, b) = (Self.linear(c.red), Self.linear(c.green), Self.linear(c.blue))
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        self.l = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    var rgba: RGBA {
        let l = pow(self.l + 0.3963377774 * a + 0.2158037573 * b, 3)
        let m = pow(self.l - 0.1055613458 * a - 0.0638541728 * b, 3)
        let s = pow(self.l - 0.0894841775 * a - 1.2914855480 * b, 3)
        return RGBA(
            red: Self.byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: Self.byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: Self.byte(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
    }

    /// sRGB's curve.
    static func linear(_ byte: UInt8) -> Double {
        let x = Double(byte) / 255
        return x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
    }

    static func byte(_ x: Double) -> UInt8 {
        let y = x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
        return UInt8(max(0, min((y * 255).rounded(), 255)))
    }
}

extension Color {
    /// A blend of two colours; `fraction` is the share of the second.
    public init(_mixing from: Color, with to: Color, by fraction: Double, isPerceptual: Bool) {
        let share = fraction.isNaN ? 0 : max(0, min(fraction, 1))
        self.init(kind: .mix, number: ColorMixes.number(of: ColorMix(from: from, to: to, fraction: share, isPerceptual: isPerceptual)))
    }

    /// The colour as drawn in an environment.
    public func _rgba(in environment: EnvironmentValues) -> RGBA { rgba(in: environment) }
}

/// Blends by number. Numbers never reach an output.
enum ColorMixes {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var all: [ColorMix] = []
    nonisolated(unsafe) private static var numbers: [ColorMix: Int32] = [:]

    static func number(of mix: ColorMix) -> Int32 {
        lock.withLock {
            if let known = numbers[mix] { return known }
            all.append(mix)
            numbers[mix] = Int32(all.count - 1)
            return Int32(all.count - 1)
        }
    }
    static func mix(_ number: Int32) -> ColorMix { lock.withLock { all[Int(number)] } }
}
