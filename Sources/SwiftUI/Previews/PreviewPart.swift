/// What the modifiers for previews say of one preview of a `PreviewProvider`.
struct PreviewPart {
    var displayName: String?
    var layout: PreviewLayout?
    var device: PreviewDevice?
    var orientation: InterfaceOrientation?
}

/// Collects, while a provider's views are made, what the modifiers for previews say of each.
final class PreviewParts {
    private(set) var parts: [PreviewPart] = []
    private var changes: [Int32: [(inout PreviewPart) -> Void]] = [:]

    /// Notes what a modifier says of the nodes that it was put on.
    func add(_ change: @escaping (inout PreviewPart) -> Void, to nodes: [Int32]) {
        for node in nodes { changes[node, default: []].append(change) }
    }

    /// Makes one part of each node that stands side by side since `mark`. Of several modifiers of one kind the innermost counts: it was
    /// put on that view, the others perhaps on a group.
    func finish(_ graph: _Graph, since mark: Int32) {
        parts = graph._siblings(since: mark).map { node in
            var part = PreviewPart()
            for wrapped in graph._wrapped(in: node) {
                for change in changes[wrapped, default: []].reversed() { change(&part) }
            }
            return part
        }
    }
}

private struct PreviewPartsKey: EnvironmentKey {
    static var defaultValue: PreviewParts? { nil }
}

/// Makes the views of a provider and notes the parts that they are.
struct PreviewPartsReader<Content: View> {
    let content: Content
    let parts: PreviewParts
}

extension PreviewPartsReader: _PrimitiveView {
    static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let outer = graph.environment
        graph.environment[PreviewPartsKey.self] = view.parts
        Content._make(view.content, &graph)
        graph.environment = outer
        view.parts.finish(graph, since: mark)
    }
}

/// One of the views of a provider.
struct PreviewChoice<Content: View> {
    let content: Content
    let index: Int
}

extension PreviewChoice: _PrimitiveView {
    static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        Content._make(view.content, &graph)
        graph._keepOnly(view.index, since: mark)
    }
}

struct PreviewPartModifier {
    let change: (inout PreviewPart) -> Void
}

extension PreviewPartModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        graph.environment[PreviewPartsKey.self]?.add(modifier.change, to: graph._siblings(since: mark))
    }
}

extension View {
    /// The name of this preview in the gallery; nil for the standard one.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewPartModifier { $0.displayName = value })
    }
    /// The size that this preview is drawn in.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewPartModifier { $0.layout = value })
    }
    /// The device that this preview is drawn on; nil for the standard one.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PreviewPartModifier { $0.device = value })
    }
    /// How the device is held in this preview.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PreviewPartModifier { $0.orientation = value })
    }
}
