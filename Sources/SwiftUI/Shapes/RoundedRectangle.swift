/// A rectangle with four equal round corners.
@frozen public struct RoundedRectangle: InsettableShape {
    /// Radii of the corners in points.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    @inlinable public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    @inlinable public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    nonisolated public func inset(by amount: CGFloat) -> _InsetForm<RoundedRectangle> { _InsetForm(base: self, amount: amount) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    nonisolated public func _form(isRightToLeft: Bool) -> _ShapeForm {
        guard cornerSize.width == cornerSize.height else { return _ShapeForm(PathOutline(self, isMirrored: false)) }
        var form = _ShapeForm(.rounded)
        let radius = cornerSize.width.isFinite ? max(cornerSize.width, 0) : 0
        form.radii = (radius, radius, radius, radius)
        form.isContinuous = style == .continuous
        return form
    }
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
