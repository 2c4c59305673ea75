/// The value that a view stands for in a picker, a list or a tab view.
enum _Tag {
    static let key = ObjectIdentifier(_Tag.self)
}

extension View {
    /// The value that the view stands for.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TraitModifier(key: _Tag.key, value: AnyHashable(_unwrapped: tag)))
    }
}

extension AnyHashable {
    /// The value, out of its optionals: a tag of a value also matches a selection of its optional.
    init<V: Hashable>(_unwrapped value: V) {
        guard let optional = value as? any _AnyOptional else {
            self = AnyHashable(value)
            return
        }
        self = optional._wrapped ?? AnyHashable(_NoSelection())
    }
}

/// Stands for nil among tags.
private struct _NoSelection: Hashable {}

private protocol _AnyOptional {
    var _wrapped: AnyHashable? { get }
}

extension Optional: _AnyOptional where Wrapped: Hashable {
    fileprivate var _wrapped: AnyHashable? { map { AnyHashable(_unwrapped: $0) } }
}
