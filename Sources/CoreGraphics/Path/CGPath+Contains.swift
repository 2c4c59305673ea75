import Foundation

extension CGPath {
    /// Whether a point, moved by a transform, lies inside. Open subpaths count as closed; curves are taken as 24 lines each.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = point.applying(transform)
        var winding = 0
        var crossings = 0
        for outline in _outlines(linesPerCurve: 24) where outline.count > 1 {
            var from = outline[outline.count - 1]
            for to in outline {
                defer { from = to }
                guard (from.y <= point.y) != (to.y <= point.y) else { continue }
                let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                guard x > point.x else { continue }
                crossings += 1
                winding += to.y > from.y ? 1 : -1
            }
        }
        return rule == .winding ? winding != 0 : crossings % 2 == 1
    }

    /// The subpaths as corner points, with each curve cut into that many lines.
    public func _outlines(linesPerCurve: Int) -> [[CGPoint]] {
        var outlines: [[CGPoint]] = []
        var outline: [CGPoint] = []
        for element in _elements {
            let from = outline.last ?? .zero
            switch element {
            case .move(let to):
                if !outline.isEmpty { outlines.append(outline) }
                outline = [to]
            case .line(let to): outline.append(to)
            case .quadCurve(let to, let control):
                for index in 1...linesPerCurve {
                    let time = CGFloat(index) / CGFloat(linesPerCurve)
                    let rest = 1 - time
                    outline.append(
                        CGPoint(
                            x: rest * rest * from.x + 2 * rest * time * control.x + time * time * to.x,
                            y: rest * rest * from.y + 2 * rest * time * control.y + time * time * to.y))
                }
            case .curve(let to, let control1, let control2):
                for index in 1...linesPerCurve {
                    let time = CGFloat(index) / CGFloat(linesPerCurve)
                    let rest = 1 - time
                    let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time)
                    outline.append(
                        CGPoint(
                            x: a * from.x + b * control1.x + c * control2.x + d * to.x,
                            y: a * from.y + b * control1.y + c * control2.y + d * to.y))
                }
            case .closeSubpath:
                guard let start = outline.first else { continue }
                outlines.append(outline)
                outline = [start]
            }
        }
        if outline.count > 1 { outlines.append(outline) }
        return outlines
    }
}
