import Foundation

/// Passes on the values of one publisher after another to the same subscriber. What the subscriber asked for and did not
/// get from one publisher is asked of the next.
final class Chain<Downstream: Subscriber>: Subscription {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var current: (any Subscription)?
    private var demand = Subscribers.Demand.none
    private var turn = 0

    /// Gives the subscriber its subscription.
    init(_ downstream: Downstream) {
        self.downstream = downstream
        downstream.receive(subscription: self)
    }

    /// Takes values from `publisher` from now on, and calls `onEnd` at its end.
    func follow<P: Publisher>(_ publisher: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void)
    where P.Output == Downstream.Input {
        lock.lock()
        turn += 1
        let last = current
        current = nil
        let link = Link(chain: self, turn: turn, onEnd: onEnd)
        let isOver = downstream == nil
        lock.unlock()
        withExtendedLifetime(last) {
            if !isOver { publisher.subscribe(link) }
        }
    }

    /// Ends the values.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        release().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        let current = self.current
        lock.unlock()
        current?.request(demand)
    }

    func cancel() {
        release().current?.cancel()
    }

    fileprivate func start(_ subscription: any Subscription, turn: Int) {
        lock.lock()
        guard downstream != nil, turn == self.turn, current == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        current = subscription
        let demand = self.demand
        lock.unlock()
        if demand > .none { subscription.request(demand) }
    }

    fileprivate func pass(_ value: Downstream.Input, turn: Int) -> Subscribers.Demand {
        lock.lock()
        guard let downstream, turn == self.turn else {
            lock.unlock()
            return .none
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(value)
        lock.lock()
        demand += more
        lock.unlock()
        return more
    }

    fileprivate func isCurrent(turn: Int) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        return downstream != nil && turn == self.turn
    }

    private func release() -> (downstream: Downstream?, current: (any Subscription)?) {
        lock.lock()
        defer { lock.unlock() }
        let held = (downstream, current)
        downstream = nil
        current = nil
        return held
    }

    /// Listens to one publisher of the chain.
    private final class Link<Failure: Error>: Subscriber {
        typealias Input = Downstream.Input

        private let chain: Chain
        private let turn: Int
        private let onEnd: (Subscribers.Completion<Failure>) -> Void

        init(chain: Chain, turn: Int, onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) {
            self.chain = chain
            self.turn = turn
            self.onEnd = onEnd
        }

        func receive(subscription: any Subscription) { chain.start(subscription, turn: turn) }
        func receive(_ input: Input) -> Subscribers.Demand { chain.pass(input, turn: turn) }
        func receive(completion: Subscribers.Completion<Failure>) {
            if chain.isCurrent(turn: turn) { onEnd(completion) }
        }
    }
}
