/// How colours are combined with those behind.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

    /// The keyword of `mix-blend-mode`; those that browsers lack are drawn as normal.
    var css: String {
        switch self {
        case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: "normal"
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        }
    }

    /// Whether browsers have it.
    var isDrawn: Bool {
        switch self {
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: false
        default: true
        }
    }
}
