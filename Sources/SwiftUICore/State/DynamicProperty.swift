import Foundation
@_spi(Reflection) import Swift

/// A stored property of a view whose value the graph supplies before the body is evaluated.
public protocol DynamicProperty {
    /// Called before the body is evaluated, when the properties inside have their values.
    mutating func update()

    /// Connects the property that lies at an address. The product's own say how; a user's is connected field by field.
    static func _connect(at address: UnsafeMutableRawPointer, _ connection: inout _Connection)
}

extension DynamicProperty {
    public mutating func update() {}

    public static func _connect(at address: UnsafeMutableRawPointer, _ connection: inout _Connection) {
        _ = _forEachField(of: Self.self, options: []) { _, offset, type, _ in
            if let dynamic = type as? any DynamicProperty.Type { dynamic._connect(at: address + offset, &connection) }
            return true
        }
        address.assumingMemoryBound(to: Self.self).pointee.update()
    }
}

/// What a dynamic property is connected with: the storage of its view's identity and what the view inherits.
public struct _Connection {
    let record: EvaluatedRecord
    public let environment: EnvironmentValues
    private var index = 0

    init(record: EvaluatedRecord, environment: EnvironmentValues) {
        self.record = record
        self.environment = environment
    }

    /// Storage that lives as long as the view's identity, made at the first evaluation.
    public mutating func storage<T: AnyObject>(_ make: () -> T) -> T {
        defer { index += 1 }
        if index < record.storage.count { return unsafeDowncast(record.storage[index], to: T.self) }
        let made = make()
        (made as? Location)?.record = record
        record.storage.append(made)
        return made
    }

    /// Asks for another evaluation of the view.
    public var invalidate: @Sendable () -> Void {
        let observer = RecordObserver(record)
        return { observer.invalidate() }
    }
}
