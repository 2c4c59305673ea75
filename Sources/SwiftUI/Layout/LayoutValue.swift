/// A value for the layout around the view.
struct _LayoutValueModifier<Key: LayoutValueKey> {
    let value: Key.Value
}

extension _LayoutValueModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        graph._setTrait(ObjectIdentifier(Key.self), modifier.value, since: mark)
    }
    nonisolated var _isStateless: Bool { true }
}

extension View {
    /// A value that a layout reads from its subview.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier<K>(value: value))
    }
}
