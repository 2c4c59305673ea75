/// A named symbol: a glyph in one of its forms.
struct SymbolRecipe: Sendable {
    /// What is drawn around a glyph.
    enum Enclosure: Sendable {
        case none, circle, circleFill, square, squareFill
    }

    var name: String
    var glyph: SymbolGlyph
    var isFilled = false
    var enclosure = Enclosure.none

    /// Every symbol that is made from `glyph`.
    static func recipes(for glyph: SymbolGlyph) -> [SymbolRecipe] {
        let variants = glyph.variants
        var result: [SymbolRecipe] = []
        func add(_ suffix: String, of glyph: SymbolGlyph, filled: Bool = false, _ enclosure: Enclosure = .none) {
            result.append(SymbolRecipe(name: glyph.name + suffix, glyph: glyph, isFilled: filled, enclosure: enclosure))
        }
        if !variants.contains(.partOnly) { add("", of: glyph) }
        if variants.contains(.fill) { add(".fill", of: glyph, filled: true) }
        let solid = variants.contains(.solidInside)
        if variants.contains(.circle) {
            add(".circle", of: glyph, filled: solid, .circle)
            add(".circle.fill", of: glyph, filled: solid, .circleFill)
        }
        if variants.contains(.square) {
            add(".square", of: glyph, filled: solid, .square)
            add(".square.fill", of: glyph, filled: solid, .squareFill)
        }
        if variants.contains(.slash) {
            var struck = glyph
            struck.name += ".slash"
            struck.width = max(glyph.width, 100)
            struck.height = max(glyph.height, 100)
            struck.parts += [.gap("M-39 -39L39 39", 24), .line("M-39 -39L39 39")]
            add("", of: struck)
            if variants.contains(.fill) { add(".fill", of: struck, filled: true) }
        }
        return result
    }

    func drawing(weight: SymbolWeight) -> SymbolDrawing {
        let side = 118.0
        let (width, height) = enclosure == .none ? (glyph.width, glyph.height) : (side, side)
        let composition = SymbolComposition(weight: weight, middle: SymbolPoint(x: width / 2, y: height / 2))
        let layers =
            switch enclosure {
            case .none: composition.layers(glyph.parts, filled: isFilled)
            case .circle: framed(composition, "O0 0 45.6")
            case .square: framed(composition, "R-40.4 -40.4 80.8 80.8 13")
            case .circleFill: composition.cutOut(inner(composition), of: SymbolPathReader.read("O0 0 49.8"))
            case .squareFill: composition.cutOut(inner(composition), of: SymbolPathReader.read("R-44.5 -44.5 89 89 17"))
            }
        return SymbolDrawing(
            width: width / 100, height: height / 100, layers: layers, mirrorsInRTL: glyph.variants.contains(.mirrors))
    }

    private func framed(_ composition: SymbolComposition, _ frame: String) -> [SymbolLayer] {
        composition.layers(composition.strokes([.line(frame, level: 1)], filled: false) + inner(composition))
    }

    /// The glyph as it is inside of a circle or square: smaller, with lines that are almost as wide as outside.
    private func inner(_ composition: SymbolComposition) -> [SymbolComposition.Stroke] {
        let usual = min(0.62, 56 / (max(glyph.width, glyph.height) - 14))
        let scale = glyph.inside.scale > 0 ? glyph.inside.scale : usual
        let lines = 0.5 + 0.6 * scale
        return composition.strokes(glyph.parts.map { $0.at(level: 0) }, filled: isFilled).map {
            $0.placed(scale: scale, lines: min(1, lines), dx: glyph.inside.dx, dy: glyph.inside.dy)
        }
    }
}
