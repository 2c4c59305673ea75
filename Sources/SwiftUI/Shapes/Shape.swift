/// Stands for "on no actor": a type whose protocols belong to different global actors is inferred to belong to none.
@globalActor public actor _NoIsolation {
    public static let shared = _NoIsolation()
}

/// Keeps types from taking over the isolation of `View`: shapes are used from everywhere.
@_NoIsolation @preconcurrency public protocol _RemoveGlobalActorIsolation {}

/// What a shape is for, so that styles can tell strokes from fills.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// What becomes of a shape or offset where reading runs from the right.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A two-dimensional outline that fits itself to a rectangle.
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
    /// The outline in a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The form that the engine draws; a user's shape is drawn through `path(in:)`.
    nonisolated func _form(isRightToLeft: Bool) -> _ShapeForm
    /// The line that the shape itself is (`stroke(lineWidth:)`); nil for shapes that are areas.
    nonisolated var _stroke: StrokeStyle? { get }
}

extension Shape {
    nonisolated public static var role: ShapeRole { .fill }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    nonisolated public var _stroke: StrokeStyle? { nil }

    nonisolated public func _form(isRightToLeft: Bool) -> _ShapeForm {
        var mirrors = false
        if case .mirrors(let direction) = layoutDirectionBehavior { mirrors = (direction == .rightToLeft) == isRightToLeft }
        return _ShapeForm(PathOutline(self, isMirrored: mirrors))
    }

    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        view._draw(paint: graph._foregroundPaint(), &graph)
    }
    nonisolated public var _isStateless: Bool { true }

    /// Draws the shape as an area, or as the line that it is.
    func _draw(paint: DisplayPaint, fillStyle: FillStyle = FillStyle(), _ graph: inout _Graph) {
        let form = _form(isRightToLeft: graph.environment.layoutDirection == .rightToLeft)
        graph._addShape(form, paint: paint, stroke: _stroke?.stroke, isEvenOdd: fillStyle.isEOFilled)
    }
}

/// The outline of a shape that only its own code knows.
final class PathOutline<S: Shape>: _ShapeOutline {
    private let shape: S
    private let isMirrored: Bool

    init(_ shape: S, isMirrored: Bool) {
        self.shape = shape
        self.isMirrored = isMirrored
    }

    override func path(_ rect: CGRect) -> DisplayPath {
        var path = shape.path(in: rect)
        if isMirrored { path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0)) }
        return .commands(path.commands)
    }

    override func size(_ proposal: ProposedViewSize) -> CGSize? { shape.sizeThatFits(proposal) }
}
