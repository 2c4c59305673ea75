import Foundation
@_spi(Reflection) import Swift

/// Where the `@Published` fields of one class lie, its superclasses included. Found once per class.
struct PublishedFields {
    private struct Field {
        let offset: Int
        let type: any PublishedField.Type
    }

    private static let cache = Cache()

    /// The option "classType", which the standard library declares as a variable that Swift 6 mode refuses.
    private static let classFields = _EachFieldOptions(rawValue: 1)

    private let fields: [Field]

    var isEmpty: Bool { fields.isEmpty }

    /// The fields of a class.
    static func of(_ type: AnyObject.Type) -> PublishedFields {
        cache.fields(of: type)
    }

    private init(type: AnyObject.Type) {
        var found: [Field] = []
        _ = _forEachField(of: type, options: Self.classFields) { _, offset, fieldType, _ in
            if let published = fieldType as? any PublishedField.Type {
                found.append(Field(offset: offset, type: published))
            }
            return true
        }
        fields = found
    }

    /// The one publisher that the fields of `object` share. The first call makes it; later calls also reach fields that
    /// were replaced in the meantime.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let start = Unmanaged.passUnretained(object).toOpaque()
        return withExtendedLifetime(object) {
            var shared: ObservableObjectPublisher?
            var hasGaps = false
            for field in fields {
                if let publisher = field.type.objectWillChange(at: start + field.offset) {
                    if shared == nil { shared = publisher }
                } else {
                    hasGaps = true
                }
            }
            let publisher = shared ?? ObservableObjectPublisher()
            if hasGaps {
                for field in fields { field.type.setObjectWillChange(publisher, at: start + field.offset) }
            }
            return publisher
        }
    }

    /// The fields of the classes seen so far.
    private final class Cache: @unchecked Sendable {
        private let lock = NSLock()
        private var known: [ObjectIdentifier: PublishedFields] = [:]

        func fields(of type: AnyObject.Type) -> PublishedFields {
            let key = ObjectIdentifier(type)
            if let fields = lock.withLock({ known[key] }) { return fields }
            let fields = PublishedFields(type: type)
            lock.withLock { known[key] = fields }
            return fields
        }
    }
}
