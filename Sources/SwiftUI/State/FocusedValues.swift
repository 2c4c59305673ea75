/// A key of a value that the focused view offers.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values that the focused view and its surroundings offer. A gallery has no focus until a frame gives it, so all of them start as nil.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value of a key; nil where nothing that has focus offers one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
