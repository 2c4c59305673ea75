/// Stands for a modified view in a closure that changes it.
public struct PlaceholderContentView<Value> {
    let add: @MainActor (inout _Graph) -> Void
    nonisolated init<V: View>(_ view: V) {
        nonisolated(unsafe) let view = view
        add = { V._make(view, &$0) }
    }
}

extension PlaceholderContentView: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.add(&graph) }
}
