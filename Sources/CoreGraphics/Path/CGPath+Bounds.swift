import Foundation

extension CGPath {
    /// The smallest rectangle around all points, control points included; null when empty.
    public var boundingBox: CGRect {
        var box = PointBox()
        for element in _elements {
            switch element {
            case .move(let to), .line(let to): box.add(to)
            case .quadCurve(let to, let control):
                box.add(control)
                box.add(to)
            case .curve(let to, let control1, let control2):
                box.add(control1)
                box.add(control2)
                box.add(to)
            case .closeSubpath: break
            }
        }
        return box.rect
    }

    /// The smallest rectangle around the outline itself; null when empty.
    public var boundingBoxOfPath: CGRect {
        var box = PointBox()
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in _elements {
            switch element {
            case .move(let to):
                box.add(to)
                (current, start) = (to, to)
            case .line(let to):
                box.add(to)
                current = to
            case .quadCurve(let to, let control):
                let control1 = CGPoint(x: current.x + 2 / 3 * (control.x - current.x), y: current.y + 2 / 3 * (control.y - current.y))
                let control2 = CGPoint(x: to.x + 2 / 3 * (control.x - to.x), y: to.y + 2 / 3 * (control.y - to.y))
                box.addCurve(from: current, control1, control2, to)
                current = to
            case .curve(let to, let control1, let control2):
                box.addCurve(from: current, control1, control2, to)
                current = to
            case .closeSubpath: current = start
            }
        }
        return box.rect
    }
}

/// The smallest upright rectangle around the points so far.
private struct PointBox {
    private var left = CGFloat.infinity
    private var top = CGFloat.infinity
    private var right = -CGFloat.infinity
    private var bottom = -CGFloat.infinity

    var rect: CGRect {
        left > right ? .null : CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    mutating func add(_ point: CGPoint) {
        left = min(left, point.x)
        right = max(right, point.x)
        top = min(top, point.y)
        bottom = max(bottom, point.y)
    }

    /// Adds a cubic curve: its end and the places where it runs level or upright.
    mutating func addCurve(from a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
        add(a)
        add(d)
        for time in Self.turns(a.x, b.x, c.x, d.x) + Self.turns(a.y, b.y, c.y, d.y) {
            let rest = 1 - time
            let (first, second, third, fourth) = (rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time)
            add(
                CGPoint(
                    x: first * a.x + second * b.x + third * c.x + fourth * d.x,
                    y: first * a.y + second * b.y + third * c.y + fourth * d.y))
        }
    }

    /// Where, between 0 and 1, the derivative of a cubic curve is zero.
    private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let square = -a + 3 * b - 3 * c + d
        let linear = 2 * (a - 2 * b + c)
        let constant = b - a
        var roots: [CGFloat] = []
        if abs(square) < 1e-12 {
            if linear != 0 { roots.append(-constant / linear) }
        } else {
            let discriminant = linear * linear - 4 * square * constant
            if discriminant >= 0 {
                roots.append((-linear + discriminant.squareRoot()) / (2 * square))
                roots.append((-linear - discriminant.squareRoot()) / (2 * square))
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
