/// One colour of a symbol: an outline that is filled, or drawn as a line with round ends and round joins.
public struct SymbolLayer: Equatable, Sendable {
    /// SVG path data in hundredths of the font size, y down, from the top left corner of the drawing.
    public var path: String
    /// Width of the line in hundredths of the font size; 0 for a filled outline. The font weight is already in it.
    public var stroke: Double
    /// Whether a filled outline has its holes by the even-odd rule (else by the non-zero rule).
    public var evenOdd: Bool
    /// 0 for the primary colour, 1 for the secondary, 2 for the tertiary: for hierarchical and palette rendering.
    public var level: Int
    /// Whether the layer is drawn in monochrome rendering as well. A mark inside a filled circle is not:
    /// it is a hole there, and gets a colour of its own only in the other modes.
    public var isInMonochrome: Bool
}

/// A symbol at one font weight, ready to be placed beside text.
public struct SymbolDrawing: Equatable, Sendable {
    /// Width of the layout box, as a part of the font size.
    public var width: Double
    /// Height of the layout box, as a part of the font size.
    public var height: Double
    /// The colours of the symbol. Layers do not overlap, so a translucent colour stays even.
    public var layers: [SymbolLayer]
    /// Whether the symbol is drawn mirrored where text runs from right to left.
    public var mirrorsInRTL: Bool

    /// Distance from the top of the box to the baseline of the text beside it, as a part of the font size.
    /// Symbols are centred on capital letters; 0.705 is the cap height of the system font.
    public var baseline: Double { height / 2 + 0.705 / 2 }
}

/// The nine font weights, as far as they change a symbol.
public enum SymbolWeight: Int, CaseIterable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Width of lines compared with the regular weight (estimate).
    public var strokeFactor: Double {
        switch self {
        case .ultraLight: 0.35
        case .thin: 0.54
        case .light: 0.78
        case .regular: 1
        case .medium: 1.16
        case .semibold: 1.34
        case .bold: 1.52
        case .heavy: 1.7
        case .black: 1.9
        }
    }
}

/// The three sizes of a symbol beside text of one size.
public enum SymbolScale: Sendable {
    case small, medium, large

    /// Size compared with the medium scale (estimate).
    public var factor: Double {
        switch self {
        case .small: 0.79
        case .medium: 1
        case .large: 1.27
        }
    }
}
