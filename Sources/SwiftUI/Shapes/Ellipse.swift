/// An ellipse that touches the sides of its frame.
@frozen public struct Ellipse: InsettableShape {
    @inlinable public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    nonisolated public func inset(by amount: CGFloat) -> _InsetForm<Ellipse> { _InsetForm(base: self, amount: amount) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    @inlinable nonisolated public func _form(isRightToLeft: Bool) -> _ShapeForm { _ShapeForm(.ellipse) }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}
