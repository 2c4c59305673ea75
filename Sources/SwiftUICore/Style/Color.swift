import Foundation

/// A colour that is settled only when it is drawn: the same value can be light or dark.
/// A plain value without references, so that views and environments copy it for free.
@frozen public struct Color: Hashable, Sendable {
    /// Which numbers a colour is given in.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    @usableFromInline enum Kind: UInt8, Hashable, Sendable { case rgb, system, tint, asset, provider, mix }

    @usableFromInline var kind: Kind
    /// Which system colour, asset name or provider.
    @usableFromInline var number: Int32
    @usableFromInline var red: Float
    @usableFromInline var green: Float
    @usableFromInline var blue: Float
    /// Multiplied with the resolved colour's own.
    @usableFromInline var alpha: Float

    @usableFromInline init(kind: Kind, number: Int32 = 0, red: Float = 0, green: Float = 0, blue: Float = 0, alpha: Float = 1) {
        self.kind = kind
        self.number = number
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// One of the system's colours by its meaning.
    public init(_system system: SystemColor) { self.init(kind: .system, number: Int32(system.rawValue)) }

    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        let rgb = space.sRGB(red, green, blue)
        self.init(kind: .rgb, red: Float(rgb.0), green: Float(rgb.1), blue: Float(rgb.2), alpha: Float(opacity))
    }
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let h = (hue - hue.rounded(.down)) * 6
        let f = h - h.rounded(.down)
        let p = brightness * (1 - saturation)
        let q = brightness * (1 - saturation * f)
        let t = brightness * (1 - saturation * (1 - f))
        let rgb: (Double, Double, Double) =
            switch Int(h.isFinite ? h : 0) {
            case 0: (brightness, t, p)
            case 1: (q, brightness, p)
            case 2: (p, brightness, t)
            case 3: (p, q, brightness)
            case 4: (t, p, brightness)
            default: (brightness, p, q)
            }
        self.init(red: rgb.0, green: rgb.1, blue: rgb.2, opacity: opacity)
    }
    /// A colour of the asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(kind: .asset, number: InternedNames.number(of: name)) }
    /// A colour that is computed from the environment when it is drawn.
    public init(_provider: @escaping @Sendable (EnvironmentValues) -> Color) {
        self.init(kind: .provider, number: ColorProviders.number(of: _provider))
    }

    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.alpha *= Float(opacity)
        return copy
    }
}

extension Color {
    public static let red = Color(_system: .red)
    public static let orange = Color(_system: .orange)
    public static let yellow = Color(_system: .yellow)
    public static let green = Color(_system: .green)
    public static let mint = Color(_system: .mint)
    public static let teal = Color(_system: .teal)
    public static let cyan = Color(_system: .cyan)
    public static let blue = Color(_system: .blue)
    public static let indigo = Color(_system: .indigo)
    public static let purple = Color(_system: .purple)
    public static let pink = Color(_system: .pink)
    public static let brown = Color(_system: .brown)
    public static let gray = Color(_system: .gray)
    public static let white = Color(red: 1, green: 1, blue: 1)
    public static let black = Color(red: 0, green: 0, blue: 0)
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
    public static let primary = Color(_system: .label)
    public static let secondary = Color(_system: .secondaryLabel)
    /// The tint of the environment, blue where none is set.
    public static var accentColor: Color { Color(kind: .tint) }
}

extension Color {
    /// The colour as drawn in an environment.
    func rgba(in environment: borrowing EnvironmentValues) -> RGBA {
        var result: RGBA
        switch kind {
        case .rgb: return RGBA(red: red, green: green, blue: blue, opacity: alpha)
        case .system:
            result = SystemColor(rawValue: UInt8(number))!.resolve(
                dark: environment.common.colorScheme == .dark, increasedContrast: environment.common.contrast == .increased,
                design: environment.common.design, elevated: environment.common.isElevated)
        case .tint: result = environment.tintColor.rgba(in: environment)
        case .asset:
            result = AssetColors.color(named: InternedNames.name(number), dark: environment.common.colorScheme == .dark)
        case .provider:
            result = ColorProviders.provider(number)(copy environment).rgba(in: environment)
        case .mix: result = ColorMixes.mix(number).rgba(in: environment)
        }
        if alpha != 1 { result.alpha *= max(0, min(alpha, 1)) }
        return result
    }
}

/// Colours that are computed when drawn. Numbers never reach an output.
enum ColorProviders {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var all: [@Sendable (EnvironmentValues) -> Color] = []

    static func number(of provider: @escaping @Sendable (EnvironmentValues) -> Color) -> Int32 {
        lock.withLock {
            all.append(provider)
            return Int32(all.count - 1)
        }
    }
    static func provider(_ number: Int32) -> @Sendable (EnvironmentValues) -> Color { lock.withLock { all[Int(number)] } }
}

/// Colours of asset catalogs by name.
public enum AssetColors {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var colors: [String: (light: RGBA, dark: RGBA)] = [:]
    /// Drawn for a name that no catalog has: mid grey, so that it shows on light and dark.
    static let missing = RGBA(red: 128, green: 128, blue: 128)

    public static func register(_ name: String, light: RGBA, dark: RGBA) { lock.withLock { colors[name] = (light, dark) } }

    static func color(named name: String, dark: Bool) -> RGBA {
        lock.withLock { colors[name].map { dark ? $0.dark : $0.light } ?? missing }
    }
    static func has(_ name: String) -> Bool { lock.withLock { colors[name] != nil } }
}

extension Color {
    /// The colour's name for a screen reader; numbers for a colour without one.
    public var _name: String {
        if kind == .system, let system = SystemColor(rawValue: UInt8(number)) { return "\(system)" }
        if kind == .asset { return InternedNames.name(number) }
        let rgba = rgba(in: EnvironmentValues())
        if rgba.alpha == 1, rgba == RGBA(red: 0, green: 0, blue: 0) { return "black" }
        if rgba.alpha == 1, rgba == RGBA(red: 255, green: 255, blue: 255) { return "white" }
        return "red \(rgba.red), green \(rgba.green), blue \(rgba.blue)"
    }
}
