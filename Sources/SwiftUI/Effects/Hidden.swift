/// Takes its room and is not drawn.
@frozen public struct _HiddenModifier: Sendable {
    @inlinable init() {}
}

extension _HiddenModifier: _PrimitiveModifier {
    public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        graph._hide(since: mark)
    }
    @inlinable nonisolated public var _isStateless: Bool { true }
}

/// Drawn after siblings with a lower value.
@frozen public struct _ZIndexModifier: Sendable {
    @usableFromInline let value: Double
    @inlinable init(value: Double) { self.value = value }
}

extension _ZIndexModifier: _PrimitiveModifier {
    public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        graph._setZIndex(modifier.value.isNaN ? 0 : modifier.value, since: mark)
    }
    @inlinable nonisolated public var _isStateless: Bool { true }
}

extension View {
    @inlinable nonisolated public __consuming func hidden() -> some View { modifier(_HiddenModifier()) }
    @inlinable nonisolated public __consuming func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }
}
