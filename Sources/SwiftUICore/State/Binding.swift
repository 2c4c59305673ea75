import Foundation

/// Read and write access to a value that lives elsewhere.
@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    @usableFromInline let location: AnyLocation<Value>
    public var transaction = Transaction()

    @usableFromInline init(location: AnyLocation<Value>) { self.location = location }

    @preconcurrency
    public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void) {
        location = ClosureLocation(
            read: unsafeBitCast(get, to: (() -> Value).self), write: unsafeBitCast(set, to: ((Value) -> Void).self))
    }

    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let write = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
        location = ClosureLocation(
            read: unsafeBitCast(get, to: (() -> Value).self), write: { write($0, Transaction()) })
    }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue) }
    }
    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: MemberLocation(base: location, path: path))
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {
    public static func _connect(at address: UnsafeMutableRawPointer, _ connection: inout _Connection) {}
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Equatable {
    /// Same place, so that a view with an unchanged binding is unchanged.
    public static func == (a: Self, b: Self) -> Bool { a.location.isSame(b.location) }
}

extension Binding {
    /// An optional binding from one to a value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(location: ClosureLocation(read: { base.wrappedValue }, write: { if let value = $0 { base.wrappedValue = value } }))
    }
    /// Unwraps a binding; nil where it holds nil now. The last value is kept for views that outlive the change to nil.
    public init?(_ base: Binding<Value?>) {
        guard let now = base.wrappedValue else { return nil }
        self.init(location: ClosureLocation(read: { base.wrappedValue ?? now }, write: { base.wrappedValue = $0 }))
    }
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            location: ClosureLocation(
                read: { AnyHashable(base.wrappedValue) }, write: { if let value = $0.base as? V { base.wrappedValue = value } }))
    }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            location: ClosureLocation(
                read: { wrappedValue[position] }, write: { wrappedValue[position] = $0 }))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
