import Foundation

/// A value that a view owns: it lives on the view's identity, and a change evaluates the views again that read it.
@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
    @usableFromInline var initial: Value
    @usableFromInline var location: AnyLocation<Value>?

    public init(wrappedValue value: Value) { initial = value }
    public init(initialValue value: Value) { initial = value }

    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }

    public static func _connect(at address: UnsafeMutableRawPointer, _ connection: inout _Connection) {
        let state = address.assumingMemoryBound(to: Self.self)
        let initial = state.pointee.initial
        state.pointee.location = connection.storage { StoredLocation(initial) }
    }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}
