extension Publishers {
    /// Combines each value with what came before, and sends every result.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What the first value is combined with.
        public let initialResult: Output
        /// What combines.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let next = nextPartialResult
            var result = initialResult
            upstream.subscribe(
                Relay(subscriber) { input in
                    result = next(result, input)
                    return .send(result)
                })
        }
    }

    /// Combines each value with what came before, and sends every result, or ends with an error.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// What the first value is combined with.
        public let initialResult: Output
        /// What combines.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == any Error {
            let next = nextPartialResult
            var result = initialResult
            upstream.subscribe(
                Relay(
                    subscriber,
                    throwing: { input in
                        result = try next(result, input)
                        return .send(result)
                    }))
        }
    }
}

extension Publisher {
    /// Combines each value with what came before, and sends every result.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines each value with what came before, and sends every result, or ends with the error that is thrown.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
