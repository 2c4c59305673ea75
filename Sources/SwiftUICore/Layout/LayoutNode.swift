import Foundation

/// A layout in the graph, its type forgotten.
@usableFromInline class AnyLayoutNode {
    /// Nodes that the layout placed in the current pass.
    var isPlaced: Set<Int32> = []

    func size(_ engine: LayoutEngine, _ index: Int32, _ p: _Proposal) -> CGSize { .zero }
    func place(_ engine: LayoutEngine, _ index: Int32, _ p: _Proposal, _ size: CGSize) {}
    func guide(_ engine: LayoutEngine, _ index: Int32, _ key: AlignmentKey, _ size: CGSize, _ p: _Proposal) -> Double { .nan }
    func spacing(_ engine: LayoutEngine, _ index: Int32) -> ViewSpacing { ViewSpacing() }
    func invalidate() {}
}

final class LayoutNode<L: Layout>: AnyLayoutNode {
    private let layout: L
    private var cache: L.Cache?
    private var subviews: LayoutSubviews?
    private var answers: [Answer] = []

    init(_ layout: L) { self.layout = layout }

    private func prepare(_ engine: LayoutEngine, _ index: Int32) -> LayoutSubviews {
        if let subviews { return subviews }
        var nodes: ContiguousArray<Int32> = []
        engine.forEachChild(index) { nodes.append($0) }
        let mirrored = engine.node(index).pointee.flags.contains(.isRightToLeft)
        let made = LayoutSubviews(engine, nodes, mirrored ? .rightToLeft : .leftToRight)
        subviews = made
        return made
    }

    private func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
        var value = cache ?? layout.makeCache(subviews: subviews)
        cache = nil
        defer { cache = value }
        return body(&value)
    }

    override func size(_ engine: LayoutEngine, _ index: Int32, _ p: _Proposal) -> CGSize {
        if let known = answers.first(where: { $0.proposal.isSame(p) }) { return known.size }
        let subviews = prepare(engine, index)
        let size = withCache(subviews) { layout.sizeThatFits(proposal: p.public_, subviews: subviews, cache: &$0) }
        let safe = CGSize(width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height)
        if answers.count == 8 { answers.removeFirst() }
        answers.append(Answer(p, safe))
        return safe
    }

    override func place(_ engine: LayoutEngine, _ index: Int32, _ p: _Proposal, _ size: CGSize) {
        let subviews = prepare(engine, index)
        isPlaced.removeAll(keepingCapacity: true)
        withCache(subviews) {
            layout.placeSubviews(in: CGRect(origin: .zero, size: size), proposal: p.public_, subviews: subviews, cache: &$0)
        }
        // What a layout does not place stands in its centre.
        for node in subviews.nodes where !isPlaced.contains(node) {
            let own = engine.size(node, p)
            engine.placeInLayout(node, x: (size.width - own.width) / 2, y: (size.height - own.height) / 2, p, own)
        }
    }

    override func guide(_ engine: LayoutEngine, _ index: Int32, _ key: AlignmentKey, _ size: CGSize, _ p: _Proposal) -> Double {
        let subviews = prepare(engine, index)
        let bounds = CGRect(origin: .zero, size: size)
        return withCache(subviews) {
            let found =
                key.isHorizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: p.public_, subviews: subviews, cache: &$0)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: p.public_, subviews: subviews, cache: &$0)
            return found ?? .nan
        }
    }

    override func spacing(_ engine: LayoutEngine, _ index: Int32) -> ViewSpacing {
        let subviews = prepare(engine, index)
        return withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func invalidate() {
        answers.removeAll(keepingCapacity: true)
        subviews = nil
        cache = nil
    }
}

extension HorizontalAlignment {
    init(key: AlignmentKey) { self.key = key }
}

extension VerticalAlignment {
    init(key: AlignmentKey) { self.key = key }
}

extension LayoutEngine {
    /// Places a child of a layout; places are counted from the left, also where reading runs from the right.
    func placeInLayout(_ index: Int32, x: Double, y: Double, _ p: _Proposal, _ size: CGSize) {
        let x = x.isFinite ? x : 0
        let y = y.isFinite ? y : 0
        let parent = node(index).pointee.parent
        let mirrored = node(parent).pointee.flags.contains(.isRightToLeft)
        let width = node(parent).pointee.width
        place(index, x: mirrored ? width - x - size.width : x, y: y, p, size)
    }

    // MARK: Traits

    /// Layout priority: 0 unless a wrapper of the node says otherwise; a spacer's is below all (rules 2.11, 6.4).
    func priority(_ index: Int32) -> Double {
        let flags = node(index).pointee.flags
        if flags.contains(.hasTrait) {
            var found = Double.nan
            walkTraits(index) { trait in
                if found.isNaN, trait.key == _Graph.layoutPriorityKey { found = trait.number }
            }
            if !found.isNaN { return found }
        }
        return flags.contains(.isSpacer) ? -.infinity : 0
    }

    func trait<Value>(_ index: Int32, _ key: ObjectIdentifier) -> Value? {
        guard node(index).pointee.flags.contains(.hasTrait) else { return nil }
        var found: Value?
        walkTraits(index) { trait in
            if found == nil, trait.key == key, trait.object >= 0 {
                found = unsafeDowncast(graph.pointee.objects[Int(trait.object)], to: TraitValue<Value>.self).value
            }
        }
        return found
    }

    /// From the outermost trait inwards, through wrappers, not into containers.
    private func walkTraits(_ index: Int32, _ visit: (TraitParameters) -> Void) {
        var current = index
        while current >= 0, node(current).pointee.flags.contains(.hasTrait) {
            let kind = node(current).pointee.kind
            if kind.rawValue < NodeKind.padding.rawValue { return }
            if kind == .trait { visit(parameters(current, TraitParameters.self).pointee) }
            current = node(current).pointee.first
        }
    }
}

final class TraitValue<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension _Graph {
    enum LayoutPriorityKey {}
    static let layoutPriorityKey = ObjectIdentifier(LayoutPriorityKey.self)

    /// A value that the container of the content since `mark` reads (`layoutValue`, `tag`, `tabItem`, row values …).
    public mutating func _setTrait<Value>(_ key: ObjectIdentifier, _ value: Value, since mark: Int32) {
        let object = keep(TraitValue(value))
        wrap(since: mark, .trait, params: store(TraitParameters(key: key, number: .nan, object: object)), flags: .hasTrait)
    }

    /// The order in which a stack serves the content since `mark` (rule 2.3b).
    public mutating func _setLayoutPriority(_ priority: Double, since mark: Int32) {
        wrap(
            since: mark, .trait, params: store(TraitParameters(key: Self.layoutPriorityKey, number: priority, object: -1)), flags: .hasTrait
        )
    }
}
