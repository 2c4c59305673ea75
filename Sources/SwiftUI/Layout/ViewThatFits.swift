/// The first of several views whose ideal size fits the room, else the last (rule 7.2).
@frozen public struct ViewThatFits<Content: View> {
    @usableFromInline let axes: Axis.Set
    @usableFromInline let content: Content

    @inlinable public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: _PrimitiveView {
    @inlinable public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        graph._addViewThatFits(view.axes) { Content._make(view.content, &$0) }
    }
    @inlinable nonisolated public var _isStateless: Bool { content._isStateless }
}
