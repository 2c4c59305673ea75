/// A name for the coordinates of the view.
struct _CoordinateSpaceModifier {
    let space: CoordinateSpace
}

extension _CoordinateSpaceModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        graph._nameSpace(modifier.space, since: mark)
    }
    nonisolated var _isStateless: Bool { true }
}

extension View {
    /// Names the view's coordinates, so that `frame(in:)` inside it can count from its top left corner.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(space: .named(AnyHashable(name))))
    }
    /// Names the view's coordinates.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(space: name.coordinateSpace))
    }
}
