/// A modifier that sets a plain value of the environment, without key paths and closures.
public protocol _EnvironmentSetting {
    associatedtype Value
    static func set(_ value: Value, _ environment: inout EnvironmentValues)
}

/// Sets a value for the content.
@frozen public struct _SettingModifier<Setting: _EnvironmentSetting> {
    @usableFromInline let value: Setting.Value
    @inlinable public init(_ value: Setting.Value) { self.value = value }
}

extension _SettingModifier: _PrimitiveModifier {
    @inlinable public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let saved = graph.environment
        Setting.set(modifier.value, &graph.environment)
        V._make(content, &graph)
        graph.environment = saved
    }
    @inlinable nonisolated public var _isStateless: Bool { true }
}
