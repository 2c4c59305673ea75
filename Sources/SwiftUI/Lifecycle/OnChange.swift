final class ChangeBox<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

struct _ChangeModifier<Value: Equatable> {
    let value: Value
    let runsInitially: Bool
    let action: (Value, Value) -> Void
}

extension _ChangeModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        var isNew = false
        let box = graph._storage { () -> ChangeBox<Value> in
            isNew = true
            return ChangeBox(modifier.value)
        }
        V._make(content, &graph)
        let old = box.value
        box.value = modifier.value
        if isNew ? modifier.runsInitially : old != modifier.value {
            let (action, new) = (modifier.action, modifier.value)
            graph._viewGraph._afterLayout { action(old, new) }
        }
    }
}

extension View {
    @available(*, deprecated, message: "Use onChange with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(_ChangeModifier(value: value, runsInitially: false) { action($1) })
    }
    /// Runs an action with the old and the new value when a value changes.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, runsInitially: initial, action: action))
    }
    /// Runs an action when a value changes.
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        modifier(_ChangeModifier(value: value, runsInitially: initial) { _, _ in action() })
    }
}
