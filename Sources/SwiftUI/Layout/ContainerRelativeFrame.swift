/// The view in a frame whose lengths are made from those of its container.
struct _ContainerRelativeLayout: Layout {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let view = subviews.first else { return .zero }
        let inner = inner(proposal, subviews)
        let own = view.sizeThatFits(inner)
        return CGSize(
            width: axes.contains(.horizontal) ? inner.width ?? own.width : own.width,
            height: axes.contains(.vertical) ? inner.height ?? own.height : own.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let view = subviews.first else { return }
        let inner = inner(proposal, subviews)
        let own = view.sizeThatFits(inner)
        let x: CGFloat = alignment.horizontal == .leading ? 0 : (alignment.horizontal == .trailing ? 1 : 0.5)
        let y: CGFloat = alignment.vertical == .top ? 0 : (alignment.vertical == .bottom ? 1 : 0.5)
        view.place(
            at: CGPoint(x: bounds.minX + (bounds.width - own.width) * x, y: bounds.minY + (bounds.height - own.height) * y),
            proposal: inner)
    }

    private func inner(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
        let container = subviews._screenSize
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? length(container.width, .horizontal) : proposal.width,
            height: axes.contains(.vertical) ? length(container.height, .vertical) : proposal.height)
    }
}

/// The modifier behind `containerRelativeFrame`.
struct _ContainerRelativeFrame {
    let layout: _ContainerRelativeLayout
}

extension _ContainerRelativeFrame: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        for node in graph._take(since: mark) { graph._addLayout(modifier.layout) { $0._put(node) } }
    }
    nonisolated var _isStateless: Bool { true }
}

extension View {
    /// A frame as large as the container along the axes. The container is the safe area of the screen.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// A frame whose lengths are computed from the container's.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerRelativeFrame(layout: _ContainerRelativeLayout(axes: axes, alignment: alignment, length: length)))
    }

    /// A frame of `span` of `count` equal parts of the container, with `spacing` points between the parts.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }
}
