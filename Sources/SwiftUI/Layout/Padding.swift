/// Room around a view.
@frozen public struct _PaddingLayout: Sendable {
    @usableFromInline let edges: Edge.Set
    @usableFromInline let insets: EdgeInsets?
    @inlinable public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
        self.edges = edges
        self.insets = insets
    }
}

extension _PaddingLayout: _PrimitiveModifier {
    @inlinable public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        // The system's padding is 16 points (measured: 52.33 high for 20.33 of text).
        var insets = modifier.insets ?? EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        if !modifier.edges.contains(.top) { insets.top = 0 }
        if !modifier.edges.contains(.leading) { insets.leading = 0 }
        if !modifier.edges.contains(.bottom) { insets.bottom = 0 }
        if !modifier.edges.contains(.trailing) { insets.trailing = 0 }
        graph._wrapPadding(insets, since: mark)
    }
    @inlinable nonisolated public var _isStateless: Bool { true }
}

extension View {
    @inlinable nonisolated public __consuming func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(insets: insets))
    }
    @inlinable nonisolated public __consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            _PaddingLayout(edges: edges, insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
    }
    @inlinable nonisolated public __consuming func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
