/// A state that a gesture keeps while it goes on; at rest it has its first value.
@propertyWrapper @frozen public struct GestureState<Value>: DynamicProperty {
    let initial: Value

    public init(wrappedValue: Value) { initial = wrappedValue }
    public init(initialValue: Value) { initial = initialValue }
    public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { initial = wrappedValue }
    public init() where Value: ExpressibleByNilLiteral { initial = nil }

    public var wrappedValue: Value { initial }
    public var projectedValue: GestureState<Value> { self }

    public static func _connect(at address: UnsafeMutableRawPointer, _ connection: inout _Connection) {}
}
