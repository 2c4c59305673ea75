import Foundation

/// An outline that can be added to.
public final class CGMutablePath: CGPath {
    /// An empty outline.
    public init() {
        super.init(_elements: [])
    }

    /// Adds steps as they are.
    func append(_ elements: [_Element]) {
        _elements.append(contentsOf: elements)
    }

    /// Starts a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        _elements.append(.move(to: point.applying(transform)))
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        _elements.append(.line(to: point.applying(transform)))
    }

    /// Starts a new subpath at the first point and joins the others with lines.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        _elements.append(.quadCurve(to: end.applying(transform), control: control.applying(transform)))
    }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        _elements.append(
            .curve(to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform)))
    }

    /// Joins the end of the subpath with its start.
    public func closeSubpath() {
        _elements.append(.closeSubpath)
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a closed ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let place = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
        ).concatenating(transform)
        move(to: CGPoint(x: 1, y: 0), transform: place)
        append(ArcCurves.unit(from: 0, by: 2 * .pi).map { $0.applying(place) })
        closeSubpath()
    }

    /// Adds a closed rectangle whose corners are quarters of an ellipse.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let width = min(cornerWidth, rect.width / 2)
        let height = min(cornerHeight, rect.height / 2)
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
        let corners: [(x: CGFloat, y: CGFloat, start: CGFloat)] = [
            (rect.maxX - width, rect.maxY - height, 0), (rect.minX + width, rect.maxY - height, .pi / 2),
            (rect.minX + width, rect.minY + height, .pi), (rect.maxX - width, rect.minY + height, 3 * .pi / 2),
        ]
        move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
        for corner in corners {
            let place = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: corner.x, ty: corner.y).concatenating(transform)
            addLine(to: CGPoint(x: cos(corner.start), y: sin(corner.start)), transform: place)
            append(ArcCurves.unit(from: corner.start, by: .pi / 2).map { $0.applying(place) })
        }
        closeSubpath()
    }

    /// Adds the steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path._elements.map { $0.applying(transform) })
    }
}
