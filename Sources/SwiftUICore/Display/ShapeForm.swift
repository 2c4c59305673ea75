import Foundation

/// The outline of a shape before its size is known: one of the built-in forms, or an object that draws it.
@frozen public struct _ShapeForm {
    /// The forms that a writer knows how to draw without a list of curves.
    @frozen public enum Outline: UInt8, Sendable { case rectangle, rounded, capsule, circle, ellipse, object }

    public var outline: Outline
    /// Whether rounded corners are Apple's smooth ones.
    public var isContinuous = true
    /// Radii of `rounded` in points at top left, top right, bottom right, bottom left.
    public var radii: (Double, Double, Double, Double) = (0, 0, 0, 0)
    /// Distance that the outline is moved inwards, in points.
    public var inset: Double = 0
    /// Draws the outline where it is not built in.
    public var object: _ShapeOutline?

    @inlinable public init(_ outline: Outline) { self.outline = outline }

    public init(_ object: _ShapeOutline) {
        outline = .object
        self.object = object
    }

    /// The outline for a size in points, as a picture shows it.
    public func path(in size: CGSize) -> DisplayPath {
        if outline == .object, let object { return object.path(CGRect(origin: .zero, size: size)) }
        if inset == 0 {
            let limit = min(size.width, size.height) / 2
            switch outline {
            case .rectangle: return .rectangle
            case .ellipse: return .ellipse
            case .circle where size.width == size.height: return .ellipse
            case .capsule: return .rounded(topLeft: limit, topRight: limit, bottomRight: limit, bottomLeft: limit, continuous: false)
            case .rounded:
                func radius(_ r: Double) -> Double { max(0, min(r, limit)) }
                return .rounded(
                    topLeft: radius(radii.0), topRight: radius(radii.1), bottomRight: radius(radii.2), bottomLeft: radius(radii.3),
                    continuous: isContinuous)
            default: break
            }
        }
        return .commands(curves(in: CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)))
    }

    private func curves(in rect: CGRect) -> [DisplayPathCommand] {
        guard !rect.isNull else { return [] }
        let limit = min(rect.width, rect.height) / 2
        switch outline {
        case .rectangle, .object: return OutlineCurves.rounded(rect, (0, 0, 0, 0))
        case .capsule: return OutlineCurves.rounded(rect, (limit, limit, limit, limit))
        case .circle:
            return OutlineCurves.ellipse(CGRect(x: rect.midX - limit, y: rect.midY - limit, width: 2 * limit, height: 2 * limit))
        case .ellipse: return OutlineCurves.ellipse(rect)
        case .rounded:
            func radius(_ r: Double) -> Double { max(0, min(r - inset, limit)) }
            return OutlineCurves.rounded(rect, (radius(radii.0), radius(radii.1), radius(radii.2), radius(radii.3)))
        }
    }
}

/// Built-in forms as lists of curves.
enum OutlineCurves {
    /// Control points of a quarter circle lie at this share of the radius (4/3 · (√2 − 1)).
    static let reach = 0.5522847498

    static func ellipse(_ r: CGRect) -> [DisplayPathCommand] {
        let (w, h) = (r.width / 2, r.height / 2)
        let (x, y) = (r.midX, r.midY)
        let (cx, cy) = (w * reach, h * reach)
        return [
            .move(x: x + w, y: y),
            .cubic(x: x, y: y + h, control1X: x + w, control1Y: y + cy, control2X: x + cx, control2Y: y + h),
            .cubic(x: x - w, y: y, control1X: x - cx, control1Y: y + h, control2X: x - w, control2Y: y + cy),
            .cubic(x: x, y: y - h, control1X: x - w, control1Y: y - cy, control2X: x - cx, control2Y: y - h),
            .cubic(x: x + w, y: y, control1X: x + cx, control1Y: y - h, control2X: x + w, control2Y: y - cy),
            .close,
        ]
    }

    /// Radii at top left, top right, bottom right, bottom left.
    static func rounded(_ r: CGRect, _ radii: (Double, Double, Double, Double)) -> [DisplayPathCommand] {
        var result: [DisplayPathCommand] = [.move(x: r.minX + radii.0, y: r.minY)]
        let k = 1 - reach
        func corner(_ radius: Double, _ fromX: Double, _ fromY: Double, _ x: Double, _ y: Double, _ toX: Double, _ toY: Double) {
            result.append(.line(x: fromX, y: fromY))
            guard radius > 0 else { return }
            result.append(
                .cubic(
                    x: toX, y: toY, control1X: x + (fromX - x) * k, control1Y: y + (fromY - y) * k, control2X: x + (toX - x) * k,
                    control2Y: y + (toY - y) * k))
        }
        corner(radii.1, r.maxX - radii.1, r.minY, r.maxX, r.minY, r.maxX, r.minY + radii.1)
        corner(radii.2, r.maxX, r.maxY - radii.2, r.maxX, r.maxY, r.maxX - radii.2, r.maxY)
        corner(radii.3, r.minX + radii.3, r.maxY, r.minX, r.maxY, r.minX, r.maxY - radii.3)
        corner(radii.0, r.minX, r.minY + radii.0, r.minX, r.minY, r.minX + radii.0, r.minY)
        result.append(.close)
        return result
    }
}

extension _Graph {
    /// Adds a filled outline, or a stroked one where a stroke is given.
    @inlinable
    public mutating func _addShape(
        _ form: _ShapeForm, paint: DisplayPaint, stroke: DisplayShape.Stroke? = nil, isEvenOdd: Bool = false
    ) {
        var parameters = ShapeParameters(outline: form.outline, paint: paint)
        parameters.isContinuous = form.isContinuous
        parameters.isEvenOdd = isEvenOdd
        parameters.radii = form.radii
        parameters.inset = form.inset
        if let object = form.object { parameters.object = keep(object) }
        if let stroke { parameters.stroke = keep(StrokeBox(stroke)) }
        addShape(parameters, flags: form.outline == .circle || form.outline == .object ? [.heightFollowsWidth, .widthFollowsHeight] : [])
    }

    /// A style as drawn here.
    public mutating func _paint(_ style: _StyleReference) -> DisplayPaint { environment._paint(style, gradients: &gradients) }

    /// The foreground as drawn here.
    public mutating func _foregroundPaint(level: UInt8 = 0) -> DisplayPaint {
        environment._foregroundPaint(level: level, gradients: &gradients)
    }
}

extension LayoutEngine {
    /// Shapes take what they are offered, 10 where nothing is said (rule 1.4); a circle is as wide as high; a user's shape may say
    /// how large it is.
    func shapeSize(_ index: Int32, _ p: _Proposal) -> CGSize {
        let shape = parameters(index, ShapeParameters.self)
        let size = CGSize(width: orElse(p.width, 10), height: orElse(p.height, 10))
        switch shape.pointee.outline {
        case .circle:
            let side = min(size.width, size.height)
            return CGSize(width: side, height: side)
        case .object:
            return unsafeDowncast(graph.pointee.objects[Int(shape.pointee.object)], to: _ShapeOutline.self).size(p.public_) ?? size
        default: return size
        }
    }

    /// Whether a shape's length along one axis follows from what it is offered there alone.
    func isPlainShape(_ index: Int32) -> Bool {
        let outline = parameters(index, ShapeParameters.self).pointee.outline
        return outline != .circle && outline != .object
    }
}
