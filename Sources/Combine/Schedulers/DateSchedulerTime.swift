import Foundation

/// A moment as run loops and operation queues count it.
public struct _DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
    /// The moment.
    public var date: Date

    /// A moment.
    public init(_ date: Date) {
        self.date = date
    }

    /// The present moment on this thread.
    static var now: Self { Self(_VirtualTime.current?.date ?? Date()) }

    /// Seconds from the present moment to this one, as the clock of this thread counts.
    var nanosecondsFromNow: Int64 { _VirtualTime.nanoseconds(Self.now.distance(to: self).timeInterval) }

    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }

    /// A span of time in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable,
        Codable, Sendable
    {
        /// The span in seconds, with its sign.
        public var timeInterval: TimeInterval

        /// The same as `timeInterval`.
        public var magnitude: TimeInterval { timeInterval }

        /// That many seconds.
        public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
        /// Seconds.
        public init(floatLiteral value: TimeInterval) { timeInterval = value }
        /// Seconds.
        public init(integerLiteral value: TimeInterval) { timeInterval = value }
        /// Seconds.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            timeInterval = value
        }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.timeInterval < rhs.timeInterval }
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval * rhs.timeInterval) }
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval + rhs.timeInterval) }
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval - rhs.timeInterval) }
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

        public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    }
}
