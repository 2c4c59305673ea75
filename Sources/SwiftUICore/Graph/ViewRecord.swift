import Foundation
import Observation

/// A view with a body: its value and surroundings when it was last evaluated, its storage, and the nodes that it made.
@usableFromInline class EvaluatedRecord: _Record {
    var environment = EnvironmentValues()
    var stackAxis: UInt8 = 0
    /// Storage of the dynamic properties, in the order of the fields.
    var storage: ContiguousArray<AnyObject> = []
    /// The outermost nodes that the body made.
    var node: Int32 = -1
    var moreNodes: ContiguousArray<Int32> = []
    var preferences: ContiguousArray<PreferenceEntry> = []
    /// Which filling of the arena `node` belongs to.
    var generation: UInt32 = 0
    var isDirty = true

    /// Asks for another evaluation.
    final func invalidate() {
        guard !isDirty, let graph else { return }
        isDirty = true
        graph.dirty.append(self)
    }

    @MainActor func evaluate(_ graph: inout _Graph) {}

    @usableFromInline override func detach() {
        super.detach()
        for object in storage {
            (object as? Location)?.record = nil
            (object as? any _Disappearing)?._disappear()
        }
        storage.removeAll()
    }
}

final class ViewRecord<V: View>: EvaluatedRecord {
    var view: V
    let info: TypeInfo
    /// Evaluates the body of a view whose properties are connected, and makes it.
    private let makeBody: @MainActor (V, inout _Graph) -> Void

    init(_ view: V, _ info: TypeInfo, _ makeBody: @escaping @MainActor (V, inout _Graph) -> Void) {
        self.view = view
        self.info = info
        self.makeBody = makeBody
    }

    override var name: String { info.name }

    /// Evaluates the body and makes its nodes after the graph's current sibling.
    @MainActor override func evaluate(_ graph: inout _Graph) {
        isDirty = false
        let outer = graph.enter(self)
        let mark = graph.last
        let log = graph.preferences.count
        if let complaint = graph._viewGraph.complaintAboutDepth(of: self) {
            graph.fail(complaint)
        } else {
            if info.dynamicFields.isEmpty {
                makeBody(view, &graph)
            } else {
                var copy = view
                connect(&copy, graph.environment)
                makeBody(copy, &graph)
            }
        }
        graph.leave(outer)
        note(graph, since: mark, log)
    }

    private func connect(_ view: inout V, _ environment: borrowing EnvironmentValues) {
        var connection = _Connection(record: self, environment: copy environment)
        withUnsafeMutableBytes(of: &view) { bytes in
            for field in info.dynamicFields { field.type._connect(at: bytes.baseAddress! + field.offset, &connection) }
        }
    }

    private func note(_ graph: borrowing _Graph, since mark: Int32, _ log: Int) {
        var child = mark < 0 ? graph.nodes[Int(graph.parent)].first : graph.nodes[Int(mark)].next
        node = child
        moreNodes.removeAll(keepingCapacity: true)
        if child >= 0 { child = graph.nodes[Int(child)].next }
        while child >= 0 {
            moreNodes.append(child)
            child = graph.nodes[Int(child)].next
        }
        generation = graph._viewGraph.generation
        if graph.preferences.count > log || !preferences.isEmpty { preferences = ContiguousArray(graph.preferences[log...]) }
    }
}

/// Asks for another evaluation when something changes that a body read.
final class RecordObserver: @unchecked Sendable {
    private weak var record: EvaluatedRecord?
    init(_ record: EvaluatedRecord) { self.record = record }
    func invalidate() { record?.invalidate() }
}

extension _Graph {
    /// Makes a view that has a body. The nodes of last time serve again where the view's value, its surroundings and
    /// everything below it are unchanged.
    @usableFromInline
    @MainActor mutating func makeComposite<V: View>(_ view: __owned V, _ makeBody: @escaping @MainActor (V, inout _Graph) -> Void) {
        let info = TypeInfo.of(V.self)
        var isNew = false
        let record = claim { () -> ViewRecord<V> in
            isNew = true
            return ViewRecord(view, info, makeBody)
        }
        if !isNew {
            if record.generation == _viewGraph.generation, !record.isDirty, record.stackAxis == stackAxis,
                record.environment.isSame(environment), info.isSame(&record.view, view)
            {
                reuse(record)
                return
            }
            record.view = view
        }
        record.environment = environment
        record.stackAxis = stackAxis
        record.evaluate(&self)
    }

    /// Runs a body and notes what it reads: state for the record that is being evaluated, observable objects through Observation.
    @usableFromInline
    @MainActor mutating func track(_ body: () -> Void) {
        guard let record = record.takeUnretainedValue() as? EvaluatedRecord else { return body() }
        let reader = ViewGraph.current
        ViewGraph.current = record
        defer { ViewGraph.current = reader }
        let observer = RecordObserver(record)
        withObservationTracking(body) { observer.invalidate() }
    }

    /// Links the nodes of an unchanged view in again.
    private mutating func reuse(_ record: EvaluatedRecord) {
        preferences.append(contentsOf: record.preferences)
        guard record.node >= 0 else { return }
        relink(record.node)
        for node in record.moreNodes { relink(node) }
    }

    mutating func relink(_ node: Int32) {
        nodes[Int(node)].parent = parent
        nodes[Int(node)].next = -1
        link(node)
        if nodes[Int(node)].flags.contains(.hasGuide) { markGuides() }
    }
}
