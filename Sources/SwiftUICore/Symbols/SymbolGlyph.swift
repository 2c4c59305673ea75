/// What a part of a glyph does in the outlined and in the filled form of a symbol.
enum SymbolPartKind: Sendable {
    /// A line; filled inside in the filled form.
    case body
    /// A line; in the filled form cut out of what is below.
    case detail
    /// A line; in the filled form cut out of what is below, with a colour of its own outside of monochrome rendering.
    case mark
    /// An area; in the filled form cut out of what is below.
    case hole
    /// A line in both forms.
    case line
    /// An area in both forms. `width` is the width of a line around it that rounds its corners and does not follow the weight.
    case solid
    /// A line cut out of what is below, in both forms. The width does not follow the weight.
    case gap
    /// A line that is filled inside, in both forms.
    case filledBody
    /// A line cut out of what is below, in both forms. The width follows the weight a little.
    case cut
    /// An area cut out of what is below together with a margin of half of `width`, in both forms.
    case clear
}

/// A piece of a glyph, in hundredths of the font size around the middle of the symbol.
struct SymbolPart: Sendable {
    var kind: SymbolPartKind
    /// An outline in the notation of `SymbolPathReader`.
    var outline: String
    var width: Double
    var level: Int

    /// Width of lines at regular weight beside text: 1.4 points at 17 points (estimate).
    static let line = 8.2

    private init(_ kind: SymbolPartKind, _ outline: String, _ width: Double, _ level: Int) {
        self.kind = kind
        self.outline = outline
        self.width = width
        self.level = level
    }

    static func body(_ outline: String, _ width: Double = line, level: Int = 0) -> SymbolPart { SymbolPart(.body, outline, width, level) }
    static func detail(_ outline: String, _ width: Double = line, level: Int = 0) -> SymbolPart {
        SymbolPart(.detail, outline, width, level)
    }
    static func mark(_ outline: String, _ width: Double = line) -> SymbolPart { SymbolPart(.mark, outline, width, 0) }
    static func hole(_ outline: String, level: Int = 0) -> SymbolPart { SymbolPart(.hole, outline, 0, level) }
    static func line(_ outline: String, _ width: Double = line, level: Int = 0) -> SymbolPart { SymbolPart(.line, outline, width, level) }
    static func solid(_ outline: String, round: Double = 0, level: Int = 0) -> SymbolPart { SymbolPart(.solid, outline, round, level) }
    static func gap(_ outline: String, _ width: Double) -> SymbolPart { SymbolPart(.gap, outline, width, 0) }
    static func clear(_ outline: String, _ margin: Double = 6) -> SymbolPart { SymbolPart(.clear, outline, margin * 2, 0) }

    func turned(_ degrees: Int) -> SymbolPart { SymbolPart(kind, "@\(degrees) " + outline, width, level) }
    func moved(_ x: Double, _ y: Double) -> SymbolPart { SymbolPart(kind, ">\(x) \(y) " + outline, width, level) }
    func mirrored() -> SymbolPart { SymbolPart(kind, "~" + outline, width, level) }
    /// The part as it is in the filled form of its glyph, for names that have `.fill` in the middle.
    var solidified: SymbolPart {
        let kind: SymbolPartKind =
            switch self.kind {
            case .body: .filledBody
            case .detail, .mark: .cut
            case .hole: .clear
            default: self.kind
            }
        return SymbolPart(kind, outline, width, level)
    }

    func at(level: Int) -> SymbolPart { SymbolPart(kind, outline, width, level) }
}

/// Which names a glyph has besides its own.
struct SymbolVariants: OptionSet, Sendable {
    let rawValue: Int
    /// `.fill`
    static let fill = SymbolVariants(rawValue: 1)
    /// `.circle` and `.circle.fill`
    static let circle = SymbolVariants(rawValue: 2)
    /// `.square` and `.square.fill`
    static let square = SymbolVariants(rawValue: 4)
    /// `.slash`, and `.slash.fill` where there is `.fill`
    static let slash = SymbolVariants(rawValue: 8)
    /// The filled form goes into circles and squares.
    static let solidInside = SymbolVariants(rawValue: 16)
    /// Mirrored where text runs from right to left.
    static let mirrors = SymbolVariants(rawValue: 32)
    /// Only the variants are symbols, not the glyph itself.
    static let partOnly = SymbolVariants(rawValue: 64)
}

/// A glyph of the symbol tables: what is drawn, and which variants are made from it.
struct SymbolGlyph: Sendable {
    var name: String
    /// Layout size in hundredths of the font size.
    var width: Double
    var height: Double
    var variants: SymbolVariants
    /// Size inside of a circle or square, 0 for the usual size; how far it is moved to look centred there.
    var inside: (scale: Double, dx: Double, dy: Double)
    var parts: [SymbolPart]

    init(
        _ name: String, _ width: Double, _ height: Double, _ variants: SymbolVariants,
        inside: (scale: Double, dx: Double, dy: Double) = (0, 0, 0), _ parts: [SymbolPart]
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.variants = variants
        self.inside = inside
        self.parts = parts
    }

    /// A glyph without variants.
    init(_ name: String, _ width: Double, _ height: Double, _ parts: [SymbolPart]) {
        self.init(name, width, height, [], parts)
    }
}
