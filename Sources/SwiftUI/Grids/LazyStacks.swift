/// A column in a scroll view; unlike `VStack` it takes the whole width.
public struct LazyVStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyVStack: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        graph._addStack(.vertical, spacing: view.spacing, alignment: view.alignment.key) { Content._make(view.content, &$0) }
        graph._wrapFlexFrame(
            minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil, maxHeight: nil,
            alignment: Alignment(horizontal: view.alignment, vertical: .center), since: mark)
    }
    nonisolated public var _isStateless: Bool { content._isStateless }
}

/// A row in a scroll view; unlike `HStack` it takes the whole height.
public struct LazyHStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyHStack: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        graph._addStack(.horizontal, spacing: view.spacing, alignment: view.alignment.key) { Content._make(view.content, &$0) }
        graph._wrapFlexFrame(
            minWidth: nil, idealWidth: nil, maxWidth: nil, minHeight: nil, idealHeight: nil, maxHeight: .infinity,
            alignment: Alignment(horizontal: .center, vertical: view.alignment), since: mark)
    }
    nonisolated public var _isStateless: Bool { content._isStateless }
}
