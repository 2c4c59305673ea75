/// Whether content fits into its room or fills it.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// The content's ideal size on the chosen axes (rule 6.2).
@frozen public struct _FixedSizeLayout: Sendable {
    @usableFromInline let horizontal: Bool
    @usableFromInline let vertical: Bool
    @inlinable public init(horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension _FixedSizeLayout: _PrimitiveModifier {
    public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        graph._wrapFixedSize(horizontal: modifier.horizontal, vertical: modifier.vertical, since: mark)
    }
    @inlinable nonisolated public var _isStateless: Bool { true }
}

/// A ratio of width to height (rule 6.3).
@frozen public struct _AspectRatioLayout: Sendable {
    @usableFromInline let ratio: CGFloat?
    @usableFromInline let contentMode: ContentMode
    @inlinable public init(aspectRatio: CGFloat?, contentMode: ContentMode) {
        ratio = aspectRatio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.contentMode = contentMode
    }
}

extension _AspectRatioLayout: _PrimitiveModifier {
    public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        graph._wrapAspectRatio(modifier.ratio, fills: modifier.contentMode == .fill, since: mark)
    }
    @inlinable nonisolated public var _isStateless: Bool { true }
}

/// The order in which a stack serves its views (rule 6.4).
@frozen public struct _LayoutPriorityModifier: Sendable {
    @usableFromInline let value: Double
    @inlinable init(value: Double) { self.value = value }
}

extension _LayoutPriorityModifier: _PrimitiveModifier {
    public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        graph._setLayoutPriority(modifier.value.isNaN ? 0 : modifier.value, since: mark)
    }
    @inlinable nonisolated public var _isStateless: Bool { true }
}

extension View {
    @inlinable nonisolated public __consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }
    @inlinable nonisolated public __consuming func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    @inlinable nonisolated public __consuming func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }
    @inlinable nonisolated public __consuming func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
    }
    @inlinable nonisolated public __consuming func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    @inlinable nonisolated public __consuming func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
    @inlinable nonisolated public __consuming func layoutPriority(_ value: Double) -> some View {
        modifier(_LayoutPriorityModifier(value: value))
    }
}
