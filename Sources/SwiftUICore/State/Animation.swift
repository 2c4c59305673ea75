import Foundation

/// How a change would move. Screens are drawn when they have come to rest, so the numbers are kept and not played.
public struct Animation: Hashable, Sendable {
    var curve: String
    var duration: Double

    public static let `default` = Animation(curve: "default", duration: 0.35)
    public static let linear = Animation(curve: "linear", duration: 0.35)
    public static let easeIn = Animation(curve: "easeIn", duration: 0.35)
    public static let easeOut = Animation(curve: "easeOut", duration: 0.35)
    public static let easeInOut = Animation(curve: "easeInOut", duration: 0.35)
    public static let spring = Animation(curve: "spring", duration: 0.5)
    public static let interactiveSpring = Animation(curve: "interactiveSpring", duration: 0.15)
    public static let smooth = Animation(curve: "smooth", duration: 0.5)
    public static let snappy = Animation(curve: "snappy", duration: 0.5)
    public static let bouncy = Animation(curve: "bouncy", duration: 0.5)

    public static func linear(duration: TimeInterval) -> Animation { Animation(curve: "linear", duration: duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(curve: "easeIn", duration: duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(curve: "easeOut", duration: duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(curve: "easeInOut", duration: duration) }
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
        Animation(curve: "spring", duration: response)
    }
    @_disfavoredOverload
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(curve: "spring", duration: duration)
    }
    public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25)
        -> Animation
    {
        Animation(curve: "interactiveSpring", duration: response)
    }
    @_disfavoredOverload
    public static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25)
        -> Animation
    {
        Animation(curve: "interactiveSpring", duration: duration)
    }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(curve: "smooth", duration: duration)
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(curve: "snappy", duration: duration)
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(curve: "bouncy", duration: duration)
    }
    public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
        Animation(curve: "interpolatingSpring", duration: 0.5)
    }
    public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
        Animation(curve: "interpolatingSpring", duration: duration)
    }
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35) -> Animation {
        Animation(curve: "timingCurve", duration: duration)
    }

    public func delay(_ delay: TimeInterval) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The circumstances of a change.
public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    nonisolated(unsafe) var values = KeyedValues()

    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}

/// Changes state; the screen is drawn when the animation has come to rest.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }

/// When `completion` is called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let name: String
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R {
    try body()
}
