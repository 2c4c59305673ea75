/// Why content is not to be read.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)

    /// Reasons in the environment's form that hide text. Bit 7 marks sensitive content, which privacy hides.
    static let hidesText: UInt8 = 1
}

@frozen public enum _RedactionSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: UInt8, _ environment: inout EnvironmentValues) { environment._redaction |= value }
}

@frozen public enum _UnredactionSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: Void, _ environment: inout EnvironmentValues) { environment._redaction = 0 }
}

/// Content that privacy hides.
@frozen public enum _PrivacySetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: Bool, _ environment: inout EnvironmentValues) {
        if value, environment._redaction & 2 != 0 { environment._redaction |= 1 }
    }
}

extension View {
    nonisolated public __consuming func redacted(reason: RedactionReasons) -> some View {
        modifier(_SettingModifier<_RedactionSetting>(UInt8(truncatingIfNeeded: reason.rawValue & 7)))
    }
    nonisolated public __consuming func unredacted() -> some View { modifier(_SettingModifier<_UnredactionSetting>(())) }
    nonisolated public __consuming func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(_SettingModifier<_PrivacySetting>(sensitive))
    }
    nonisolated public __consuming func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { RedactionReasons(rawValue: Int(_redaction & 7)) }
        set { _redaction = UInt8(truncatingIfNeeded: newValue.rawValue & 7) }
    }
}
