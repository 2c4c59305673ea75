/// A spring by how long it moves and how much it swings.
public struct Spring: Hashable, Sendable {
    /// Seconds that the spring seems to move for.
    public let duration: TimeInterval
    /// -1 flat … 0 without overshoot … 1 endless.
    public let bounce: Double

    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }
    public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let response = 2 * Double.pi / (stiffness / mass).squareRoot()
        self.init(response: response, dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
    }

    public var response: Double { duration }
    public var dampingRatio: Double { 1 - bounce }
    public var mass: Double { 1 }
    public var stiffness: Double { duration > 0 ? 4 * Double.pi * Double.pi / (duration * duration) : .infinity }
    public var damping: Double { duration > 0 ? 4 * Double.pi * dampingRatio / duration : .infinity }
    public var settlingDuration: TimeInterval { duration }

    public static let smooth = Spring(duration: 0.5, bounce: 0)
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

/// Progress over time, both 0...1.
public struct UnitCurve: Hashable, Sendable {
    let start: UnitPoint
    let end: UnitPoint

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(start: startControlPoint, end: endControlPoint)
    }
    public static let linear = UnitCurve(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))
    public static let easeIn = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 1, y: 1))
    public static let easeOut = UnitCurve(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 0.58, y: 1))
    public static let circularEaseIn = UnitCurve(start: UnitPoint(x: 0.55, y: 0), end: UnitPoint(x: 1, y: 0.45))
    public static let circularEaseOut = UnitCurve(start: UnitPoint(x: 0, y: 0.55), end: UnitPoint(x: 0.45, y: 1))
    public static let circularEaseInOut = UnitCurve(start: UnitPoint(x: 0.85, y: 0), end: UnitPoint(x: 0.15, y: 1))

    public var inverse: UnitCurve { UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x)) }

    /// Progress at a moment, 0...1.
    public func value(at progress: Double) -> Double {
        let x = max(0, min(progress, 1))
        // The curve's x grows with its parameter, so halving finds the parameter.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if Self.bezier(middle, start.x, end.x) < x { low = middle } else { high = middle }
        }
        return Self.bezier((low + high) / 2, start.y, end.y)
    }
    private static func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
    }
}

extension Animation {
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        .spring(duration: spring.duration, bounce: spring.bounce)
    }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        .interpolatingSpring(duration: spring.duration, bounce: spring.bounce)
    }
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { .linear(duration: duration) }
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
