extension Path {
    /// The part of the outline between two shares of its length, 0...1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (max(0, min(from, 1)), max(0, min(to, 1)))
        if from <= 0, to >= 1 { return self }
        let pieces = Path.pieces(of: elements)
        let total = pieces.reduce(0) { $0 + $1.length }
        guard to > from, total > 0 else { return Path() }
        var result = Path()
        var start = 0.0
        for piece in pieces {
            let (low, high) = (max(from * total - start, 0), min(to * total - start, piece.length))
            start += piece.length
            guard high > low, piece.length > 0 else { continue }
            let part = piece.part(from: piece.parameter(at: low), to: piece.parameter(at: high))
            if result.currentPoint.map({ hypot($0.x - part.start.x, $0.y - part.start.y) > 1e-6 }) ?? true || piece.startsSubpath {
                result.move(to: part.start)
            }
            if part.isLine {
                result.addLine(to: part.end)
            } else {
                result.addCurve(to: part.end, control1: part.control1, control2: part.control2)
            }
        }
        return result
    }

    /// The outline as lines and cubic curves that each know where they start.
    static func pieces(of elements: [Element]) -> [CurvePiece] {
        var result: [CurvePiece] = []
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        var startsSubpath = true
        func add(_ end: CGPoint, _ a: CGPoint, _ b: CGPoint, isLine: Bool) {
            result.append(CurvePiece(start: current, control1: a, control2: b, end: end, isLine: isLine, startsSubpath: startsSubpath))
            startsSubpath = false
            current = end
        }
        for element in elements where element.isFinite {
            switch element {
            case .move(let to):
                (current, start) = (to, to)
                startsSubpath = true
            case .line(let to): add(to, current, to, isLine: true)
            case .quadCurve(let to, let c):
                add(
                    to, CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3),
                    CGPoint(x: to.x + (c.x - to.x) * 2 / 3, y: to.y + (c.y - to.y) * 2 / 3), isLine: false)
            case .curve(let to, let a, let b): add(to, a, b, isLine: false)
            case .closeSubpath:
                if current != start { add(start, current, start, isLine: true) }
                startsSubpath = true
            }
        }
        return result
    }
}

/// A line or a cubic curve.
struct CurvePiece {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
    var isLine: Bool
    var startsSubpath: Bool
    /// Lengths of the curve up to 32 steps of its parameter; empty for lines.
    private var lengths: [Double] = []
    let length: Double

    private static let steps = 32

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint, isLine: Bool, startsSubpath: Bool) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
        self.isLine = isLine
        self.startsSubpath = startsSubpath
        if isLine {
            length = hypot(end.x - start.x, end.y - start.y)
            return
        }
        var sum = 0.0
        var last = start
        for step in 1...Self.steps {
            let next = Self.point(start, control1, control2, end, Double(step) / Double(Self.steps))
            sum += hypot(next.x - last.x, next.y - last.y)
            lengths.append(sum)
            last = next
        }
        length = sum
    }

    static func point(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: Double) -> CGPoint {
        let s = 1 - t
        let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(x: a.x * wa + b.x * wb + c.x * wc + d.x * wd, y: a.y * wa + b.y * wb + c.y * wc + d.y * wd)
    }

    /// The curve's parameter, 0...1, at a length from its start.
    func parameter(at distance: Double) -> Double {
        if isLine { return distance / length }
        guard let step = lengths.firstIndex(where: { $0 >= distance }) else { return 1 }
        let before = step == 0 ? 0 : lengths[step - 1]
        let share = lengths[step] > before ? (distance - before) / (lengths[step] - before) : 0
        return (Double(step) + share) / Double(Self.steps)
    }

    /// The part between two parameters, by splitting the control polygon.
    func part(from t0: Double, to t1: Double) -> CurvePiece {
        func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        func blossom(_ u: Double, _ v: Double, _ w: Double) -> CGPoint {
            let (ab, bc, cd) = (mix(start, control1, u), mix(control1, control2, u), mix(control2, end, u))
            return mix(mix(ab, bc, v), mix(bc, cd, v), w)
        }
        if isLine {
            let (a, b) = (mix(start, end, t0), mix(start, end, t1))
            return CurvePiece(start: a, control1: a, control2: b, end: b, isLine: true, startsSubpath: startsSubpath)
        }
        return CurvePiece(
            start: blossom(t0, t0, t0), control1: blossom(t0, t0, t1), control2: blossom(t0, t1, t1), end: blossom(t1, t1, t1),
            isLine: false, startsSubpath: startsSubpath)
    }
}
