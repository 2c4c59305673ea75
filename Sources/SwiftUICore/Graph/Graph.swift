import Foundation

/// The arena that views make their nodes in. It is passed `inout` and holds plain pointers: the same data inside a class
/// costs dynamic exclusivity checks at every access (measured: nearly three times the time of the whole pipeline).
@frozen public struct _Graph {
    @usableFromInline var nodes: UnsafeMutablePointer<Node>
    @usableFromInline var count: Int32 = 0
    @usableFromInline var capacity: Int32
    /// Parameters of nodes: plain structs one after the other, each at a multiple of 8 bytes.
    @usableFromInline var params: UnsafeMutableRawPointer
    @usableFromInline var paramsCount = 0
    @usableFromInline var paramsCapacity: Int
    /// UTF-8 of all texts.
    @usableFromInline var bytes: UnsafeMutablePointer<UInt8>
    @usableFromInline var bytesCount = 0
    @usableFromInline var bytesCapacity: Int
    /// Where the next node goes: its parent, and the sibling before it (-1: it is the first).
    @usableFromInline var parent: Int32 = 0
    @usableFromInline var last: Int32 = -1
    /// 0 outside stacks, 1 in an HStack, 2 in a VStack: what spacers and dividers go by.
    @usableFromInline var stackAxis: UInt8 = 0
    /// What the view that is being made inherits.
    public var environment = EnvironmentValues()
    /// The record that owns identities made now, and how many of its children were met.
    @usableFromInline var record: Unmanaged<_Record>
    @usableFromInline var ordinal = 0
    /// References that parameters point to by index.
    @usableFromInline var objects: ContiguousArray<AnyObject> = []
    @usableFromInline var actions: ContiguousArray<() -> Void> = []
    @usableFromInline var semantics: ContiguousArray<Semantics> = []
    @usableFromInline var gradients: [DisplayGradient] = []
    @usableFromInline var preferences: ContiguousArray<PreferenceEntry> = []
    /// The graph that all this belongs to.
    public let owner: Unmanaged<ViewGraph>

    init(owner: ViewGraph, root: _Record) {
        let memory = ArenaMemory.take()
        (nodes, capacity) = (memory.nodes, memory.capacity)
        (params, paramsCapacity) = (memory.params, memory.paramsCapacity)
        (bytes, bytesCapacity) = (memory.bytes, memory.bytesCapacity)
        record = .passUnretained(root)
        self.owner = .passUnretained(owner)
    }

    /// Gives the memory back; the graph must not be used any more.
    func deallocate() {
        ArenaMemory(
            nodes: nodes, capacity: capacity, params: params, paramsCapacity: paramsCapacity, bytes: bytes, bytesCapacity: bytesCapacity
        ).giveBack()
    }

    /// Empties the arena and keeps its memory.
    mutating func reset() {
        count = 0
        paramsCount = 0
        bytesCount = 0
        parent = 0
        last = -1
        stackAxis = 0
        objects.removeAll(keepingCapacity: true)
        actions.removeAll(keepingCapacity: true)
        semantics.removeAll(keepingCapacity: true)
        gradients.removeAll(keepingCapacity: true)
        preferences.removeAll(keepingCapacity: true)
    }
}

// MARK: Adding nodes

extension _Graph {
    /// Adds a node after the current sibling.
    @inlinable
    mutating func append(_ kind: NodeKind, params: Int32 = -1, flags: NodeFlags = []) -> Int32 {
        let index = newNode(kind, params: params)
        nodes[Int(index)].flags = flags
        link(index)
        return index
    }

    @inlinable
    mutating func newNode(_ kind: NodeKind, params: Int32) -> Int32 {
        if count == capacity { growNodes() }
        let index = count
        count += 1
        (nodes + Int(index)).initialize(to: Node(kind: kind, parent: parent, params: params))
        return index
    }

    @inlinable
    mutating func link(_ index: Int32) {
        if last < 0 { nodes[Int(parent)].first = index } else { nodes[Int(last)].next = index }
        last = index
    }

    @usableFromInline
    mutating func growNodes() {
        capacity *= 2
        nodes = ArenaMemory.grow(nodes, to: Int(capacity) * MemoryLayout<Node>.stride).assumingMemoryBound(to: Node.self)
    }

    /// Stores a plain struct and gives its place.
    @inlinable
    mutating func store<T>(_ value: T) -> Int32 {
        let stride = (MemoryLayout<T>.size + 7) & ~7
        if paramsCount + stride > paramsCapacity { growParams(stride) }
        (params + paramsCount).storeBytes(of: value, as: T.self)
        let place = Int32(truncatingIfNeeded: paramsCount >> 3)
        paramsCount += stride
        return place
    }

    @usableFromInline
    mutating func growParams(_ needed: Int) {
        paramsCapacity = max(paramsCapacity * 2, paramsCapacity + needed)
        params = ArenaMemory.grow(params, to: paramsCapacity)
    }

    @inlinable
    func pointer<T>(_ node: Int32, as type: T.Type) -> UnsafeMutablePointer<T> {
        (params + Int(nodes[Int(node)].params) << 3).assumingMemoryBound(to: T.self)
    }

    @inlinable
    mutating func keep(_ object: AnyObject) -> Int32 {
        objects.append(object)
        return Int32(truncatingIfNeeded: objects.count - 1)
    }

    /// Makes a container and, inside it, its children.
    @inlinable
    mutating func container(_ kind: NodeKind, params: Int32 = -1, axis: UInt8 = 0, flags: NodeFlags = [], children: (inout _Graph) -> Void)
    {
        let node = append(kind, params: params, flags: environment.common.isRightToLeft ? flags.union(.isRightToLeft) : flags)
        let outer = (parent, last, stackAxis)
        parent = node
        last = -1
        stackAxis = axis
        children(&self)
        (parent, last, stackAxis) = outer
    }

    /// Wraps every node made since `mark` (the value of `last` before) in a node of its own, so that a modifier on several
    /// views modifies each of them.
    @inlinable
    mutating func wrap(since mark: Int32, _ kind: NodeKind, params: Int32, flags: NodeFlags = [], layer: ((inout _Graph) -> Void)? = nil) {
        var previous = mark
        var child = mark < 0 ? nodes[Int(parent)].first : nodes[Int(mark)].next
        while child >= 0 {
            let wrapper = newNode(kind, params: params)
            let inherited = nodes[Int(child)].flags.intersection(.inherited)
            nodes[Int(wrapper)].flags = flags.union(inherited)
            nodes[Int(wrapper)].first = child
            let following = nodes[Int(child)].next
            nodes[Int(wrapper)].next = following
            nodes[Int(child)].next = -1
            nodes[Int(child)].parent = wrapper
            if previous < 0 { nodes[Int(parent)].first = wrapper } else { nodes[Int(previous)].next = wrapper }
            if let layer {
                let outer = (parent, stackAxis)
                parent = wrapper
                last = child
                stackAxis = 0
                layer(&self)
                (parent, stackAxis) = outer
            }
            previous = wrapper
            child = following
        }
        last = previous
    }
}

// MARK: Identity

extension _Graph {
    /// Where identities were made before a scope was entered.
    public struct _Scope {
        @usableFromInline let record: Unmanaged<_Record>
        @usableFromInline let ordinal: Int
        @inlinable init(record: Unmanaged<_Record>, ordinal: Int) {
            self.record = record
            self.ordinal = ordinal
        }
    }

    /// The next child of the current record: the one from last time if it is of the same class, else a new one.
    @usableFromInline
    mutating func claim<R: _Record>(_ make: () -> R) -> R {
        let owner = record.takeUnretainedValue()
        let place = ordinal
        ordinal += 1
        if place < owner.children.count {
            if type(of: owner.children[place]) == R.self { return unsafeDowncast(owner.children[place], to: R.self) }
            owner.children[place].detach()
            let made = make()
            made.attach(to: owner)
            owner.children[place] = made
            return made
        }
        let made = make()
        made.attach(to: owner)
        owner.children.append(made)
        return made
    }

    @usableFromInline
    mutating func enter(_ inner: _Record) -> _Scope {
        let outer = _Scope(record: record, ordinal: ordinal)
        record = .passUnretained(inner)
        ordinal = 0
        return outer
    }

    /// Leaves a scope; identities that were not met again are gone.
    public mutating func leave(_ outer: _Scope) {
        let inner = record.takeUnretainedValue()
        if inner.children.count > ordinal { inner.dropChildren(from: ordinal) }
        record = outer.record
        ordinal = outer.ordinal
    }

    /// A scope whose identities are lost when another branch is taken.
    public mutating func enterBranch(_ branch: Int) -> _Scope {
        let inner = claim { BranchRecord() }
        if inner.branch != branch {
            inner.dropChildren(from: 0)
            inner.branch = branch
        }
        return enter(inner)
    }

    /// A scope whose identities are lost when the type changes.
    public mutating func enterBranch(of type: Any.Type) -> _Scope {
        enterBranch(ObjectIdentifier(type).hashValue)
    }

    /// A scope whose identities are lost when the value changes (`id(_:)`).
    public mutating func _enter<ID: Hashable>(id: ID) -> _Scope {
        let inner = claim { ValueRecord<ID>(id) }
        if inner.value != id {
            inner.dropChildren(from: 0)
            inner.value = id
        }
        return enter(inner)
    }

    /// Storage of a modifier's own that lives as long as the modified view has its identity.
    public mutating func _storage<T: AnyObject>(_ make: () -> T) -> T { claim { StorageRecord(make()) }.object }

    /// The graph that owns this arena.
    public var _viewGraph: ViewGraph { owner.takeUnretainedValue() }
}
