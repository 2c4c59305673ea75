/// A rectangle that fills its frame.
@frozen public struct Rectangle: InsettableShape {
    @inlinable public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> _InsetForm<Rectangle> { _InsetForm(base: self, amount: amount) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    @inlinable nonisolated public func _form(isRightToLeft: Bool) -> _ShapeForm { _ShapeForm(.rectangle) }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}
