/// An action on a value of the view's geometry, at first and whenever it changes.
struct _GeometryChangeModifier<T: Equatable> {
    let transform: (GeometryProxy) -> T
    /// Takes the old and the new value.
    let action: (T, T) -> Void
}

/// The value that the action was last told.
private final class GeometryChangeBox<T: Equatable> {
    var last: T?
}

extension _GeometryChangeModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        let box = graph._storage { GeometryChangeBox<T>() }
        let (transform, action) = (modifier.transform, modifier.action)
        graph._wrapBackground(alignment: .center, since: mark) { graph in
            graph._addGeometry { proxy, graph in
                let value = transform(proxy)
                guard box.last != value else { return }
                let old = box.last ?? value
                box.last = value
                graph._viewGraph._afterLayout { action(old, value) }
            }
        }
    }
}

extension View {
    /// Calls `action` with what `transform` makes of the view's geometry, at first and whenever that changes.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform) { _, new in action(new) })
    }
    /// Calls `action` with the old and the new value of what `transform` makes of the view's geometry.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform, action: action))
    }
}
