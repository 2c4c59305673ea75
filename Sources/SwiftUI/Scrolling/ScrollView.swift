/// A view whose content may be larger than the room; at rest it stands at its start.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let content = view.content
        let saved = graph.environment
        let margins = saved.scrollMargins
        let showsIndicators = view.showsIndicators && !saved.hidesScrollIndicators
        graph.environment.hasNoScrollMargins()
        graph._addScroll(view.axes, showsIndicators: showsIndicators) { graph in
            let mark = graph._mark
            Content._make(content, &graph)
            if let margins { graph._wrapMargins(margins, since: mark) }
        }
        graph.environment = saved
        graph._wrapSemantics(Semantics(role: .scrollArea), since: mark)
        graph._nameSpace(.named("scrollView"), since: mark)
    }
    nonisolated public var _isStateless: Bool { content._isStateless }
}

extension _Graph {
    /// Puts all content since `mark` into one column with room around it.
    fileprivate mutating func _wrapMargins(_ margins: EdgeInsets, since mark: Int32) {
        let nodes = _take(since: mark)
        let inner = _mark
        if nodes.count == 1 {
            _put(nodes[0])
        } else {
            _addStack(.vertical, spacing: nil, alignment: HorizontalAlignment.center.key) { graph in for node in nodes { graph._put(node) }
            }
        }
        _wrapPadding(margins, since: inner)
    }
}
