extension Publishers {
    /// Sends the values at some positions, counted from 0.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The positions.
        public let range: CountableRange<Int>

        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let range = range
            guard !range.isEmpty else {
                subscriber.receive(subscription: Subscriptions.empty)
                return subscriber.receive(completion: .finished)
            }
            var position = 0
            upstream.subscribe(
                Relay(subscriber) { input in
                    defer { position += 1 }
                    if position < range.lowerBound { return .skip }
                    return position + 1 < range.upperBound ? .send(input) : .last(input)
                })
        }
    }
}

extension Publisher {
    /// Sends the value at one position, counted from 0.
    public func output(at index: Int) -> Publishers.Output<Self> {
        precondition(index >= 0, "A position cannot be negative")
        return Publishers.Output(upstream: self, range: index..<index + 1)
    }

    /// Sends the values at some positions, counted from 0.
    public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Sends the first values, then finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        precondition(maxLength >= 0, "The number of values cannot be negative")
        return Publishers.Output(upstream: self, range: 0..<maxLength)
    }
}
