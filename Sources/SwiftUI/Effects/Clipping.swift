/// Shows only what lies inside a shape.
@frozen public struct _ClipEffect<ClipShape: Shape> {
    public var shape: ClipShape
    public var style: FillStyle
    @inlinable public init(shape: ClipShape, style: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
    }
}

extension _ClipEffect: _PrimitiveModifier {
    public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        graph.clip(modifier.shape, isEvenOdd: modifier.style.isEOFilled, since: mark)
    }
    @inlinable nonisolated public var _isStateless: Bool { true }
}

extension _Graph {
    mutating func clip<S: Shape>(_ shape: S, isEvenOdd: Bool, since mark: Int32) {
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        _wrapEffect(since: mark) { size in
            if shape._stroke != nil {
                return .clip(.commands(shape.path(in: CGRect(origin: .zero, size: size)).commands), isEvenOdd: false)
            }
            return .clip(shape._form(isRightToLeft: isRightToLeft).path(in: size), isEvenOdd: isEvenOdd)
        }
    }
}

/// Shows the content where another view is opaque.
struct _MaskModifier<Mask: View> {
    let mask: Mask
    let alignment: Alignment
}

extension _MaskModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        if let shape = modifier.mask as? any Shape {
            func clip<S: Shape>(_ shape: S) { graph.clip(shape, isEvenOdd: false, since: mark) }
            clip(shape)
            return
        }
        let mask = modifier.mask
        graph._wrapBackground(alignment: modifier.alignment, since: mark) { graph in
            let inner = graph._mark
            graph._addZStack(alignment: .center) { Mask._make(mask, &$0) }
            graph._wrapEffect(since: inner) { _ in .opacity(1) }
        }
        graph._wrapEffect(since: mark) { _ in .mask }
    }
    nonisolated var _isStateless: Bool { mask._isStateless }
}

extension View {
    @inlinable nonisolated public __consuming func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }
    @inlinable nonisolated public __consuming func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }
    @inlinable nonisolated public __consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
    nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(_MaskModifier(mask: mask(), alignment: alignment))
    }
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { modifier(_MaskModifier(mask: mask, alignment: .center)) }
}
