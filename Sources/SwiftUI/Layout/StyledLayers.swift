/// A style behind or before the content; a background reaches into the safe area that the content touches (rule 6.12).
struct _StyledLayer<Style: ShapeStyle> {
    let style: Style
    let isOverlay: Bool
    let ignoredEdges: Edge.Set
}

extension _StyledLayer: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        let style = modifier.style._reference(in: graph.environment)
        let paint = graph._paint(style)
        let layer = { (graph: inout _Graph) in
            let mark = graph._mark
            graph._addShape(_ShapeForm(.rectangle), paint: paint)
            graph._wrapStyleEffects(style, since: mark)
        }
        if modifier.isOverlay {
            graph._wrapOverlay(alignment: .center, ignoringSafeArea: modifier.ignoredEdges, since: mark, layer: layer)
        } else {
            graph._wrapBackground(alignment: .center, ignoringSafeArea: modifier.ignoredEdges, since: mark, layer: layer)
        }
    }
    nonisolated var _isStateless: Bool { true }
}

extension View {
    @inlinable nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
        -> some View
    {
        background { shape.fill(style, style: fillStyle) }
    }
    @inlinable nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background { shape.fill(BackgroundStyle(), style: fillStyle) }
    }
    @inlinable nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
        -> some View
    {
        overlay { shape.fill(style, style: fillStyle) }
    }
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_StyledLayer(style: style, isOverlay: false, ignoredEdges: edges))
    }
    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_StyledLayer(style: style, isOverlay: true, ignoredEdges: edges))
    }
}
