/// How a view comes and goes; at rest it is simply there.
public struct AnyTransition: Sendable {
    init() {}
    public init<T: Transition>(_ transition: T) {}

    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let slide = AnyTransition()
    public static let scale = AnyTransition()
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }

    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Where a view is between coming and going.
@frozen public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear
    public var isIdentity: Bool { self == .identity }
    /// -1, 0 or 1.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// Facts about a transition.
public struct TransitionProperties: Sendable {
    public let hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes, by phase.
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
    nonisolated public func combined<T: Transition>(with other: T) -> some Transition { self }
    nonisolated public func animation(_ animation: Animation?) -> some Transition { self }
    nonisolated public func apply<V: View>(content: V, phase: TransitionPhase) -> some View { content }
}

/// A transition of the system.
public struct _SystemTransition: Transition {
    nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public typealias OpacityTransition = _SystemTransition
public typealias SlideTransition = _SystemTransition
public typealias ScaleTransition = _SystemTransition
public typealias IdentityTransition = _SystemTransition
public typealias MoveTransition = _SystemTransition
public typealias PushTransition = _SystemTransition
public typealias OffsetTransition = _SystemTransition

/// Blurs one view into another.
public struct BlurReplaceTransition: Transition {
    public struct Configuration: Equatable, Sendable {
        let isUpward: Bool
        public static let downUp = Configuration(isUpward: false)
        public static let upUp = Configuration(isUpward: true)
    }
    public var configuration: Configuration
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Two transitions, one for coming and one for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    public var insertion: Insertion
    public var removal: Removal
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
}

extension AsymmetricTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
    nonisolated public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> Self { Self(configuration: config) }
    nonisolated public static var blurReplace: Self { Self(configuration: .downUp) }
}

extension Transition where Self == _SystemTransition {
    nonisolated public static var symbolEffect: Self { Self() }
    nonisolated public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> Self {
        Self()
    }
}
