/// Makes a property of a class a publisher of its own changes: `$name` sends the value now and at each change,
/// and the object's `objectWillChange` sends before each change.
///
/// Both send before the change is stored, as on iOS: a subscriber that reads the property still reads the old value.
@propertyWrapper
public struct Published<Value> {
    private(set) var box: PublishedBox<Value>

    /// A property that starts with `initialValue`.
    public init(initialValue: Value) {
        box = PublishedBox(initialValue)
    }

    /// A property that starts with `wrappedValue`.
    public init(wrappedValue: Value) {
        box = PublishedBox(wrappedValue)
    }

    /// The publisher of one `@Published` property.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let box: PublishedBox<Value>

        public func receive<S>(subscriber: S) where S: Subscriber, Value == S.Input, S.Failure == Never {
            box.attach(subscriber)
        }
    }

    /// The publisher of the property.
    public var projectedValue: Publisher {
        mutating get { Publisher(box: box) }
        set { box = newValue.box }
    }

    /// Not to be had: the property must be in a class.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { box.value }
        set { box.send(newValue) }
    }

    /// The value of the property in its object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set { object[keyPath: storageKeyPath].box.send(newValue) }
    }

    /// The publisher of the property in its object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        projected wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Publisher {
        get { Publisher(box: object[keyPath: storageKeyPath].box) }
        set { object[keyPath: storageKeyPath].box = newValue.box }
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}

/// What reflection needs of a `@Published` field, whatever its value is.
protocol PublishedField {
    /// The object's publisher that the field at this address announces its changes to.
    static func objectWillChange(at field: UnsafeMutableRawPointer) -> ObservableObjectPublisher?

    /// Gives the field at this address the object's publisher.
    static func setObjectWillChange(_ publisher: ObservableObjectPublisher, at field: UnsafeMutableRawPointer)
}

extension Published: PublishedField {
    static func objectWillChange(at field: UnsafeMutableRawPointer) -> ObservableObjectPublisher? {
        field.assumingMemoryBound(to: Self.self).pointee.box.objectWillChange
    }

    static func setObjectWillChange(_ publisher: ObservableObjectPublisher, at field: UnsafeMutableRawPointer) {
        field.assumingMemoryBound(to: Self.self).pointee.box.objectWillChange = publisher
    }
}

extension Publisher where Failure == Never {
    /// Sets a `@Published` property to each value, for as long as the property exists.
    public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.box
        let sink = Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }, receiveValue: { [weak box] in box?.send($0) })
        box.keep(AnyCancellable(sink))
        subscribe(sink)
    }
}
