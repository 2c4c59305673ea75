import CoreGraphics
import Foundation

/// An outline of lines and curves, in points. It is data: there is nothing to draw on here.
open class UIBezierPath: NSObject {
    private var path = CGMutablePath()

    /// The thickness of the line when stroked, in points.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false

    /// An empty outline.
    public override init() {}

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// An ellipse.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// A rectangle of which some corners are round.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let radius = min(cornerRadii.width, rect.width / 2, rect.height / 2)
        addCorners(of: rect, corners: corners, radius: radius)
    }

    /// An arc of a circle. Angles are in radians from the x axis, growing clockwise.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The outline of another kind of path.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// The outline as Core Graphics takes it.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    open var isEmpty: Bool { path.isEmpty }
    open var bounds: CGRect { path.boundingBoxOfPath }
    open var currentPoint: CGPoint { path.currentPoint }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds an arc of a circle. Angles are in radians from the x axis, growing clockwise.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func close() { path.closeSubpath() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    open func removeAllPoints() { path = CGMutablePath() }

    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding) }

    /// Does nothing: there is nothing to draw on.
    open func fill() {}
    /// Does nothing: there is nothing to draw on.
    open func stroke() {}
    /// Does nothing: there is nothing to draw on.
    open func addClip() {}

    private func addCorners(of rect: CGRect, corners: UIRectCorner, radius: CGFloat) {
        let places: [(corner: UIRectCorner, x: CGFloat, y: CGFloat, inX: CGFloat, inY: CGFloat, start: CGFloat)] = [
            (.topLeft, rect.minX, rect.minY, 1, 1, .pi), (.topRight, rect.maxX, rect.minY, -1, 1, 1.5 * .pi),
            (.bottomRight, rect.maxX, rect.maxY, -1, -1, 0), (.bottomLeft, rect.minX, rect.maxY, 1, -1, .pi / 2),
        ]
        for (index, place) in places.enumerated() {
            if radius > 0, corners.contains(place.corner) {
                path.addRelativeArc(
                    center: CGPoint(x: place.x + place.inX * radius, y: place.y + place.inY * radius), radius: radius,
                    startAngle: place.start, delta: .pi / 2)
            } else if index == 0 {
                path.move(to: CGPoint(x: place.x, y: place.y))
            } else {
                path.addLine(to: CGPoint(x: place.x, y: place.y))
            }
        }
        path.closeSubpath()
    }
}
