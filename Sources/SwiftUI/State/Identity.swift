/// A view whose identity is a value: a new value is a new view, with new state.
struct _IdentityModifier<ID: Hashable> {
    let id: ID
}

extension _IdentityModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        let scope = graph._enter(id: modifier.id)
        V._make(content, &graph)
        graph.leave(scope)
        graph._setTrait(_IdentityTrait.key, AnyHashable(modifier.id), since: mark)
    }
}

/// The name of the value that `id(_:)` gave a view.
enum _IdentityTrait {
    static let key = ObjectIdentifier(_IdentityTrait.self)
}

/// A view that is evaluated again only when it is no longer equal.
public struct EquatableView<Content: View & Equatable> {
    public var content: Content
    public init(content: Content) { self.content = content }
}

extension EquatableView: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { Content._make(view.content, &graph) }
}

extension View {
    /// Gives the view an identity of its own.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IdentityModifier(id: id)) }
}

extension View where Self: Equatable {
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
