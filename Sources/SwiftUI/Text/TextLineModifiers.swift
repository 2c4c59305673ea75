@frozen public enum _LineLimitSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: (most: Int?, least: Int), _ environment: inout EnvironmentValues) {
        environment.lineLimit = value.most
        environment._lineLimitMinimum = value.least
    }
}

@frozen public enum _LineSpacingSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: CGFloat, _ environment: inout EnvironmentValues) {
        environment.lineSpacing = value.isFinite ? max(value, 0) : 0
    }
}

@frozen public enum _TextAlignmentSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: TextAlignment, _ environment: inout EnvironmentValues) {
        environment.multilineTextAlignment = value
    }
}

@frozen public enum _TruncationSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: UInt8, _ environment: inout EnvironmentValues) { environment._truncationMode = value }
}

@frozen public enum _MinimumScaleSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: CGFloat, _ environment: inout EnvironmentValues) {
        environment.minimumScaleFactor = value > 0 ? min(value, 1) : 0.01
    }
}

extension View {
    @inlinable nonisolated public __consuming func lineLimit(_ number: Int?) -> some View {
        modifier(_SettingModifier<_LineLimitSetting>((number, 0)))
    }
    nonisolated public __consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modifier(_SettingModifier<_LineLimitSetting>((nil, limit.lowerBound)))
    }
    nonisolated public __consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        modifier(_SettingModifier<_LineLimitSetting>((limit.upperBound, 0)))
    }
    nonisolated public __consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modifier(_SettingModifier<_LineLimitSetting>((limit.upperBound, limit.lowerBound)))
    }
    nonisolated public __consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modifier(_SettingModifier<_LineLimitSetting>((limit, reservesSpace ? limit : 0)))
    }
    /// Points between two lines, beside the font's own.
    nonisolated public __consuming func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        modifier(_SettingModifier<_LineSpacingSetting>(lineSpacing))
    }
    @inlinable nonisolated public __consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        modifier(_SettingModifier<_TextAlignmentSetting>(alignment))
    }
    nonisolated public __consuming func truncationMode(_ mode: Text.TruncationMode) -> some View {
        let number: UInt8 =
            switch mode {
            case .tail: 0
            case .head: 1
            case .middle: 2
            }
        return modifier(_SettingModifier<_TruncationSetting>(number))
    }
    @inlinable nonisolated public __consuming func minimumScaleFactor(_ factor: CGFloat) -> some View {
        modifier(_SettingModifier<_MinimumScaleSetting>(factor))
    }
    /// Letters are never drawn closer together than the font has them.
    nonisolated public __consuming func allowsTightening(_ flag: Bool) -> some View { self }
    nonisolated public __consuming func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    nonisolated public __consuming func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
    nonisolated public __consuming func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        self
    }
    nonisolated public __consuming func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    nonisolated public __consuming func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    nonisolated public __consuming func speechAdjustedPitch(_ value: Double) -> some View { self }
    nonisolated public __consuming func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// Whether text can be selected; pictures are the same.
public protocol TextSelectability { static var allowsSelection: Bool { get } }

public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }

public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }

extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }

extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { Self() } }
