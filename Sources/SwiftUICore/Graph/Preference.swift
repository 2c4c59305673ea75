import Foundation

/// A value that travels from views up to their containers.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// One value that a view set, in reading order; or the place of a view whose values come with layout.
@usableFromInline struct PreferenceEntry {
    enum Content {
        case value(Any)
        case deferred(DeferredPreferences)
    }
    let key: ObjectIdentifier
    let content: Content
}

/// Values that are known only after layout (set inside a `GeometryReader`).
final class DeferredPreferences {
    var entries: ContiguousArray<PreferenceEntry> = []
}

extension _Graph {
    /// Where values of the content made from here on will start.
    public var _preferenceMark: Int { preferences.count }

    /// Sets a value for the content since `mark`: it replaces what the content set.
    public mutating func _setPreference<K: PreferenceKey>(_ key: K.Type, _ value: K.Value, since mark: Int) {
        let id = ObjectIdentifier(key)
        preferences.replaceSubrange(mark..., with: preferences[mark...].filter { $0.key != id })
        preferences.append(PreferenceEntry(key: id, content: .value(value)))
    }

    public mutating func _transformPreference<K: PreferenceKey>(_ key: K.Type, _ change: (inout K.Value) -> Void, since mark: Int) {
        var value = _preference(key, since: mark)
        change(&value)
        _setPreference(key, value, since: mark)
    }

    /// The combined value of the content since `mark`.
    public func _preference<K: PreferenceKey>(_ key: K.Type, since mark: Int) -> K.Value {
        Self.reduce(key, preferences[mark...]) ?? K.defaultValue
    }

    static func reduce<K: PreferenceKey>(_ key: K.Type, _ entries: ContiguousArray<PreferenceEntry>.SubSequence) -> K.Value? {
        var result: K.Value?
        for entry in entries {
            var next: K.Value?
            switch entry.content {
            case .value(let value): if entry.key == ObjectIdentifier(key) { next = (value as! K.Value) }
            case .deferred(let later): next = reduce(key, later.entries[...])
            }
            guard let next else { continue }
            if var value = result {
                K.reduce(value: &value) { next }
                result = value
            } else {
                result = next
            }
        }
        return result
    }

    /// Calls `action` after layout with the content's value, and again whenever it changes.
    public mutating func _observePreference<K: PreferenceKey>(_ key: K.Type, since mark: Int, _ action: @escaping (K.Value) -> Void)
    where K.Value: Equatable {
        let graph = _viewGraph
        let observer = _storage {
            let made = PreferenceObserver<K>(graph)
            graph.observers.append(made)
            return made
        }
        observer.entries = ContiguousArray(preferences[mark...])
        observer.action = action
    }
}

/// Someone who wants to know a preference after layout.
class AnyPreferenceObserver: _Disappearing {
    private weak var graph: ViewGraph?
    init(_ graph: ViewGraph) { self.graph = graph }
    func check() {}
    func _disappear() { graph?.observers.removeAll { $0 === self } }
}

final class PreferenceObserver<K: PreferenceKey>: AnyPreferenceObserver where K.Value: Equatable {
    var entries: ContiguousArray<PreferenceEntry> = []
    var action: (K.Value) -> Void = { _ in }
    private var last: K.Value?

    override func check() {
        let value = _Graph.reduce(K.self, entries[...]) ?? K.defaultValue
        if let last, last == value { return }
        let isFirst = last == nil
        last = value
        if isFirst, value == K.defaultValue { return }
        action(value)
    }
}
