/// Writes closed lines as short SVG path data.
enum SymbolOutline {
    /// Path data for `loops` moved by (`dx`, `dy`), in steps of a tenth of a unit; points that lie on a straight line within 0.05 units are left out.
    static func data(_ loops: [[SymbolPoint]], dx: Double, dy: Double) -> String {
        var text = ""
        for loop in loops {
            var previous: (x: Int, y: Int)?
            for point in simplified(loop) {
                let (x, y) = (Int(((point.x + dx) * 10).rounded()), Int(((point.y + dy) * 10).rounded()))
                if let last = previous {
                    guard (x, y) != last else { continue }
                    text += "l" + pair(x - last.x, y - last.y)
                } else {
                    text += "M" + pair(x, y)
                }
                previous = (x, y)
            }
            text += "Z"
        }
        return text
    }

    private static func pair(_ x: Int, _ y: Int) -> String {
        SymbolPath.decimal(x, places: 1) + (y < 0 ? "" : " ") + SymbolPath.decimal(y, places: 1)
    }

    /// The points of a closed line that are needed to stay within 0.05 units of it.
    private static func simplified(_ loop: [SymbolPoint]) -> [SymbolPoint] {
        let closed = loop + [loop[0]]
        var keeps = Array(repeating: false, count: closed.count)
        let opposite = loop.indices.max { squared(loop[0], loop[$0]) < squared(loop[0], loop[$1]) } ?? 0
        keeps[0] = true
        keeps[opposite] = true
        var spans = [(0, opposite), (opposite, loop.count)]
        while let (from, to) = spans.popLast() {
            guard to > from + 1 else { continue }
            var farthest = (index: from, distance: 0.05)
            for index in (from + 1)..<to {
                let distance = away(closed[index], closed[from], closed[to])
                if distance > farthest.distance { farthest = (index, distance) }
            }
            guard farthest.index > from else { continue }
            keeps[farthest.index] = true
            spans.append((from, farthest.index))
            spans.append((farthest.index, to))
        }
        return loop.indices.filter { keeps[$0] }.map { loop[$0] }
    }

    private static func squared(_ a: SymbolPoint, _ b: SymbolPoint) -> Double {
        (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)
    }

    /// Distance of `point` from the line through `a` and `b`.
    private static func away(_ point: SymbolPoint, _ a: SymbolPoint, _ b: SymbolPoint) -> Double {
        let length = squared(a, b).squareRoot()
        guard length > 0 else { return squared(a, point).squareRoot() }
        return abs((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / length
    }
}
