/// A change of the environment for the content.
struct _EnvironmentModifier {
    let change: (inout EnvironmentValues) -> Void
}

extension _EnvironmentModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let saved = graph.environment
        modifier.change(&graph.environment)
        V._make(content, &graph)
        graph.environment = saved
    }
    nonisolated var _isStateless: Bool { true }
}

/// A value in the environment; the same value keeps the environment the same, so that unchanged views are skipped.
struct _EnvironmentValueModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}

extension _EnvironmentValueModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let saved = graph.environment
        let box = graph._storage { EnvironmentBox() }
        if let known = box.known, known.before.isSame(saved), box.isSame(modifier.value) {
            graph.environment = known.after
        } else {
            graph.environment[keyPath: modifier.keyPath] = modifier.value
            box.known = (saved, graph.environment)
            box.value = modifier.value
        }
        V._make(content, &graph)
        graph.environment = saved
    }
}

private final class EnvironmentBox {
    var known: (before: EnvironmentValues, after: EnvironmentValues)?
    var value: Any?

    func isSame<Value>(_ new: Value) -> Bool {
        if let old = value as? any Equatable {
            func open<E: Equatable>(_ old: E) -> Bool { (new as? E) == old }
            return open(old)
        }
        guard Value.self is AnyObject.Type, let old = value else { return false }
        return (old as AnyObject) === (new as AnyObject)
    }
}

extension View {
    /// Sets a value of the environment.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentValueModifier(keyPath: keyPath, value: value))
    }
    /// Puts an observable object into the environment.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentObjectModifier(object: object))
    }
    /// Puts an observable object into the environment.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentObjectModifier(object: object))
    }
    /// Changes a value of the environment.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }
}

struct _EnvironmentObjectModifier<T: AnyObject> {
    let object: T?
}

extension _EnvironmentObjectModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let saved = graph.environment
        let box = graph._storage { EnvironmentBox() }
        if let known = box.known, known.before.isSame(saved), box.value as AnyObject? === modifier.object {
            graph.environment = known.after
        } else {
            graph.environment[T.self] = modifier.object
            box.known = (saved, graph.environment)
            box.value = modifier.object
        }
        V._make(content, &graph)
        graph.environment = saved
    }
}
