/// Follows an object's changes for a view.
final class ObjectBox<T: ObservableObject> {
    var object: T?
    private var subscription: AnyCancellable?

    func follow(_ new: T, _ invalidate: @escaping @Sendable () -> Void) {
        if object === new { return }
        object = new
        subscription = new.objectWillChange.sink { _ in invalidate() }
    }
}

/// An object that someone else owns; its changes evaluate the view again.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to the object's members.
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType
        public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            _binding(object, path)
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { self.wrappedValue = initialValue }

    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public static func _connect(at address: UnsafeMutableRawPointer, _ connection: inout _Connection) {
        // The only stored property is the reference itself.
        let object = address.assumingMemoryBound(to: ObjectType.self).pointee
        connection.storage { ObjectBox<ObjectType>() }.follow(object, connection.invalidate)
    }
}

/// An object that the view's identity owns.
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    nonisolated(unsafe) var make: () -> ObjectType
    nonisolated(unsafe) var box: ObjectBox<ObjectType>?

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    public var wrappedValue: ObjectType { box?.object ?? make() }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(object: wrappedValue) }

    nonisolated public static func _connect(at address: UnsafeMutableRawPointer, _ connection: inout _Connection) {
        let property = address.assumingMemoryBound(to: Self.self)
        let box = connection.storage { ObjectBox<ObjectType>() }
        if box.object == nil { box.follow(property.pointee.make(), connection.invalidate) }
        property.pointee.box = box
    }
}

/// An object of the environment.
@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    nonisolated(unsafe) var object: ObjectType?

    nonisolated public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(object: wrappedValue) }

    /// Bindings to the object's members.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    nonisolated public static func _connect(at address: UnsafeMutableRawPointer, _ connection: inout _Connection) {
        let box = connection.storage { ObjectBox<ObjectType>() }
        guard let object = connection.environment[ObjectType.self] else { return }
        box.follow(object, connection.invalidate)
        address.assumingMemoryBound(to: Self.self).pointee.object = object
    }
}

/// Bindings to the members of an observable object.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { fatalError("Bindable takes observable objects") }
}

extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        _binding(wrappedValue, path)
    }
}

extension Bindable: Sendable where Value: Sendable {}

/// A binding to a member of an object.
func _binding<T: AnyObject, Subject>(_ object: T, _ path: ReferenceWritableKeyPath<T, Subject>) -> Binding<Subject> {
    Binding<Subject>(_object: object, path: path)
}
