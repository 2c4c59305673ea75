/// Turns the parts of a glyph into layers that do not overlap.
struct SymbolComposition {
    let weight: SymbolWeight
    /// Where the middle of the symbol lies in its box.
    let middle: SymbolPoint

    /// A part in one form and weight.
    struct Stroke {
        var path: SymbolPath
        var isFilled: Bool
        /// Width of the line, also around a filled outline.
        var width: Double
        var erases: Bool
        var level: Int
        /// Whether the width is that of a drawn line, which gets thinner less than the glyph gets smaller.
        var isLine: Bool

        func placed(scale: Double, lines: Double, dx: Double, dy: Double) -> Stroke {
            var copy = self
            copy.path = path.placed(scale: scale, dx: dx, dy: dy)
            copy.width *= isLine ? lines : scale
            return copy
        }

        var element: SymbolElement {
            SymbolElement(path: path, isFilled: isFilled, spread: width / 2, erases: erases)
        }
    }

    func strokes(_ parts: [SymbolPart], filled: Bool) -> [Stroke] {
        parts.map { part in
            let path = SymbolPathReader.read(part.outline)
            let line = part.width * weight.strokeFactor
            func stroke(filled: Bool, _ width: Double, erases: Bool = false, isLine: Bool) -> Stroke {
                Stroke(path: path, isFilled: filled, width: width, erases: erases, level: part.level, isLine: isLine)
            }
            switch part.kind {
            case .body: return stroke(filled: filled, line, isLine: true)
            case .filledBody: return stroke(filled: true, line, isLine: true)
            case .cut: return stroke(filled: false, min(line, part.width * 1.2), erases: true, isLine: true)
            case .detail, .mark:
                return stroke(filled: false, filled ? min(line, part.width * 1.2) : line, erases: filled, isLine: true)
            case .line: return stroke(filled: false, line, isLine: true)
            case .hole: return stroke(filled: true, 0, erases: filled, isLine: false)
            case .solid: return stroke(filled: true, part.width, isLine: false)
            case .gap: return stroke(filled: false, part.width, erases: true, isLine: false)
            case .clear: return stroke(filled: true, part.width, erases: true, isLine: false)
            }
        }
    }

    /// The layers of `parts`, with the marks that are holes in monochrome rendering.
    func layers(_ parts: [SymbolPart], filled: Bool) -> [SymbolLayer] {
        let all = layers(strokes(parts, filled: filled))
        let marks = filled ? parts.filter { $0.kind == .mark } : []
        return all + hidden(strokes(marks, filled: false))
    }

    /// One layer for each level among `strokes`.
    func layers(_ strokes: [Stroke]) -> [SymbolLayer] {
        Set(strokes.lazy.filter { !$0.erases }.map(\.level)).sorted().compactMap { level in
            let own = strokes.drop { $0.erases || $0.level != level }.filter { $0.erases || $0.level == level }
            return layer(Array(own), level: level)
        }
    }

    /// `shape` with `strokes` as holes, and the holes again as a layer of their own colour.
    func cutOut(_ strokes: [Stroke], of shape: SymbolPath) -> [SymbolLayer] {
        let holes = outline(strokes)
        let ground = SymbolLayer(path: data(shape) + holes, stroke: 0, evenOdd: true, level: 1, isInMonochrome: true)
        return [ground] + hidden(strokes)
    }

    /// Layers that are not drawn in monochrome rendering.
    private func hidden(_ strokes: [Stroke]) -> [SymbolLayer] {
        layers(strokes).map { layer in
            var mark = layer
            mark.isInMonochrome = false
            return mark
        }
    }

    private func layer(_ strokes: [Stroke], level: Int) -> SymbolLayer {
        let first = strokes[0]
        if strokes.allSatisfy({ !$0.erases && !$0.isFilled && $0.width == first.width }) {
            let path = SymbolPath(segments: strokes.flatMap(\.path.segments))
            return SymbolLayer(path: data(path), stroke: first.width, evenOdd: false, level: level, isInMonochrome: true)
        }
        if strokes.count == 1, first.width == 0 {
            return SymbolLayer(path: data(first.path), stroke: 0, evenOdd: false, level: level, isInMonochrome: true)
        }
        return SymbolLayer(path: outline(strokes), stroke: 0, evenOdd: true, level: level, isInMonochrome: true)
    }

    private func outline(_ strokes: [Stroke]) -> String {
        let loops = SymbolContour.loops(of: SymbolField(elements: strokes.map(\.element)))
        return SymbolOutline.data(loops, dx: middle.x, dy: middle.y)
    }

    private func data(_ path: SymbolPath) -> String { path.placed(scale: 1, dx: middle.x, dy: middle.y).data }
}
