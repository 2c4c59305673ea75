import Foundation

extension Publishers {
    /// Makes a publisher of each value and sends the values of all of them as they come.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many of the made publishers may run at once.
        public let maxPublishers: Subscribers.Demand
        /// What makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let merger = Merger(subscriber)
            upstream.subscribe(Outer(merger: merger, downstream: subscriber, maxPublishers: maxPublishers, transform: transform))
        }

        /// Listens to the values of which publishers are made.
        private final class Outer<S: Subscriber>: Subscriber where S.Input == NewPublisher.Output, S.Failure == Failure {
            typealias Input = Upstream.Output

            private let merger: Merger<S>
            private let downstream: S
            private let maxPublishers: Subscribers.Demand
            private let transform: (Input) -> NewPublisher

            init(
                merger: Merger<S>, downstream: S, maxPublishers: Subscribers.Demand, transform: @escaping (Input) -> NewPublisher
            ) {
                self.merger = merger
                self.downstream = downstream
                self.maxPublishers = maxPublishers
                self.transform = transform
            }

            func receive(subscription: any Subscription) {
                merger.onStop = subscription.cancel
                if maxPublishers != .unlimited { merger.onChildEnd = { subscription.request(.max(1)) } }
                downstream.receive(subscription: merger)
                subscription.request(maxPublishers)
            }

            func receive(_ input: Input) -> Subscribers.Demand {
                merger.add(transform(input))
                return .none
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                switch completion {
                case .finished: merger.seal()
                case .failure(let error): merger.fail(error)
                }
            }
        }
    }
}

extension Publisher {
    /// Makes a publisher of each value and sends the values of all of them as they come.
    public func flatMap<T, P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher that may fail of each value and sends the values of all of them as they come.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Makes a publisher of each value and sends the values of all of them as they come.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher {
    /// Makes a publisher that cannot fail of each value and sends the values of all of them as they come.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P: Publisher, P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}
