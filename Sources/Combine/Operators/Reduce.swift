extension Publishers {
    /// Combines all values into one, which it sends at their end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What the first value is combined with, and the result when there is none.
        public let initial: Output
        /// What combines.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let next = nextPartialResult
            var result = initial
            upstream.subscribe(
                Fold(
                    subscriber,
                    step: { input in
                        result = next(result, input)
                        return .more
                    }, result: { result }))
        }
    }

    /// Combines all values into one, or ends with an error.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// What the first value is combined with, and the result when there is none.
        public let initial: Output
        /// What combines.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == any Error {
            let next = nextPartialResult
            var result = initial
            upstream.subscribe(
                Fold(
                    subscriber,
                    throwing: { input in
                        result = try next(result, input)
                        return .more
                    }, result: { result }))
        }
    }

    /// Counts the values.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, Failure == S.Failure {
            var count = 0
            upstream.subscribe(
                Fold(
                    subscriber,
                    step: { _ in
                        count += 1
                        return .more
                    }, result: { count }))
        }
    }
}

extension Publisher {
    /// Combines all values into one, and sends it at their end.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines all values into one, or ends with the error that is thrown.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends the number of values at their end.
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }
}
