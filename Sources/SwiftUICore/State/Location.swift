import Foundation

/// A place that a value lives in.
@usableFromInline class Location: @unchecked Sendable {
    unowned(unsafe) var record: EvaluatedRecord?
    /// Views whose last evaluation read the value.
    private var readers: ContiguousArray<EvaluatedRecord> = []

    @usableFromInline init() {}

    final func noteRead() {
        guard let reader = ViewGraph.current else { return }
        if let last = readers.last, last === reader { return }
        if !readers.contains(where: { $0 === reader }) { readers.append(reader) }
    }

    final func noteWrite() {
        let all = readers
        readers.removeAll(keepingCapacity: true)
        for reader in all where reader.isAlive { reader.invalidate() }
    }
}

/// A place for values of one type.
@usableFromInline class AnyLocation<Value>: Location, @unchecked Sendable {
    @usableFromInline func get() -> Value { fatalError("abstract location") }
    @usableFromInline func set(_ value: Value) { fatalError("abstract location") }
    /// Whether both name the same place, so that a view that takes one of them is unchanged.
    func isSame(_ other: AnyLocation<Value>) -> Bool { self === other }
}

/// The storage of a state.
@usableFromInline final class StoredLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    var value: Value
    @usableFromInline init(_ value: Value) { self.value = value }

    @usableFromInline override func get() -> Value {
        noteRead()
        return value
    }
    @usableFromInline override func set(_ new: Value) {
        let isSame = Self.areEqual(value, new)
        value = new
        if !isSame { noteWrite() }
    }

    private static func areEqual(_ a: Value, _ b: Value) -> Bool {
        guard let a = a as? any Equatable else { return false }
        func open<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
        return open(a)
    }
}

/// A place behind two closures.
final class ClosureLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    let read: () -> Value
    let write: (Value) -> Void
    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }
    override func get() -> Value { read() }
    override func set(_ value: Value) { write(value) }
}

/// A member of another place.
final class MemberLocation<Base, Value>: AnyLocation<Value>, @unchecked Sendable {
    let base: AnyLocation<Base>
    let path: WritableKeyPath<Base, Value>
    init(base: AnyLocation<Base>, path: WritableKeyPath<Base, Value>) {
        self.base = base
        self.path = path
    }
    override func get() -> Value { base.get()[keyPath: path] }
    override func set(_ value: Value) {
        var whole = base.get()
        whole[keyPath: path] = value
        base.set(whole)
    }
    override func isSame(_ other: AnyLocation<Value>) -> Bool {
        guard let other = other as? MemberLocation<Base, Value> else { return false }
        return path == other.path && base.isSame(other.base)
    }
}

/// A value that cannot be changed.
final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
    override func get() -> Value { value }
    override func set(_ value: Value) {}
}

/// A member of an object.
final class ObjectLocation<Base: AnyObject, Value>: AnyLocation<Value>, @unchecked Sendable {
    let base: Base
    let path: ReferenceWritableKeyPath<Base, Value>
    init(base: Base, path: ReferenceWritableKeyPath<Base, Value>) {
        self.base = base
        self.path = path
    }
    override func get() -> Value { base[keyPath: path] }
    override func set(_ value: Value) { base[keyPath: path] = value }
    override func isSame(_ other: AnyLocation<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Base, Value> else { return false }
        return base === other.base && path == other.path
    }
}

extension Binding {
    /// A binding to a member of an object; two to the same member of the same object are the same.
    public init<Base: AnyObject>(_object base: Base, path: ReferenceWritableKeyPath<Base, Value>) {
        self.init(location: ObjectLocation(base: base, path: path))
    }
}
