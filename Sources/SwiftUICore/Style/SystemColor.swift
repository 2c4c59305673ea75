/// The system's colours by their meaning, in light and dark, before iOS 26 and from it on.
public enum SystemColor: UInt8, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
    case separator, opaqueSeparator, link

    /// `0xRRGGBB` for light, dark, and both with increased contrast.
    private typealias Hue = (light: UInt32, dark: UInt32, lightContrast: UInt32, darkContrast: UInt32)

    /// iOS 18 values as re-derived from the system, iOS 26 values of the Human Interface Guidelines (June 2025).
    private func hue(_ design: Design) -> Hue? {
        let old = design == .ios18
        switch self {
        case .red: return old ? (0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961) : (0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
        case .orange: return old ? (0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340) : (0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
        case .yellow: return old ? (0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426) : (0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
        case .green: return old ? (0x34C759, 0x30D158, 0x248A3D, 0x30DB5B) : (0x34C759, 0x30D158, 0x008932, 0x4AD968)
        case .mint: return old ? (0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2) : (0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
        case .teal: return old ? (0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF) : (0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
        case .cyan: return old ? (0x32ADE6, 0x64D2FF, 0x0071A4, 0x0AD7FF) : (0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
        case .blue: return old ? (0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF) : (0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
        case .indigo: return old ? (0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF) : (0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)
        case .purple: return old ? (0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF) : (0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
        case .pink: return old ? (0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482) : (0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
        case .brown: return old ? (0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469) : (0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
        case .gray: return (0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
        case .gray2: return (0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
        case .gray3: return (0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
        case .gray4: return (0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
        case .gray5: return (0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
        case .gray6: return (0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
        default: return nil
        }
    }

    /// Light colour and alpha, dark colour and alpha. iOS 13 values as third parties list them; list background, cell and
    /// separator also measured on iOS 18.2 and 26.4 snapshots.
    private func element(elevated: Bool) -> (UInt32, Float, UInt32, Float) {
        switch self {
        case .label: (0x000000, 1, 0xFFFFFF, 1)
        case .secondaryLabel: (0x3C3C43, 0.6, 0xEBEBF5, 0.6)
        case .tertiaryLabel, .placeholderText: (0x3C3C43, 0.3, 0xEBEBF5, 0.3)
        case .quaternaryLabel: (0x3C3C43, 0.18, 0xEBEBF5, 0.16)
        case .fill: (0x787880, 0.2, 0x787880, 0.36)
        case .secondaryFill: (0x787880, 0.16, 0x787880, 0.32)
        case .tertiaryFill: (0x767680, 0.12, 0x767680, 0.24)
        case .quaternaryFill: (0x747480, 0.08, 0x767680, 0.18)
        case .background: (0xFFFFFF, 1, elevated ? 0x1C1C1E : 0x000000, 1)
        case .secondaryBackground: (0xF2F2F7, 1, elevated ? 0x2C2C2E : 0x1C1C1E, 1)
        case .tertiaryBackground: (0xFFFFFF, 1, elevated ? 0x3A3A3C : 0x2C2C2E, 1)
        case .groupedBackground: (0xF2F2F7, 1, elevated ? 0x1C1C1E : 0x000000, 1)
        case .secondaryGroupedBackground: (0xFFFFFF, 1, elevated ? 0x2C2C2E : 0x1C1C1E, 1)
        case .tertiaryGroupedBackground: (0xF2F2F7, 1, elevated ? 0x3A3A3C : 0x2C2C2E, 1)
        case .separator: (0x3C3C43, 0.29, 0x545458, 0.6)
        case .opaqueSeparator: (0xC6C6C8, 1, 0x38383A, 1)
        default: (0x007AFF, 1, 0x0984FF, 1)
        }
    }

    /// The colour as drawn.
    func resolve(dark: Bool, increasedContrast: Bool, design: Design, elevated: Bool) -> RGBA {
        if let hue = hue(design) {
            let value = increasedContrast ? (dark ? hue.darkContrast : hue.lightContrast) : (dark ? hue.dark : hue.light)
            return RGBA(hex: value)
        }
        let element = element(elevated: elevated)
        return dark ? RGBA(hex: element.2, alpha: element.3) : RGBA(hex: element.0, alpha: element.1)
    }
}

extension RGBA {
    /// `0xRRGGBB`.
    public init(hex: UInt32, alpha: Float = 1) {
        self.init(red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255), alpha: alpha)
    }

    /// From components 0...1, clamped.
    init(red: Float, green: Float, blue: Float, opacity: Float) {
        func byte(_ x: Float) -> UInt8 { x > 0 ? (x < 1 ? UInt8((x * 255).rounded()) : 255) : 0 }
        self.init(red: byte(red), green: byte(green), blue: byte(blue), alpha: opacity > 0 ? min(opacity, 1) : 0)
    }
}
