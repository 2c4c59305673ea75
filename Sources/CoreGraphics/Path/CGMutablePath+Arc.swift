import Foundation

extension CGMutablePath {
    /// Adds an arc of a circle, joined to the end of the subpath by a line. Angles are in radians from the x axis;
    /// `clockwise` means falling angles, which looks counter-clockwise where y points down.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: ArcCurves.sweep(from: startAngle, to: endAngle, falling: clockwise), transform: transform)
    }

    /// Adds an arc of a circle that turns by `delta` radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let place = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y).concatenating(transform)
        let start = CGPoint(x: cos(startAngle), y: sin(startAngle))
        if isEmpty { move(to: start, transform: place) } else { addLine(to: start, transform: place) }
        append(ArcCurves.unit(from: startAngle, by: delta).map { $0.applying(place) })
    }

    /// Adds an arc that touches the line from the current point to `tangent1End`, and the line from there to `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let start = isEmpty ? .zero : currentPoint.applying(transform.inverted())
        let first = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
        let second = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
        let firstLength = hypot(first.dx, first.dy)
        let secondLength = hypot(second.dx, second.dy)
        let cross = first.dx * second.dy - first.dy * second.dx
        guard firstLength > 0, secondLength > 0, cross != 0, radius > 0 else {
            return addLine(to: tangent1End, transform: transform)
        }
        let half = acos(max(-1, min(1, (first.dx * second.dx + first.dy * second.dy) / (firstLength * secondLength)))) / 2
        let reach = radius / tan(half)
        let touch = CGPoint(
            x: tangent1End.x + first.dx / firstLength * reach, y: tangent1End.y + first.dy / firstLength * reach)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(
            x: touch.x - side * first.dy / firstLength * radius, y: touch.y + side * first.dx / firstLength * radius)
        addRelativeArc(
            center: center, radius: radius, startAngle: atan2(touch.y - center.y, touch.x - center.x),
            delta: -side * (.pi - 2 * half), transform: transform)
    }
}

/// Arcs as cubic curves.
public enum ArcCurves {
    /// How far an arc turns, in radians. More than a full turn is a full turn.
    public static func sweep(from start: CGFloat, to end: CGFloat, falling: Bool) -> CGFloat {
        let full = 2 * CGFloat.pi
        let delta = falling ? start - end : end - start
        if delta >= full { return falling ? -full : full }
        let turned = delta < 0 ? delta - full * (delta / full).rounded(.down) : delta
        return falling ? -turned : turned
    }

    /// Curves along the unit circle, at most a quarter turn each. The start point is not among them.
    ///
    /// The control points lie at 4/3 · tan(angle / 4) along the tangents, which keeps the error below 0.03 % of the radius.
    public static func unit(from start: CGFloat, by delta: CGFloat) -> [CGPath._Element] {
        guard delta != 0 else { return [] }
        let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let from = start + step * CGFloat(index)
            let to = start + step * CGFloat(index + 1)
            let end = CGPoint(x: cos(to), y: sin(to))
            return .curve(
                to: end,
                control1: CGPoint(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from)),
                control2: CGPoint(x: end.x + reach * end.y, y: end.y - reach * end.x))
        }
    }
}
