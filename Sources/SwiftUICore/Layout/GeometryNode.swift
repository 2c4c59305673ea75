import Foundation

/// A view that is made during layout from the size that it got.
@usableFromInline final class GeometryNode {
    let record: _Record
    let environment: EnvironmentValues
    let make: @MainActor (GeometryProxy, inout _Graph) -> Void
    let preferences = DeferredPreferences()
    var made: (size: CGSize, origin: CGPoint)?

    init(record: _Record, environment: EnvironmentValues, make: @escaping @MainActor (GeometryProxy, inout _Graph) -> Void) {
        self.record = record
        self.environment = environment
        self.make = make
    }
}

extension _Graph {
    /// Adds a view that `make` fills in during layout; it takes all the room it is offered (rule 6.8).
    public mutating func _addGeometry(_ make: @escaping @MainActor (GeometryProxy, inout _Graph) -> Void) {
        let record = claim { BranchRecord() }
        let geometry = GeometryNode(record: record, environment: environment, make: make)
        let index = keep(geometry)
        var flags: NodeFlags = [.hasGeometry]
        if environment.common.isRightToLeft { flags.insert(.isRightToLeft) }
        _ = append(.geometry, params: store(IndexParameters(index)), flags: flags)
        preferences.append(PreferenceEntry(key: ObjectIdentifier(GeometryNode.self), content: .deferred(geometry.preferences)))
    }
}

extension LayoutEngine {
    /// Makes the content for the size, unless size and place are those of last time, and puts it at the top leading corner.
    func placeGeometry(_ index: Int32, _ size: CGSize) {
        let geometry = object(index, GeometryNode.self)
        let origin = origin(index)
        if geometry.made?.size != size || geometry.made?.origin != origin {
            geometry.made = (size, origin)
            makeContent(index, geometry, size)
        }
        let p = _Proposal(size)
        let mirrored = node(index).pointee.flags.contains(.isRightToLeft)
        forEachChild(index) { child in
            let own = self.size(child, p)
            place(child, x: mirrored ? size.width - own.width : 0, y: 0, p, own)
        }
    }

    private func makeContent(_ index: Int32, _ geometry: GeometryNode, _ size: CGSize) {
        let graph = graph
        let outer = (graph.pointee.parent, graph.pointee.last, graph.pointee.stackAxis, graph.pointee.environment)
        let log = graph.pointee.preferences.count
        graph.pointee.nodes[Int(index)].first = -1
        graph.pointee.parent = index
        graph.pointee.last = -1
        graph.pointee.stackAxis = 0
        graph.pointee.environment = geometry.environment
        let scope = graph.pointee.enter(geometry.record)
        let proxy = GeometryProxy(engine: self, node: index, size: size)
        nonisolated(unsafe) let unsafeGraph = graph
        nonisolated(unsafe) let unsafeProxy = proxy
        nonisolated(unsafe) let unsafeGeometry = geometry
        MainActor.assumeIsolated { unsafeGeometry.make(unsafeProxy, &unsafeGraph.pointee) }
        graph.pointee.leave(scope)
        geometry.preferences.entries = ContiguousArray(graph.pointee.preferences[log...])
        graph.pointee.preferences.removeSubrange(log...)
        (graph.pointee.parent, graph.pointee.last, graph.pointee.stackAxis, graph.pointee.environment) = outer
    }
}

/// Size and place of the view that a closure is evaluated in.
public struct GeometryProxy {
    let engine: LayoutEngine
    let node: Int32
    /// In points.
    public let size: CGSize

    public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(engine, node) }

    public var safeAreaInsets: EdgeInsets {
        let (point, box) = engine.grown(node, size, .all)
        return EdgeInsets(
            top: -point.y, leading: -point.x, bottom: box.height - size.height + point.y, trailing: box.width - size.width + point.x)
    }

    public func frame(in space: CoordinateSpace) -> CGRect {
        let origin = engine.origin(node)
        let base = engine.origin(of: space, from: node)
        return CGRect(x: origin.x - base.x, y: origin.y - base.y, width: size.width, height: size.height)
    }
    @_disfavoredOverload
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

    public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        guard let found = engine.space(space.coordinateSpace, from: node) else { return nil }
        let (origin, base) = (engine.origin(node), engine.origin(found))
        let box = engine.node(found)
        return CGRect(x: base.x - origin.x, y: base.y - origin.y, width: box.pointee.width, height: box.pointee.height)
    }
}

/// Which corner coordinates are counted from.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
    case global
    case local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// A space that `coordinateSpace(_:)` named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public let coordinateSpace: CoordinateSpace
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
    public static func scrollView(axis: Axis) -> Self { .named("scrollView \(axis)") }
    public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
}

final class SpaceName {
    let name: AnyHashable
    init(_ name: AnyHashable) { self.name = name }
}

extension _Graph {
    /// Names the coordinate space of each node made since `mark`.
    public mutating func _nameSpace(_ space: CoordinateSpace, since mark: Int32) {
        guard case .named(let name) = space else { return }
        let index = keep(SpaceName(name))
        wrap(since: mark, .space, params: store(IndexParameters(index)))
    }
}

extension LayoutEngine {
    func origin(of space: CoordinateSpace, from index: Int32) -> CGPoint {
        switch space {
        case .global: .zero
        case .local: origin(index)
        case .named: self.space(space, from: index).map { origin($0) } ?? .zero
        }
    }

    func space(_ space: CoordinateSpace, from index: Int32) -> Int32? {
        guard case .named(let name) = space else { return nil }
        var current = index
        while current >= 0 {
            if node(current).pointee.kind == .space, object(current, SpaceName.self).name == name { return current }
            current = node(current).pointee.parent
        }
        return nil
    }
}

/// A place or rectangle of a view that another view can ask for during layout.
public struct Anchor<Value> {
    let nodes: AnchorNodes
    let value: (CGRect) -> Value

    func resolve(_ engine: LayoutEngine, _ reader: Int32) -> Value {
        guard nodes.node >= 0 else { return value(.zero) }
        let (origin, base) = (engine.origin(nodes.node), engine.origin(reader))
        let box = engine.node(nodes.node)
        return value(
            CGRect(x: origin.x - base.x, y: origin.y - base.y, width: box.pointee.width, height: box.pointee.height))
    }

    public struct Source {
        let value: (CGRect) -> Value
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Self, b: Self) -> Bool { a.nodes === b.nodes }
}

final class AnchorNodes {
    let node: Int32
    init(_ node: Int32) { self.node = node }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

extension Anchor.Source where Value == CGPoint {
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
    }
    public static func unitPoint(_ unit: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { CGPoint(x: $0.minX + unit.x * $0.width, y: $0.minY + unit.y * $0.height) }
    }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension _Graph {
    /// An anchor to the first node made since `mark`.
    public func _anchor<A>(_ source: Anchor<A>.Source, since mark: Int32) -> Anchor<A> {
        let node = mark < 0 ? nodes[Int(parent)].first : nodes[Int(mark)].next
        return Anchor(nodes: AnchorNodes(node), value: source.value)
    }

    /// The current sibling: what modifiers count their content from.
    @inlinable public var _mark: Int32 { last }
}
