/// A layout whose type is not known to the compiler; views keep their state when it changes.
public struct AnyLayout: @unchecked Sendable {
    let base: any Layout

    public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

    /// What the wrapped layout keeps between its calls.
    public struct Cache {
        var value: Any
    }

    /// The layout applied to views.
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _AnyLayoutView(layout: self, content: content())
    }
}

extension AnyLayout: Layout {
    public func makeCache(subviews: Subviews) -> Cache { Cache(value: base.makeCache(subviews: subviews)) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        spacing(base, subviews, &cache)
    }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        size(base, proposal, subviews, &cache)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        place(base, bounds, proposal, subviews, &cache)
    }

    private func size<L: Layout>(_ layout: L, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> CGSize {
        var own = cache.value as! L.Cache
        defer { cache.value = own }
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    }
    private func place<L: Layout>(
        _ layout: L, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) {
        var own = cache.value as! L.Cache
        defer { cache.value = own }
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    }
    private func spacing<L: Layout>(_ layout: L, _ subviews: Subviews, _ cache: inout Cache) -> ViewSpacing {
        var own = cache.value as! L.Cache
        defer { cache.value = own }
        return layout.spacing(subviews: subviews, cache: &own)
    }
}

/// Views in a layout whose type is not known: the wrapped layout arranges them itself.
struct _AnyLayoutView<Content: View> {
    let layout: AnyLayout
    let content: Content
}

extension _AnyLayoutView: _PrimitiveView {
    static func _make(_ view: __owned Self, _ graph: inout _Graph) { add(view.layout.base, view.content, &graph) }

    @MainActor private static func add<L: Layout>(_ layout: L, _ content: Content, _ graph: inout _Graph) {
        graph._addLayout(layout) { Content._make(content, &$0) }
    }
    nonisolated var _isStateless: Bool { content._isStateless }
}
