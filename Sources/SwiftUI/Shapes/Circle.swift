/// A circle in the middle of its frame, as wide as the shorter side.
@frozen public struct Circle: InsettableShape {
    @inlinable public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.centredSquare) }
    nonisolated public func inset(by amount: CGFloat) -> _InsetForm<Circle> { _InsetForm(base: self, amount: amount) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    @inlinable nonisolated public func _form(isRightToLeft: Bool) -> _ShapeForm { _ShapeForm(.circle) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

extension CGRect {
    /// The largest square in the middle.
    var centredSquare: CGRect {
        let side = min(width, height)
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}
