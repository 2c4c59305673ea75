/// A style whose type is not known to the compiler.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        if let any = style as? AnyShapeStyle { self = any } else { self.style = style }
    }
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference { style._reference(in: environment) }
}
