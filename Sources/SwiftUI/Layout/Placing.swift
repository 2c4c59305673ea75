/// Drawn elsewhere than laid out (rule 6.5).
@frozen public struct _OffsetEffect: Sendable {
    @usableFromInline let offset: CGSize
    @inlinable public init(offset: CGSize) { self.offset = offset }
}

extension _OffsetEffect: _PrimitiveModifier {
    public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        graph._wrapOffset(x: modifier.offset.width, y: modifier.offset.height, since: mark)
    }
    @inlinable nonisolated public var _isStateless: Bool { true }
}

/// The centre at a point of all the room that is offered (rule 6.5).
@frozen public struct _PositionLayout: Sendable {
    @usableFromInline let position: CGPoint
    @inlinable public init(position: CGPoint) { self.position = position }
}

extension _PositionLayout: _PrimitiveModifier {
    public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        graph._wrapPosition(x: modifier.position.x, y: modifier.position.y, since: mark)
    }
    @inlinable nonisolated public var _isStateless: Bool { true }
}

/// A place that the content is aligned by.
struct _GuideModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
}

extension _GuideModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        graph._wrapGuide(modifier.key, since: mark, modifier.compute)
    }
    nonisolated var _isStateless: Bool { true }
}

extension View {
    @inlinable nonisolated public __consuming func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
    @inlinable nonisolated public __consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
    @inlinable nonisolated public __consuming func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
    }
    @inlinable nonisolated public __consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_GuideModifier(key: g.key, compute: computeValue))
    }
    nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(_GuideModifier(key: g.key, compute: computeValue))
    }
}
