import Foundation

/// Passes on the values of many publishers at once to one subscriber.
///
/// While the subscriber asks for a limited number, each publisher is asked for one value at a time; when it asks without
/// limit, so are they.
final class Merger<Downstream: Subscriber>: Subscription {
    private let outlet: Outlet<Downstream>
    private let lock = NSLock()
    private var children: [Child] = []
    private var isSealed = false
    private var demand = Subscribers.Demand.none

    /// Called when a publisher finished.
    var onChildEnd: (() -> Void)?

    /// Called when the subscriber cancels or a publisher fails.
    var onStop: (() -> Void)?

    init(_ downstream: Downstream) {
        outlet = Outlet(downstream)
        outlet.onGrant = { [unowned self] in self.grant($0) }
    }

    /// Takes values from one more publisher.
    func add<P: Publisher>(_ publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let child = Child(merger: self)
        lock.lock()
        children.append(child)
        lock.unlock()
        if !outlet.isOver { publisher.subscribe(child) }
    }

    /// No publisher will be added any more: the values end with the last one.
    func seal() {
        lock.lock()
        isSealed = true
        let isDone = children.isEmpty
        lock.unlock()
        if isDone { finish() }
    }

    private func finish() {
        lock.lock()
        let held = (onChildEnd, onStop)
        onChildEnd = nil
        onStop = nil
        lock.unlock()
        withExtendedLifetime(held) { outlet.finish(.finished) }
    }

    /// Ends the values with an error and stops all publishers.
    func fail(_ error: Downstream.Failure) {
        stopAll()
        outlet.fail(error)
    }

    func request(_ demand: Subscribers.Demand) {
        grant(demand)
        outlet.request(demand)
    }

    func cancel() {
        outlet.cancel()
        stopAll()
    }

    private func stopAll() {
        lock.lock()
        let stopped = children
        let onStop = self.onStop
        children = []
        self.onStop = nil
        onChildEnd = nil
        lock.unlock()
        for child in stopped { child.cancel() }
        onStop?()
    }

    /// Starts the publishers at the first request, and lifts their limit when the subscriber lifts its own.
    private func grant(_ more: Subscribers.Demand) {
        guard more > .none else { return }
        lock.lock()
        let before = demand
        demand = demand == .unlimited || more == .unlimited ? .unlimited : .max(1)
        let asked = before == demand ? [] : children
        let now = demand
        lock.unlock()
        for child in asked { child.request(now) }
    }

    private func childEnded(_ child: Child, _ completion: Subscribers.Completion<Downstream.Failure>) {
        if case .failure(let error) = completion {
            remove(child)
            return fail(error)
        }
        lock.lock()
        children.removeAll { $0 === child }
        let isDone = isSealed && children.isEmpty
        let onChildEnd = self.onChildEnd
        lock.unlock()
        if isDone { finish() } else { onChildEnd?() }
    }

    private func remove(_ child: Child) {
        lock.lock()
        children.removeAll { $0 === child }
        lock.unlock()
    }

    /// Listens to one of the publishers.
    private final class Child: Subscriber {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure

        private let lock = NSLock()
        private var merger: Merger?
        private var subscription: (any Subscription)?

        init(merger: Merger) {
            self.merger = merger
        }

        func receive(subscription: any Subscription) {
            lock.lock()
            guard let merger, self.subscription == nil else {
                lock.unlock()
                return subscription.cancel()
            }
            self.subscription = subscription
            lock.unlock()
            merger.lock.lock()
            let demand = merger.demand
            merger.lock.unlock()
            if demand > .none { subscription.request(demand) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            lock.lock()
            let merger = self.merger
            lock.unlock()
            guard let merger else { return .none }
            merger.lock.lock()
            let isLimited = merger.demand != .unlimited
            merger.lock.unlock()
            merger.outlet.send(input, onDelivery: isLimited ? { [weak self] in self?.request(.max(1)) } : nil)
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let merger = release().merger
            merger?.childEnded(self, completion)
        }

        func request(_ demand: Subscribers.Demand) {
            lock.lock()
            let subscription = self.subscription
            lock.unlock()
            subscription?.request(demand)
        }

        func cancel() {
            release().subscription?.cancel()
        }

        private func release() -> (merger: Merger?, subscription: (any Subscription)?) {
            lock.lock()
            defer { lock.unlock() }
            let held = (merger, subscription)
            merger = nil
            subscription = nil
            return held
        }
    }
}
