@frozen public enum _DynamicTypeSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: ClosedRange<DynamicTypeSize>, _ environment: inout EnvironmentValues) {
        environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, value.lowerBound), value.upperBound)
    }
}

extension View {
    /// The text size, whatever the user chose.
    nonisolated public __consuming func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        modifier(_SettingModifier<_DynamicTypeSetting>(size...size))
    }
    /// Keeps the text size within a range.
    nonisolated public __consuming func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        let inside = DynamicTypeSize.allCases.filter { range.contains($0) }
        let (least, most) = (inside.first ?? .xSmall, inside.last ?? .accessibility5)
        return modifier(_SettingModifier<_DynamicTypeSetting>(least...most))
    }
}
