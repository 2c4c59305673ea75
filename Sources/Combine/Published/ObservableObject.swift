/// An object that tells before it changes. Its `@Published` properties do so without further code.
public protocol ObservableObject: AnyObject {
    /// The kind of publisher that tells.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before one of the object's `@Published` properties changes. One and the same publisher for the life of the object.
    public var objectWillChange: ObservableObjectPublisher {
        let fields = PublishedFields.of(type(of: self))
        return fields.isEmpty ? ObservableObjectRegistry.shared.publisher(of: self) : fields.publisher(of: self)
    }
}

extension ObservableObject {
    /// Calls `action` before each change of the object, for as long as the result is kept. The object is not kept alive
    /// by the closure, only by its own publisher if that holds it. The graph of views subscribes here.
    public func _onWillChange(_ action: @escaping () -> Void) -> AnyCancellable {
        objectWillChange.sink { _ in action() }
    }
}
