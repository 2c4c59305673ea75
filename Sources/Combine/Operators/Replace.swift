extension Publishers {
    /// Sends a value in the place of an error.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The value.
        public let output: Output
        /// Where the values come from.
        public let upstream: Upstream

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == Never {
            let output = output
            let chain = Chain(subscriber)
            chain.follow(upstream) { completion in
                guard case .failure = completion else { return chain.finish(.finished) }
                chain.follow(Just(output)) { chain.finish($0) }
            }
        }
    }

    /// Sends a value when there is none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The value.
        public let output: Output
        /// Where the values come from.
        public let upstream: Upstream

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let output = output
            let chain = Chain(subscriber)
            var isEmpty = true
            let watched = upstream.map { input in
                isEmpty = false
                return input
            }
            chain.follow(watched) { completion in
                guard case .finished = completion, isEmpty else { return chain.finish(completion) }
                chain.follow(Just(output)) { _ in chain.finish(.finished) }
            }
        }
    }
}

extension Publisher {
    /// Sends `output` in the place of an error, then finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Sends `output` when the values end without one.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
