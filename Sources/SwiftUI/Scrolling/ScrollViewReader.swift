/// A view whose content can scroll the scroll views inside to a view by its id.
@frozen public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content
    @inlinable nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let proxy = ScrollViewProxy(graph: graph._viewGraph)
        Content._make(view.content(proxy), &graph)
    }
}

/// Scrolls the scroll views of its reader.
public struct ScrollViewProxy {
    let graph: ViewGraph

    /// Scrolls to the view with the id; `anchor` says which point of it meets the same point of the scroll view.
    @MainActor public func scrollTo<ID: Hashable>(
        _ id: ID, anchor: UnitPoint? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        graph._approximate("scrollTo(_:anchor:)", "the scroll view stays at its start", fileID, line)
    }
}
