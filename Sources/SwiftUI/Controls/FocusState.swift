/// Which field has the focus. At rest none has; a write is kept, so that what depends on it can be drawn.
@frozen @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    @usableFromInline var state: State<Value>

    /// A binding to the focus.
    @frozen @propertyWrapper public struct Binding {
        @usableFromInline let binding: SwiftUICore.Binding<Value>
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: FocusState<Value>.Binding { FocusState<Value>.Binding(binding: state.projectedValue) }

    public static func _connect(at address: UnsafeMutableRawPointer, _ connection: inout _Connection) {
        let focus = address.assumingMemoryBound(to: Self.self)
        withUnsafeMutablePointer(to: &focus.pointee.state) { State<Value>._connect(at: UnsafeMutableRawPointer($0), &connection) }
    }
}

/// How the focus is given when views appear.
public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = DefaultFocusEvaluationPriority()
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = []
}

extension View {
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { self }
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { self }
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    nonisolated public func focusSection() -> some View { self }
}
