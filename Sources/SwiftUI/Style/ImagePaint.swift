/// A picture repeated over an area. Drawn as a plain fill.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    /// Part of the picture in unit coordinates.
    public var sourceRect: CGRect
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference {
        _StyleReference(Color(_system: .secondaryFill))._adding(
            .approximation("ImagePaint", "a plain fill instead of the repeated picture"))
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint
    {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
