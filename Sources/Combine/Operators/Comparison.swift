extension Publishers {
    /// Sends the value that is after all others by an order.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether the second of two values is to be kept.
        public let areInIncreasingOrder: (Output, Output) -> Bool

        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let isBefore = areInIncreasingOrder
            var best: Output?
            upstream.subscribe(
                Fold(
                    subscriber,
                    step: { input in
                        best = best.map { isBefore($0, input) ? input : $0 } ?? input
                        return .more
                    }, result: { best }))
        }
    }

    /// Sends the value that is after all others by an order, or ends with an error.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether the second of two values is to be kept.
        public let areInIncreasingOrder: (Output, Output) throws -> Bool

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == any Error {
            let isBefore = areInIncreasingOrder
            var best: Output?
            upstream.subscribe(
                Fold(
                    subscriber,
                    throwing: { input in
                        best = try best.map { try isBefore($0, input) ? input : $0 } ?? input
                        return .more
                    }, result: { best }))
        }
    }
}

extension Publisher where Output: Comparable {
    /// Sends the least value at the end; of equal ones the first.
    public func min() -> Publishers.Comparison<Self> {
        min(by: <)
    }

    /// Sends the greatest value at the end; of equal ones the first.
    public func max() -> Publishers.Comparison<Self> {
        max(by: <)
    }
}

extension Publisher {
    /// Sends the least value by an order at the end.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Sends the greatest value by an order at the end.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends the least value by an order, or ends with the error that the order throws.
    public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Sends the greatest value by an order, or ends with the error that the order throws.
    public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
