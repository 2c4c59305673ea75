/// A weaker level of a style.
public struct OffsetShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference {
        base._reference(in: environment)._level(level)
    }
}

/// A style that lets through what lies behind it.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference {
        base._reference(in: environment)._opacity(opacity)
    }
}

/// A style with a shadow or blend mode.
public struct _EffectShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let effect: _StyleEffect
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference {
        base._reference(in: environment)._adding(effect)
    }
}

/// A shadow behind or inside of what a style draws; radius and offsets in points.
public struct ShadowStyle: Equatable, Sendable {
    let effect: _StyleEffect

    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(effect: .shadow(color, radius: radius, x: x, y: y))
    }
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(effect: .approximation("ShadowStyle.inner(color:radius:x:y:)", "no shadow is drawn inside"))
    }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: opacity) }
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _EffectShapeStyle(base: self, effect: .blend(mode.css)) }
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _EffectShapeStyle(base: self, effect: style.effect) }

    /// The levels of this style: 50, 25 and 18 % of its opacity.
    public var secondary: some ShapeStyle { OffsetShapeStyle(base: self, level: 1) }
    public var tertiary: some ShapeStyle { OffsetShapeStyle(base: self, level: 2) }
    public var quaternary: some ShapeStyle { OffsetShapeStyle(base: self, level: 3) }
    public var quinary: some ShapeStyle { OffsetShapeStyle(base: self, level: 4) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
