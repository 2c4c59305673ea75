/// One stroke or filled area of a symbol, as a distance: negative inside, positive outside.
///
/// The edges lie in memory of their own and the loop compares by hand: previews are built without optimisation, where a generic
/// call for each edge would cost more than the rest of the drawing.
final class SymbolElement {
    private struct Edge {
        var x: Double
        var y: Double
        var dx: Double
        var dy: Double
        /// One divided by the square of the length, 0 for a dot.
        var scale: Double
    }

    private let edges: UnsafeMutablePointer<Edge>
    private let count: Int
    private let isFilled: Bool
    private let spread: Double
    let erases: Bool
    /// What the element covers.
    let left: Double
    let top: Double
    let right: Double
    let bottom: Double

    /// - Parameter spread: how far the shape reaches beyond its outline: half of the stroke's width.
    init(path: SymbolPath, isFilled: Bool, spread: Double, erases: Bool) {
        let outline = path.edges(closing: isFilled)
        count = outline.count
        edges = .allocate(capacity: outline.count)
        self.isFilled = isFilled
        self.spread = spread
        self.erases = erases
        var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        for (index, edge) in outline.enumerated() {
            let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
            let length = dx * dx + dy * dy
            (edges + index).initialize(to: Edge(x: edge.from.x, y: edge.from.y, dx: dx, dy: dy, scale: length > 0 ? 1 / length : 0))
            (left, right) = (min(left, edge.from.x, edge.to.x), max(right, edge.from.x, edge.to.x))
            (top, bottom) = (min(top, edge.from.y, edge.to.y), max(bottom, edge.from.y, edge.to.y))
        }
        (self.left, self.top, self.right, self.bottom) = (left - spread, top - spread, right + spread, bottom + spread)
    }

    deinit { edges.deallocate() }

    /// No point is closer to the element than this.
    func leastDistance(_ x: Double, _ y: Double) -> Double {
        var result = left - x
        if x - right > result { result = x - right }
        if top - y > result { result = top - y }
        if y - bottom > result { result = y - bottom }
        return result
    }

    func distance(_ x: Double, _ y: Double) -> Double {
        var nearest = Double.infinity
        var winding = 0
        var index = 0
        while index < count {
            let edge = edges[index]
            index += 1
            let px = x - edge.x
            let py = y - edge.y
            var along = (px * edge.dx + py * edge.dy) * edge.scale
            if along < 0 { along = 0 } else if along > 1 { along = 1 }
            let dx = px - edge.dx * along
            let dy = py - edge.dy * along
            let away = dx * dx + dy * dy
            if away < nearest { nearest = away }
            if isFilled, (py >= 0) != (py - edge.dy >= 0) {
                let side = edge.dx * py - edge.dy * px
                if edge.dy > 0, side > 0 { winding += 1 } else if edge.dy < 0, side < 0 { winding -= 1 }
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
                guard result < -least else { continue }
                let away = -element.distance(x, y)
                if away > result { result = away }
            } else if least < result {
                let away = element.distance(x, y)
                if away < result { result = away }
            }
        }
        return result
    }
}
