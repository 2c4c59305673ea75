/// A view behind the content.
@frozen public struct _BackgroundModifier<Background: View> {
    @usableFromInline let background: Background
    @usableFromInline let alignment: Alignment
    @inlinable init(background: __owned Background, alignment: Alignment) {
        self.background = background
        self.alignment = alignment
    }
}

extension _BackgroundModifier: _PrimitiveModifier {
    @inlinable public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        let background = modifier.background
        graph._wrapBackground(alignment: modifier.alignment, since: mark) { Background._make(background, &$0) }
    }
    @inlinable nonisolated public var _isStateless: Bool { background._isStateless }
}

/// A view in front of the content.
@frozen public struct _OverlayModifier<Overlay: View> {
    @usableFromInline let overlay: Overlay
    @usableFromInline let alignment: Alignment
    @inlinable init(overlay: __owned Overlay, alignment: Alignment) {
        self.overlay = overlay
        self.alignment = alignment
    }
}

extension _OverlayModifier: _PrimitiveModifier {
    @inlinable public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        let overlay = modifier.overlay
        graph._wrapOverlay(alignment: modifier.alignment, since: mark) { Overlay._make(overlay, &$0) }
    }
    @inlinable nonisolated public var _isStateless: Bool { overlay._isStateless }
}

extension View {
    @inlinable nonisolated public __consuming func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
    }
    @_disfavoredOverload
    @inlinable nonisolated public __consuming func background<Background: View>(
        _ background: __owned Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }
    @inlinable nonisolated public __consuming func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(_OverlayModifier(overlay: content(), alignment: alignment))
    }
    @_disfavoredOverload
    @inlinable nonisolated public __consuming func overlay<Overlay: View>(_ overlay: __owned Overlay, alignment: Alignment = .center)
        -> some View
    {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }
}
