/// A straight piece of an outline.
struct SymbolEdge {
    var from: SymbolPoint
    var to: SymbolPoint
}

extension SymbolPath {
    /// The outline as short straight pieces that leave it by less than 0.03 hundredths of the font size.
    ///
    /// - Parameter closing: whether an open line is closed, as it is where the outline is filled.
    func edges(closing: Bool) -> [SymbolEdge] {
        var edges: [SymbolEdge] = []
        var current = SymbolPoint(x: 0, y: 0)
        var start = current
        func add(_ end: SymbolPoint) {
            edges.append(SymbolEdge(from: current, to: end))
            current = end
        }
        func closeLine() {
            if closing, current != start { add(start) }
        }
        for segment in segments {
            switch segment {
            case .move(let p):
                closeLine()
                current = p
                start = p
            case .line(let p): add(p)
            case .cubic(let a, let b, let p): Self.points(ofCubic: (current, a, b, p)).forEach(add)
            case .arc(let rx, let ry, let large, let sweep, let p):
                Self.points(ofArc: (current, p), rx, ry, large: large, sweep: sweep).forEach(add)
            case .close: if current != start { add(start) }
            }
        }
        closeLine()
        return edges
    }

    private static func points(ofCubic c: (SymbolPoint, SymbolPoint, SymbolPoint, SymbolPoint)) -> [SymbolPoint] {
        let count = 16
        return (1...count).map { step in
            if step == count { return c.3 }
            let t = Double(step) / Double(count)
            let u = 1 - t
            let (k0, k1, k2, k3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return SymbolPoint(x: k0 * c.0.x + k1 * c.1.x + k2 * c.2.x + k3 * c.3.x, y: k0 * c.0.y + k1 * c.1.y + k2 * c.2.y + k3 * c.3.y)
        }
    }

    private static func points(
        ofArc ends: (SymbolPoint, SymbolPoint), _ rx: Double, _ ry: Double, large: Bool, sweep: Bool
    ) -> [SymbolPoint] {
        // The ellipse is stretched to a circle, which is halved until each piece is almost straight.
        let stretch = rx / ry
        let (p0, p1) = (SymbolPoint(x: ends.0.x, y: ends.0.y * stretch), SymbolPoint(x: ends.1.x, y: ends.1.y * stretch))
        let (dx, dy) = (p1.x - p0.x, p1.y - p0.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return [] }
        let radius = max(rx, length / 2)
        let height = max(0, radius * radius - length * length / 4).squareRoot() * (large != sweep ? 1 : -1)
        let center = SymbolPoint(x: (p0.x + p1.x) / 2 - dy / length * height, y: (p0.y + p1.y) / 2 + dx / length * height)
        var points: [SymbolPoint] = []
        func halve(_ a: SymbolPoint, _ b: SymbolPoint, large: Bool) {
            let (sx, sy) = (a.x + b.x, a.y + b.y)
            let size = (sx * sx + sy * sy).squareRoot()
            var middle: SymbolPoint
            if size < 0.001 {
                middle = sweep ? SymbolPoint(x: -a.y, y: a.x) : SymbolPoint(x: a.y, y: -a.x)
            } else {
                let factor = (large ? -radius : radius) / size
                middle = SymbolPoint(x: sx * factor, y: sy * factor)
            }
            guard large || radius - size / 2 > 0.03 else {
                points.append(b)
                return
            }
            halve(a, middle, large: false)
            halve(middle, b, large: false)
        }
        halve(SymbolPoint(x: p0.x - center.x, y: p0.y - center.y), SymbolPoint(x: p1.x - center.x, y: p1.y - center.y), large: large)
        return points.indices.map { index in
            if index == points.count - 1 { return ends.1 }
            return SymbolPoint(x: points[index].x + center.x, y: (points[index].y + center.y) / stretch)
        }
    }
}
