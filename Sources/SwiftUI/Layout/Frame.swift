/// A frame of fixed lengths.
@frozen public struct _FrameLayout: Sendable {
    @usableFromInline let width: CGFloat?
    @usableFromInline let height: CGFloat?
    @usableFromInline let alignment: Alignment

    /// Negative and endless lengths are ignored, as on iOS, where they are reported at run time.
    @inlinable init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
        self.height = height.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
        self.alignment = alignment
    }
}

extension _FrameLayout: _PrimitiveModifier {
    @inlinable public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        graph._wrapFrame(width: modifier.width, height: modifier.height, alignment: modifier.alignment, since: mark)
    }
    @inlinable nonisolated public var _isStateless: Bool { true }
}

/// A frame between a least and a greatest length.
@frozen public struct _FlexFrameLayout: Sendable {
    @usableFromInline var minWidth: CGFloat?
    @usableFromInline var idealWidth: CGFloat?
    @usableFromInline var maxWidth: CGFloat?
    @usableFromInline var minHeight: CGFloat?
    @usableFromInline var idealHeight: CGFloat?
    @usableFromInline var maxHeight: CGFloat?
    @usableFromInline let alignment: Alignment

    /// The least is at least 0, the ideal at least that, the greatest at least the ideal (rule 5.4).
    @inlinable init(
        minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?, maxHeight: CGFloat?,
        alignment: Alignment
    ) {
        (self.minWidth, self.idealWidth, self.maxWidth) = Self.ordered(minWidth, idealWidth, maxWidth)
        (self.minHeight, self.idealHeight, self.maxHeight) = Self.ordered(minHeight, idealHeight, maxHeight)
        self.alignment = alignment
    }

    @usableFromInline static func ordered(_ least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?) -> (CGFloat?, CGFloat?, CGFloat?) {
        func number(_ x: CGFloat?) -> CGFloat? { x.flatMap { $0.isNaN ? nil : $0 } }
        let least = number(least).map { $0 > 0 ? ($0.isFinite ? $0 : 0) : 0 }
        let ideal = number(ideal).map { max($0.isFinite ? $0 : 0, least ?? 0) }
        let greatest = number(greatest).map { max($0, ideal ?? least ?? 0) }
        return (least, ideal, greatest)
    }
}

extension _FlexFrameLayout: _PrimitiveModifier {
    @inlinable public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        graph._wrapFlexFrame(
            minWidth: modifier.minWidth, idealWidth: modifier.idealWidth, maxWidth: modifier.maxWidth, minHeight: modifier.minHeight,
            idealHeight: modifier.idealHeight, maxHeight: modifier.maxHeight, alignment: modifier.alignment, since: mark)
    }
    @inlinable nonisolated public var _isStateless: Bool { true }
}

extension View {
    @inlinable nonisolated public __consuming func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    @inlinable nonisolated public __consuming func frame() -> some View {
        modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
    }

    @inlinable nonisolated public __consuming func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
                maxHeight: maxHeight, alignment: alignment))
    }
}
