import Foundation
import Observation

/// A value that the view inherits.
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
    @usableFromInline enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case value(Value)
        case missing(String)
    }
    @usableFromInline var content: Content
    /// How to find an observable object; nil for key paths.
    @usableFromInline var find: ((EnvironmentValues) -> Value?)?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        content = .missing(String(describing: objectType))
        find = { $0[objectType] }
    }

    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        content = .value(nil)
        find = { $0[objectType] }
    }

    public var wrappedValue: Value {
        switch content {
        case .value(let value): return value
        case .keyPath(let path): return EnvironmentValues()[keyPath: path]
        case .missing(let type):
            fatalError("No \(type) is in the environment of this view. Put one in with .environment(_:) on the view or its preview.")
        }
    }

    public static func _connect(at address: UnsafeMutableRawPointer, _ connection: inout _Connection) {
        let property = address.assumingMemoryBound(to: Self.self)
        if let find = property.pointee.find {
            if let value = find(connection.environment) { property.pointee.content = .value(value) }
        } else if case .keyPath(let path) = property.pointee.content {
            property.pointee.content = .value(connection.environment[keyPath: path])
        }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
