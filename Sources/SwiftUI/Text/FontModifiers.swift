@frozen public enum _FontSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: Font?, _ environment: inout EnvironmentValues) { environment.font = value }
}

@frozen public enum _FontWeightSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: Font.Weight?, _ environment: inout EnvironmentValues) { environment._fontWeight = value }
}

@frozen public enum _FontDesignSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: Font.Design?, _ environment: inout EnvironmentValues) { environment._fontDesign = value }
}

@frozen public enum _FontTraitSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: (trait: ResolvedFont.Traits, isOn: Bool), _ environment: inout EnvironmentValues) {
        if value.isOn { environment._fontTraits.formUnion(value.trait) } else { environment._fontTraits.subtract(value.trait) }
    }
}

extension View {
    @inlinable nonisolated public __consuming func font(_ font: Font?) -> some View { modifier(_SettingModifier<_FontSetting>(font)) }
    @inlinable nonisolated public __consuming func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(_SettingModifier<_FontWeightSetting>(weight))
    }
    /// Only the standard width is drawn.
    nonisolated public __consuming func fontWidth(_ width: Font.Width?) -> some View { self }
    nonisolated public __consuming func fontDesign(_ design: Font.Design?) -> some View {
        modifier(_SettingModifier<_FontDesignSetting>(design))
    }
    @inlinable nonisolated public __consuming func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
    @inlinable nonisolated public __consuming func italic(_ isActive: Bool = true) -> some View {
        modifier(_SettingModifier<_FontTraitSetting>((.italic, isActive)))
    }
    @inlinable nonisolated public __consuming func monospaced(_ isActive: Bool = true) -> some View {
        modifier(_SettingModifier<_FontTraitSetting>((.monospaced, isActive)))
    }
    @inlinable nonisolated public __consuming func monospacedDigit() -> some View {
        modifier(_SettingModifier<_FontTraitSetting>((.monospacedDigit, true)))
    }
}
