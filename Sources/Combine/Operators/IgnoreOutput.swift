extension Publishers {
    /// Drops all values and sends only the end.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Never, Failure == S.Failure {
            upstream.subscribe(Fold<S, Upstream.Output, Failure>(subscriber, step: { _ in .more }, result: { nil }))
        }
    }
}

extension Publisher {
    /// Drops all values and sends only the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}
