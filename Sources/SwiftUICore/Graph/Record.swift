import Foundation

/// An identity: what lives on while views are made anew. Records form a tree of their own; nodes come and go.
@usableFromInline class _Record {
    @usableFromInline unowned(unsafe) var parent: _Record?
    @usableFromInline var children: ContiguousArray<_Record> = []
    @usableFromInline unowned(unsafe) var graph: ViewGraph?
    @usableFromInline var depth: Int32 = 0

    @usableFromInline init() {}

    @usableFromInline final func attach(to parent: _Record) {
        self.parent = parent
        graph = parent.graph
        depth = parent.depth + 1
    }

    var isAlive: Bool { graph != nil }

    /// Ends this identity and all below it.
    @usableFromInline func detach() {
        graph = nil
        for child in children { child.detach() }
        children.removeAll()
    }

    @usableFromInline final func dropChildren(from index: Int) {
        for child in children[index...] { child.detach() }
        children.removeSubrange(index...)
    }

    /// Name of the view for messages.
    var name: String { parent?.name ?? "the preview" }
}

@usableFromInline final class BranchRecord: _Record {
    @usableFromInline var branch = Int.min
}

@usableFromInline final class ValueRecord<Value: Hashable>: _Record {
    @usableFromInline var value: Value
    @usableFromInline init(_ value: Value) { self.value = value }
}

@usableFromInline final class StorageRecord<T: AnyObject>: _Record {
    @usableFromInline let object: T
    @usableFromInline init(_ object: T) { self.object = object }
    @usableFromInline override func detach() {
        super.detach()
        (object as? any _Disappearing)?._disappear()
    }
}

/// Storage that is told when its view goes.
public protocol _Disappearing: AnyObject {
    func _disappear()
}

/// The elements of a `ForEach`, in the order of the data.
@usableFromInline final class ForEachRecord<ID: Hashable>: _Record {
    @usableFromInline var ids: ContiguousArray<ID> = []
    /// One record an element, parallel to `ids`; the records are also the `children`.

    /// The element records for new ids: kept by id, made where new, ended where gone. A repeated id keeps its first place only.
    @usableFromInline func update(_ new: ContiguousArray<ID>) {
        if new == ids { return }
        var old: [ID: _Record] = [:]
        for (id, record) in zip(ids, children) where old[id] == nil { old[id] = record }
        var kept = Set<ID>()
        let oldChildren = children
        children = ContiguousArray(
            new.map { id in
                if let record = old[id], kept.insert(id).inserted { return record }
                let made = BranchRecord()
                made.attach(to: self)
                return made
            })
        let alive = Set(children.map(ObjectIdentifier.init))
        for record in oldChildren where !alive.contains(ObjectIdentifier(record)) { record.detach() }
        ids = new
    }
}
