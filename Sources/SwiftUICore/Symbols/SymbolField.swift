/// One stroke or filled area of a symbol, as a distance: negative inside, positive outside.
struct SymbolElement {
    private let edges: [SymbolEdge]
    private let isFilled: Bool
    private let spread: Double
    let erases: Bool
    private let low: SymbolPoint
    private let high: SymbolPoint

    /// - Parameter spread: how far the shape reaches beyond its outline: half of the stroke's width.
    init(path: SymbolPath, isFilled: Bool, spread: Double, erases: Bool) {
        edges = path.edges(closing: isFilled)
        self.isFilled = isFilled
        self.spread = spread
        self.erases = erases
        let points = edges.flatMap { [$0.from, $0.to] }
        low = SymbolPoint(x: points.map(\.x).min() ?? 0, y: points.map(\.y).min() ?? 0)
        high = SymbolPoint(x: points.map(\.x).max() ?? 0, y: points.map(\.y).max() ?? 0)
    }

    /// Left, top, right and bottom of what the element covers.
    var extent: (left: Double, top: Double, right: Double, bottom: Double) {
        (low.x - spread, low.y - spread, high.x + spread, high.y + spread)
    }

    /// No point is closer to the element than this.
    func leastDistance(_ x: Double, _ y: Double) -> Double {
        max(max(low.x - x, x - high.x), max(low.y - y, y - high.y)) - spread
    }

    func distance(_ x: Double, _ y: Double) -> Double {
        var nearest = Double.infinity
        var winding = 0
        for edge in edges {
            let (ex, ey) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
            let (px, py) = (x - edge.from.x, y - edge.from.y)
            let length = ex * ex + ey * ey
            let along = length > 0 ? min(1, max(0, (px * ex + py * ey) / length)) : 0
            let (dx, dy) = (px - ex * along, py - ey * along)
            nearest = min(nearest, dx * dx + dy * dy)
            if isFilled, (edge.from.y <= y) != (edge.to.y <= y) {
                let side = ex * py - ey * px
                if ey > 0, side > 0 { winding += 1 } else if ey < 0, side < 0 { winding -= 1 }
            }
        }
        let away = nearest.squareRoot()
        return (winding != 0 ? -away : away) - spread
    }
}

/// Elements painted and erased one after the other, seen as one shape.
struct SymbolField {
    let elements: [SymbolElement]

    /// Distance to the border of the shape, negative inside. It changes by at most the length of a step.
    func distance(_ x: Double, _ y: Double) -> Double {
        var result = Double.infinity
        for element in elements {
            let least = element.leastDistance(x, y)
            if element.erases {
                if result < -least { result = max(result, -element.distance(x, y)) }
            } else if least < result {
                result = min(result, element.distance(x, y))
            }
        }
        return result
    }
}
