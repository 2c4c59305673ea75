import Foundation

/// A container's rule for the sizes and places of its views.
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var result: ViewSpacing?
        for view in subviews { result = result?.union(view.spacing) ?? view.spacing }
        return result ?? ViewSpacing()
    }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }

    /// The layout applied to views: `FlowLayout() { … }`.
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
    public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?
    public init() {}
}

/// A value of a view's that its layout reads.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<LayoutSubviews.Index>
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    let engine: LayoutEngine
    let nodes: ContiguousArray<Int32>
    public let startIndex: Int
    public let endIndex: Int
    public var layoutDirection: LayoutDirection

    init(_ engine: LayoutEngine, _ nodes: ContiguousArray<Int32>, _ direction: LayoutDirection) {
        self.engine = engine
        self.nodes = nodes
        startIndex = 0
        endIndex = nodes.count
        layoutDirection = direction
    }

    private init(_ base: LayoutSubviews, _ bounds: Range<Int>) {
        engine = base.engine
        nodes = base.nodes
        startIndex = bounds.lowerBound
        endIndex = bounds.upperBound
        layoutDirection = base.layoutDirection
    }

    public subscript(index: Int) -> LayoutSubview { LayoutSubview(engine: engine, node: nodes[index]) }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, bounds) }
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(engine, ContiguousArray(indices.map { nodes[$0] }), layoutDirection)
    }
    public static func == (a: Self, b: Self) -> Bool {
        a.nodes == b.nodes && a.startIndex == b.startIndex && a.endIndex == b.endIndex
    }
}

/// One view that a layout places.
public struct LayoutSubview: Equatable {
    let engine: LayoutEngine
    let node: Int32

    public func _trait<K: LayoutValueKey>(key: K.Type) -> K.Value? { engine.trait(node, ObjectIdentifier(key)) }
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { engine.trait(node, ObjectIdentifier(key)) ?? K.defaultValue }
    public var containerValues: ContainerValues { ContainerValues() }
    public var priority: Double { engine.priority(node) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { engine.size(node, _Proposal(proposal)) }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let p = _Proposal(proposal)
        let size = engine.size(node, p)
        return ViewDimensions(
            width: size.width, height: size.height, layout: _LayoutPosition(graph: engine.graph, node: node, proposal: p))
    }
    public var spacing: ViewSpacing { engine.spacing(node) }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let p = _Proposal(proposal)
        let size = engine.size(node, p)
        engine.object(engine.node(node).pointee.parent, AnyLayoutNode.self).isPlaced.insert(node)
        engine.placeInLayout(node, x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, p, size)
    }
    public static func == (a: Self, b: Self) -> Bool { a.node == b.node }
}

/// Values of containers' own (iOS 18).
public struct ContainerValues {
    var values = KeyedValues()

    public init() {}
}

/// A layout on views.
public struct _LayoutView<L: Layout, Content: View> {
    let layout: L
    let content: Content

    public init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }
}

extension _LayoutView: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let content = view.content
        graph._addLayout(view.layout) { Content._make(content, &$0) }
    }
    nonisolated public var _isStateless: Bool { content._isStateless }
}
