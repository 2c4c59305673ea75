/// A rectangle whose shorter sides are half circles.
@frozen public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle

    @inlinable public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
    nonisolated public func inset(by amount: CGFloat) -> _InsetForm<Capsule> { _InsetForm(base: self, amount: amount) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    @inlinable nonisolated public func _form(isRightToLeft: Bool) -> _ShapeForm { _ShapeForm(.capsule) }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
