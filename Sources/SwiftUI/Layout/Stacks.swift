/// Views in a row (`HStack`).
@frozen public struct HStack<Content: View> {
    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension HStack: _PrimitiveView {
    @inlinable public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        graph._addStack(.horizontal, spacing: view.spacing, alignment: view.alignment.key) { Content._make(view.content, &$0) }
    }
    @inlinable nonisolated public var _isStateless: Bool { content._isStateless }
}

/// Views in a column (`VStack`).
@frozen public struct VStack<Content: View> {
    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: _PrimitiveView {
    @inlinable public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        graph._addStack(.vertical, spacing: view.spacing, alignment: view.alignment.key) { Content._make(view.content, &$0) }
    }
    @inlinable nonisolated public var _isStateless: Bool { content._isStateless }
}

/// Views on top of each other (`ZStack`).
@frozen public struct ZStack<Content: View> {
    @usableFromInline let alignment: Alignment
    @usableFromInline let content: Content

    @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: _PrimitiveView {
    @inlinable public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        graph._addZStack(alignment: view.alignment) { Content._make(view.content, &$0) }
    }
    @inlinable nonisolated public var _isStateless: Bool { content._isStateless }
}
