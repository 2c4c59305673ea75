extension Path {
    /// The area that a line along the outline covers. Curves become short lines (32 each).
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let half = style.lineWidth / 2
        guard half > 0, half.isFinite else { return Path() }
        var result = Path()
        for line in polylines() {
            for part in line.dashed(style.stroke.dash, phase: style.dashPhase) { part.addStroke(half, style, to: &result) }
        }
        return result
    }

    /// The outline as rows of points.
    private func polylines() -> [Polyline] {
        var result: [Polyline] = []
        for piece in Path.pieces(of: elements) {
            if piece.startsSubpath { result.append(Polyline(points: [piece.start])) }
            let steps = piece.isLine ? 1 : 32
            for step in 1...steps {
                result[result.count - 1].points.append(
                    CurvePiece.point(piece.start, piece.control1, piece.control2, piece.end, Double(step) / Double(steps)))
            }
        }
        for index in result.indices {
            let points = result[index].points
            result[index].isClosed = points.count > 2 && points[0] == points[points.count - 1]
        }
        return result
    }
}

/// A row of straight lines.
struct Polyline {
    var points: [CGPoint]
    var isClosed = false

    /// The dashes along the row; the row itself without a pattern.
    func dashed(_ pattern: [Double], phase: Double) -> [Polyline] {
        guard !pattern.isEmpty else { return [self] }
        let pattern = pattern.count % 2 == 0 ? pattern : pattern + pattern
        var index = 0
        var left = phase.truncatingRemainder(dividingBy: pattern.reduce(0, +))
        if left < 0 { left += pattern.reduce(0, +) }
        while left >= pattern[index] {
            left -= pattern[index]
            index = (index + 1) % pattern.count
        }
        left = pattern[index] - left
        var result: [Polyline] = index % 2 == 0 ? [Polyline(points: [points[0]])] : []
        for (a, b) in zip(points, points.dropFirst()) {
            let length = hypot(b.x - a.x, b.y - a.y)
            var done = 0.0
            while length - done > left {
                done += left
                let point = CGPoint(x: a.x + (b.x - a.x) * done / length, y: a.y + (b.y - a.y) * done / length)
                if index % 2 == 0 { result[result.count - 1].points.append(point) } else { result.append(Polyline(points: [point])) }
                index = (index + 1) % pattern.count
                left = pattern[index]
            }
            left -= length - done
            if index % 2 == 0 { result[result.count - 1].points.append(b) }
        }
        return result.filter { $0.points.count > 1 }
    }

    /// Adds the area around the row: a rectangle for each line, joins between them and caps at the ends.
    func addStroke(_ half: Double, _ style: StrokeStyle, to path: inout Path) {
        var lines: [(a: CGPoint, b: CGPoint, x: Double, y: Double)] = []
        for (a, b) in zip(points, points.dropFirst()) {
            let length = hypot(b.x - a.x, b.y - a.y)
            if length > 0 { lines.append((a, b, (b.x - a.x) / length, (b.y - a.y) / length)) }
        }
        guard let first = lines.first, let last = lines.last else { return }
        for (index, line) in lines.enumerated() {
            let atStart = !isClosed && index == 0 && style.lineCap == .square ? half : 0
            let atEnd = !isClosed && index == lines.count - 1 && style.lineCap == .square ? half : 0
            let (a, b) = (
                CGPoint(x: line.a.x - line.x * atStart, y: line.a.y - line.y * atStart),
                CGPoint(x: line.b.x + line.x * atEnd, y: line.b.y + line.y * atEnd)
            )
            let (dx, dy) = (-line.y * half, line.x * half)
            path.addPolygon([
                CGPoint(x: a.x - dx, y: a.y - dy), CGPoint(x: b.x - dx, y: b.y - dy), CGPoint(x: b.x + dx, y: b.y + dy),
                CGPoint(x: a.x + dx, y: a.y + dy),
            ])
            let next = index + 1 < lines.count ? lines[index + 1] : (isClosed ? first : nil)
            if let next { addJoin(at: line.b, line.x, line.y, next.x, next.y, half, style, &path) }
        }
        if style.lineCap == .round, !isClosed {
            path.addDisc(first.a, half)
            path.addDisc(last.b, half)
        }
    }

    private func addJoin(
        at p: CGPoint, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ half: Double, _ style: StrokeStyle, _ path: inout Path
    ) {
        let turn = x1 * y2 - y1 * x2
        guard abs(turn) > 1e-9 || x1 * x2 + y1 * y2 < 0 else { return }
        if style.lineJoin == .round { return path.addDisc(p, half) }
        // The corner is open on the side away from the turn.
        let side = turn > 0 ? -1.0 : 1.0
        let a = CGPoint(x: p.x - y1 * half * side, y: p.y + x1 * half * side)
        let b = CGPoint(x: p.x - y2 * half * side, y: p.y + x2 * half * side)
        let cosine = (1 + x1 * x2 + y1 * y2) / 2
        var corner = [p, a, b]
        if style.lineJoin == .miter, cosine > 0, 1 / cosine.squareRoot() <= style.miterLimit {
            let (mx, my) = ((a.x + b.x) / 2 - p.x, (a.y + b.y) / 2 - p.y)
            corner.insert(CGPoint(x: p.x + mx / cosine, y: p.y + my / cosine), at: 2)
        }
        path.addPolygon(side < 0 ? corner : corner.reversed())
    }
}

extension Path {
    fileprivate mutating func addPolygon(_ points: [CGPoint]) {
        addLines(points)
        closeSubpath()
    }

    fileprivate mutating func addDisc(_ centre: CGPoint, _ radius: Double) {
        addEllipse(in: CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
    }
}
