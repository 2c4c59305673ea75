/// A view that is made from the size that it gets; it takes all the room it is offered, its content stands at the top leading corner.
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let content = view.content
        graph._addGeometry { proxy, graph in Content._make(content(proxy), &graph) }
    }
}
