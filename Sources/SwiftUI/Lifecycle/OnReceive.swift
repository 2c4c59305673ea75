final class SubscriptionBox {
    var subscription: AnyCancellable?
    var action: (Any) -> Void = { _ in }
}

struct _SubscriptionModifier<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
}

extension _SubscriptionModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let box = graph._storage { SubscriptionBox() }
        let action = modifier.action
        box.action = { if let output = $0 as? P.Output { action(output) } }
        if box.subscription == nil {
            let publisher = modifier.publisher
            graph._viewGraph._afterLayout { [weak box] in
                box?.subscription = publisher.sink { [weak box] in box?.action($0) }
            }
        }
        V._make(content, &graph)
    }
}

extension View {
    /// Runs an action for each value of a publisher.
    nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        modifier(_SubscriptionModifier(publisher: publisher, action: action))
    }
}
