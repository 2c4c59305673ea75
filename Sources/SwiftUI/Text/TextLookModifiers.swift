@frozen public enum _TextCaseSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: UInt8, _ environment: inout EnvironmentValues) { environment._textCase = value }
}

@frozen public enum _UnderlineSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: Bool, _ environment: inout EnvironmentValues) { environment._underline = value }
}

@frozen public enum _StrikethroughSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: Bool, _ environment: inout EnvironmentValues) { environment._strikethrough = value }
}

@frozen public enum _KerningSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: CGFloat, _ environment: inout EnvironmentValues) { environment._kerning = value }
}

@frozen public enum _TrackingSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: CGFloat, _ environment: inout EnvironmentValues) { environment._tracking = value }
}

@frozen public enum _BaselineOffsetSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: CGFloat, _ environment: inout EnvironmentValues) { environment._baselineOffset = value }
}

extension View {
    @inlinable nonisolated public __consuming func textCase(_ textCase: Text.Case?) -> some View {
        modifier(_SettingModifier<_TextCaseSetting>(textCase == nil ? 0 : (textCase == .uppercase ? 1 : 2)))
    }
    nonisolated public __consuming func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        modifier(_SettingModifier<_UnderlineSetting>(isActive))
    }
    nonisolated public __consuming func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)
        -> some View
    {
        underline(isActive, color: color)
    }
    nonisolated public __consuming func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        modifier(_SettingModifier<_StrikethroughSetting>(isActive))
    }
    nonisolated public __consuming func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)
        -> some View
    {
        strikethrough(isActive, color: color)
    }
    /// Points after each letter.
    nonisolated public __consuming func kerning(_ kerning: CGFloat) -> some View { modifier(_SettingModifier<_KerningSetting>(kerning)) }
    /// Points after each letter.
    nonisolated public __consuming func tracking(_ tracking: CGFloat) -> some View {
        modifier(_SettingModifier<_TrackingSetting>(tracking))
    }
    /// Points upwards.
    nonisolated public __consuming func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        modifier(_SettingModifier<_BaselineOffsetSetting>(baselineOffset))
    }
}

extension EnvironmentValues {
    /// Case of letters that `textCase(_:)` set; nil for as they are written.
    public var textCase: Text.Case? {
        get { _textCase == 0 ? nil : (_textCase == 1 ? .uppercase : .lowercase) }
        set { _textCase = newValue == nil ? 0 : (newValue == .uppercase ? 1 : 2) }
    }
    /// Where the dots stand when a text is too long.
    public var truncationMode: Text.TruncationMode {
        get { _truncationMode == 0 ? .tail : (_truncationMode == 1 ? .head : .middle) }
        set { _truncationMode = newValue == .tail ? 0 : (newValue == .head ? 1 : 2) }
    }
    public var allowsTightening: Bool {
        get { false }
        set {}
    }
}
