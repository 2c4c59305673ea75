import Foundation

// The plain shapes that controls and lists are made of.
extension _Graph {
    /// A colour as drawn here.
    public mutating func _paint(_ color: Color) -> DisplayPaint { .color(color.rgba(in: environment)) }

    /// The accent of controls as drawn here.
    public mutating func _tintPaint() -> DisplayPaint { _paint(environment.common.tint ?? _StyleReference(.accentColor)) }

    /// A filled rectangle; `cornerRadius` in points, smooth as the system's.
    public mutating func _addRectangle(_ paint: DisplayPaint, cornerRadius: CGFloat = 0) {
        var parameters = ShapeParameters(outline: cornerRadius > 0 ? .rounded : .rectangle, paint: paint)
        parameters.radii = (cornerRadius, cornerRadius, cornerRadius, cornerRadius)
        addShape(parameters)
    }

    /// A filled capsule.
    public mutating func _addCapsule(_ paint: DisplayPaint) { addShape(ShapeParameters(outline: .capsule, paint: paint)) }

    /// A filled circle.
    public mutating func _addCircle(_ paint: DisplayPaint) { addShape(ShapeParameters(outline: .circle, paint: paint)) }

    /// An outline that is made for the size that it gets, filled or stroked.
    public mutating func _addOutline(_ outline: _ShapeOutline, _ paint: DisplayPaint, stroke: DisplayShape.Stroke? = nil) {
        var parameters = ShapeParameters(outline: .object, paint: paint)
        parameters.object = keep(outline)
        if let stroke { parameters.stroke = keep(StrokeBox(stroke)) }
        addShape(parameters)
    }
}
