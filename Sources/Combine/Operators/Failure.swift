extension Publishers {
    /// Turns an error into another.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream
        /// What turns an error into another.
        public let transform: (Upstream.Failure) -> Failure

        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let transform = transform
            upstream.subscribe(
                Relay<S, Output, Upstream.Failure>(subscriber, ending: { $0.mapError(transform) }, step: { .send($0) }))
        }
    }

    /// Gives a publisher that cannot fail a kind of error.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Relay<S, Output, Never>(subscriber, ending: { _ in .finished }, step: { .send($0) }))
        }
    }

    /// Stops the process when an error comes.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// Where the values come from.
        public let upstream: Upstream
        /// What is said before the error.
        public let prefix: String
        /// The file of the caller.
        public let file: StaticString
        /// The line of the caller.
        public let line: UInt

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == Never {
            let (prefix, file, line) = (prefix, file, line)
            upstream.subscribe(
                Relay<S, Output, Upstream.Failure>(
                    subscriber,
                    ending: { completion in
                        guard case .failure(let error) = completion else { return .finished }
                        fatalError("\(prefix)\(prefix.isEmpty ? "" : ": ")\(error)", file: file, line: line)
                    }, step: { .send($0) }))
        }
    }
}

extension Publisher {
    /// Turns an error into another.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// Stops the process when an error comes.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publisher where Failure == Never {
    /// Gives this publisher, which cannot fail, a kind of error.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
