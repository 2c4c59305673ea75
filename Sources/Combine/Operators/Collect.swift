extension Publishers {
    /// Sends all values as one array at their end.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var values: Output = []
            upstream.subscribe(
                Fold(
                    subscriber,
                    step: { input in
                        values.append(input)
                        return .more
                    }, result: { values }))
        }
    }

    /// Sends the values in arrays of a fixed length, the last one shorter if they do not come out even.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The length of an array.
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Batch(count: count, downstream: subscriber))
        }

        /// Gathers values until there are enough.
        private final class Batch<S: Subscriber>: Subscriber, Subscription where S.Input == Output, S.Failure == Failure {
            typealias Input = Upstream.Output

            private let count: Int
            private let downstream: S
            private let outlet: Outlet<S>
            private var upstream: (any Subscription)?
            private var values: Output = []

            init(count: Int, downstream: S) {
                self.count = count
                self.downstream = downstream
                outlet = Outlet(downstream)
                outlet.onGrant = { [weak self] in self?.ask(for: $0) }
            }

            func receive(subscription: any Subscription) {
                upstream = subscription
                downstream.receive(subscription: self)
            }

            func receive(_ input: Input) -> Subscribers.Demand {
                values.append(input)
                guard values.count == count else { return .none }
                let full = values
                values = []
                outlet.send(full)
                return .none
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                upstream = nil
                if case .finished = completion, !values.isEmpty { outlet.send(values) }
                values = []
                outlet.finish(completion)
            }

            func request(_ demand: Subscribers.Demand) {
                outlet.request(demand)
                ask(for: demand)
            }

            func cancel() {
                outlet.cancel()
                upstream?.cancel()
                upstream = nil
            }

            private func ask(for demand: Subscribers.Demand) { upstream?.request(demand * count) }
        }
    }
}

extension Publisher {
    /// Sends all values as one array at their end.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }

    /// Sends the values in arrays of `count`, the last one shorter if they do not come out even.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "An array to collect must hold at least one value")
        return Publishers.CollectByCount(upstream: self, count: count)
    }
}
