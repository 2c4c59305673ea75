extension Subscribers {
    /// How many values a subscriber asks for: a number from 0, or without limit.
    public struct Demand: Equatable, Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
        /// Without limit. Adding to it or taking from it changes nothing.
        public static let unlimited = Demand(count: .max)

        /// No values, the same as `.max(0)`.
        public static let none = Demand(count: 0)

        /// `Int.max` stands for no limit.
        private var count: Int

        private init(count: Int) {
            self.count = count
        }

        /// That many values. A negative number is a mistake and traps.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand cannot be negative")
            return Demand(count: value)
        }

        /// The number of values, or nil without limit.
        public var max: Int? { self == .unlimited ? nil : count }

        /// `unlimited` or `max(n)`.
        public var description: String { self == .unlimited ? "unlimited" : "max(\(count))" }

        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
    }
}

extension Subscribers.Demand {
    /// The sum; without limit when either side is.
    public static func + (lhs: Self, rhs: Self) -> Self {
        if lhs == .unlimited || rhs == .unlimited { return .unlimited }
        let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
        return overflow ? .unlimited : Self(count: sum)
    }

    /// Adds to a demand.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    /// Adds a number to a demand.
    public static func + (lhs: Self, rhs: Int) -> Self { lhs + .max(rhs) }

    /// Adds a number to a demand.
    public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

    /// What is left; never below none. Without limit stays so.
    public static func - (lhs: Self, rhs: Self) -> Self {
        if lhs == .unlimited { return .unlimited }
        return rhs >= lhs ? .none : Self(count: lhs.count - rhs.count)
    }

    /// Takes from a demand.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// Takes a number from a demand.
    public static func - (lhs: Self, rhs: Int) -> Self { lhs - .max(rhs) }

    /// Takes a number from a demand.
    public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

    /// That many times the demand.
    public static func * (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return .unlimited }
        let (product, overflow) = lhs.count.multipliedReportingOverflow(by: rhs)
        return overflow ? .unlimited : .max(product)
    }

    /// Multiplies a demand.
    public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

    public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
    public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }
    public static func == (lhs: Int, rhs: Self) -> Bool { rhs.max == lhs }
    public static func != (lhs: Int, rhs: Self) -> Bool { rhs.max != lhs }
    public static func > (lhs: Self, rhs: Int) -> Bool { lhs == .unlimited || lhs.count > rhs }
    public static func >= (lhs: Self, rhs: Int) -> Bool { lhs == .unlimited || lhs.count >= rhs }
    public static func < (lhs: Self, rhs: Int) -> Bool { !(lhs >= rhs) }
    public static func <= (lhs: Self, rhs: Int) -> Bool { !(lhs > rhs) }
    public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }
    public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
    public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }
    public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }
}
