import Foundation

extension Publishers {
    /// Sends the values of the latest publisher that came.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// Where the publishers come from.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Switch(downstream: subscriber))
        }

        /// Listens to the publishers, and to the latest of them.
        private final class Switch<S: Subscriber>: Subscriber, Subscription where S.Input == P.Output, S.Failure == Failure {
            typealias Input = P

            private let lock = NSLock()
            private let downstream: S
            private let outlet: Outlet<S>
            private var outer: (any Subscription)?
            private var inner: (any Subscription)?
            private var turn = 0
            private var isInnerOpen = false
            private var isOuterFinished = false

            init(downstream: S) {
                self.downstream = downstream
                outlet = Outlet(downstream)
                outlet.onGrant = { [unowned self] in ask(for: $0) }
            }

            func receive(subscription: any Subscription) {
                lock.lock()
                guard outer == nil else {
                    lock.unlock()
                    return subscription.cancel()
                }
                outer = subscription
                lock.unlock()
                downstream.receive(subscription: self)
                subscription.request(.unlimited)
            }

            func receive(_ input: P) -> Subscribers.Demand {
                lock.lock()
                let old = inner
                inner = nil
                turn += 1
                isInnerOpen = true
                let link = Link(owner: self, turn: turn)
                lock.unlock()
                old?.cancel()
                if !outlet.isOver { input.subscribe(link) }
                return .none
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                lock.lock()
                isOuterFinished = true
                let isDone = !isInnerOpen
                let ended = outer
                if case .finished = completion { outer = nil }
                lock.unlock()
                withExtendedLifetime(ended) { end(completion, isDone: isDone) }
            }

            func request(_ demand: Subscribers.Demand) {
                outlet.request(demand)
                ask(for: demand)
            }

            func cancel() {
                outlet.cancel()
                stop()
            }

            private func ask(for demand: Subscribers.Demand) {
                lock.lock()
                let inner = self.inner
                lock.unlock()
                inner?.request(demand)
            }

            private func stop() {
                lock.lock()
                let stopped = [outer, inner]
                outer = nil
                inner = nil
                turn += 1
                lock.unlock()
                for subscription in stopped { subscription?.cancel() }
            }

            private func end(_ completion: Subscribers.Completion<Failure>, isDone: Bool) {
                if case .failure(let error) = completion {
                    stop()
                    outlet.fail(error)
                } else if isDone {
                    outlet.finish(.finished)
                }
            }

            /// Listens to one publisher, until another takes its turn.
            private final class Link: Subscriber {
                typealias Input = P.Output
                typealias Failure = P.Failure

                private let owner: Switch
                private let turn: Int

                init(owner: Switch, turn: Int) {
                    self.owner = owner
                    self.turn = turn
                }

                func receive(subscription: any Subscription) {
                    owner.lock.lock()
                    let isCurrent = owner.turn == turn && owner.inner == nil
                    if isCurrent { owner.inner = subscription }
                    owner.lock.unlock()
                    guard isCurrent else { return subscription.cancel() }
                    let demand = owner.outlet.openDemand
                    if demand > .none { subscription.request(demand) }
                }

                func receive(_ input: Input) -> Subscribers.Demand {
                    owner.lock.lock()
                    let isCurrent = owner.turn == turn
                    owner.lock.unlock()
                    if isCurrent { owner.outlet.send(input) }
                    return .none
                }

                func receive(completion: Subscribers.Completion<Failure>) {
                    owner.lock.lock()
                    guard owner.turn == turn else { return owner.lock.unlock() }
                    let ended = owner.inner
                    owner.inner = nil
                    owner.isInnerOpen = false
                    let isDone = owner.isOuterFinished
                    owner.lock.unlock()
                    withExtendedLifetime(ended) { owner.end(completion, isDone: isDone) }
                }
            }
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the latest publisher that came, and stops the one before it.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Sends the values of the latest publisher that came, which may fail.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Sends the values of the latest publisher that came.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Sends the values of the latest publisher that came, which cannot fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}
