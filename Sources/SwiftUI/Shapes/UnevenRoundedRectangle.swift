/// A rectangle with round corners of different radii.
@frozen public struct UnevenRoundedRectangle: InsettableShape {
    /// Radii of the corners in points.
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
    nonisolated public func inset(by amount: CGFloat) -> _InsetForm<UnevenRoundedRectangle> { _InsetForm(base: self, amount: amount) }
    nonisolated public func _form(isRightToLeft: Bool) -> _ShapeForm {
        var form = _ShapeForm(.rounded)
        func radius(_ r: CGFloat) -> Double { r.isFinite ? max(r, 0) : 0 }
        let r = cornerRadii
        form.radii = (radius(r.topLeading), radius(r.topTrailing), radius(r.bottomTrailing), radius(r.bottomLeading))
        if isRightToLeft { form.radii = (form.radii.1, form.radii.0, form.radii.3, form.radii.2) }
        form.isContinuous = style == .continuous
        return form
    }
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius, style: style)
    }
}
