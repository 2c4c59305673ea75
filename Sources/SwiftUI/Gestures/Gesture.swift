/// Something that a finger does to a view. In a still picture only taps happen.
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Body { get }
    /// What a single tap on the view does, where the gesture has an answer to it.
    nonisolated var _tap: (@MainActor () -> Void)? { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture {
    nonisolated public var _tap: (@MainActor () -> Void)? { nil }
}

/// A gesture of the system's own.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A gesture with an action at its end.
public struct _EndedGesture<Content: Gesture> {
    let content: Content
    let action: (@MainActor () -> Void)?
}

extension _EndedGesture: _PrimitiveGesture {
    public typealias Value = Content.Value
    nonisolated public var _tap: (@MainActor () -> Void)? { action ?? content._tap }
}

/// A gesture with an action while it goes on.
public struct _ChangedGesture<Content: Gesture> {
    let content: Content
}

extension _ChangedGesture: _PrimitiveGesture {
    public typealias Value = Content.Value
    nonisolated public var _tap: (@MainActor () -> Void)? { content._tap }
}

/// A gesture that keeps a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State> {
    public var base: Base
    public var state: GestureState<State>

    public init(base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void) {
        self.base = base
        self.state = state
    }
}

extension GestureStateGesture: _PrimitiveGesture {
    public typealias Value = Base.Value
    nonisolated public var _tap: (@MainActor () -> Void)? { base._tap }
}

/// A gesture whose value is made into another.
public struct _MapGesture<Content: Gesture, Value> {
    let content: Content
}

extension _MapGesture: _PrimitiveGesture {
    nonisolated public var _tap: (@MainActor () -> Void)? { content._tap }
}

extension Gesture {
    @preconcurrency
    nonisolated public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
        guard let value = Self._tapValue else { return _EndedGesture(content: self, action: nil) }
        nonisolated(unsafe) let made = value
        return _EndedGesture(content: self, action: { action(made) })
    }
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture(content: self) }
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> Self { self }
}

extension Gesture {
    /// The value that a tap gives; nil for gestures that a tap does not end.
    nonisolated static var _tapValue: Value? {
        if Value.self == Void.self, Self.self == TapGesture.self { return (() as! Value) }
        return nil
    }
}

extension Gesture where Value: Equatable {
    @preconcurrency
    nonisolated public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self)
    }
}

/// Keys held down while something else is done.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all = EventModifiers(rawValue: 63)
}

/// Which gestures of a view and its children count.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all = GestureMask(rawValue: 3)
}

/// A gesture whose type is not known to the compiler.
public struct AnyGesture<Value> {
    private let tap: (@MainActor () -> Void)?
    public init<T: Gesture>(_ gesture: T) where T.Value == Value { tap = gesture._tap }
}

extension AnyGesture: _PrimitiveGesture {
    nonisolated public var _tap: (@MainActor () -> Void)? { tap }
}
