@frozen public enum _TintSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: Color?, _ environment: inout EnvironmentValues) {
        environment._tint = value.map { _StyleReference($0) }
    }
}

/// Sets the tint to a style.
struct _TintModifier<Style: ShapeStyle> {
    let style: Style?
}

extension _TintModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let saved = graph.environment._tint
        graph.environment._tint = modifier.style.map { $0._reference(in: graph.environment) }
        V._make(content, &graph)
        graph.environment._tint = saved
    }
    nonisolated var _isStateless: Bool { true }
}

/// Sets several levels of the foreground.
struct _ForegroundLevelsModifier<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle> {
    let primary: S1
    let secondary: S2
    let tertiary: S3?
}

extension _ForegroundLevelsModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let saved = graph.environment
        let primary = modifier.primary._reference(in: saved)._within(saved)
        let secondary = modifier.secondary._reference(in: saved)._within(saved)
        let tertiary = modifier.tertiary?._reference(in: saved)._within(saved) ?? secondary._level(1)
        graph.environment._foregroundStyle = primary
        graph.environment._foregroundLevels = [primary, secondary, tertiary]
        V._make(content, &graph)
        graph.environment = saved
    }
    nonisolated var _isStateless: Bool { true }
}

extension View {
    @inlinable nonisolated public __consuming func tint(_ tint: Color?) -> some View { modifier(_SettingModifier<_TintSetting>(tint)) }
    @_disfavoredOverload
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { modifier(_TintModifier(style: tint)) }
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(_ForegroundLevelsModifier<S1, S2, S2>(primary: primary, secondary: secondary, tertiary: nil))
    }
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(_ForegroundLevelsModifier(primary: primary, secondary: secondary, tertiary: tertiary))
    }
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
