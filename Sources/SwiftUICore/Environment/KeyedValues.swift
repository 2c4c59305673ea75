/// A key of a value of one's own in a transaction.
public protocol TransactionKey {
    associatedtype Value
    /// The value of a transaction that sets none.
    static var defaultValue: Value { get }
}

/// A key of a value of one's own that a view hands to its container.
public protocol ContainerValueKey {
    associatedtype Value
    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

/// Values by the type of their key. Only looked up, never walked, so that its order cannot show.
struct KeyedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    subscript<Value>(_ key: Any.Type, defaultValue: @autoclosure () -> Value) -> Value {
        get { values[ObjectIdentifier(key)] as? Value ?? defaultValue() }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension Transaction {
    /// The value of a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[key, K.defaultValue] }
        set { values[key, K.defaultValue] = newValue }
    }
}

extension ContainerValues {
    /// The value of a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[key, Key.defaultValue] }
        set { values[key, Key.defaultValue] = newValue }
    }
}
