import Foundation

/// What is asked of the publisher.
enum StageDemand: Equatable {
    /// What the subscriber asks for.
    case asAsked
    /// That much at the start; later as the operator says with `ask(for:)`.
    case atStart(Subscribers.Demand)
}

/// Stands between a publisher and a subscriber when values are delivered later than they come.
///
/// The operator puts its work into `onValue` and `onEnd` and delivers through `outlet`, or through a scheduler with `hand`.
final class Stage<Downstream: Subscriber, Input, Failure: Error>: Subscriber, Subscription {
    private enum Item {
        case value(Downstream.Input)
        case end(Subscribers.Completion<Downstream.Failure>)
    }

    let outlet: Outlet<Downstream>

    /// Called for each value. Operators that keep state guard it with `lock`.
    var onValue: ((Input) -> Void)?
    /// Called for the end.
    var onEnd: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when the subscriber cancels or the operator stops the values.
    var onStop: (() -> Void)?

    /// Guards the state of the operator. Recursive, because a value released under it may cancel.
    let lock = NSRecursiveLock()

    private let downstream: Downstream
    private let demand: StageDemand
    private var upstream: (any Subscription)?
    private var isStopped = false
    private var handed = Queue<Item>()

    init(_ downstream: Downstream, demand: StageDemand) {
        self.downstream = downstream
        self.demand = demand
        outlet = Outlet(downstream)
        if demand == .asAsked { outlet.onGrant = { [unowned self] in ask(for: $0) } }
    }

    /// Asks the publisher for more.
    func ask(for demand: Subscribers.Demand) {
        lock.withLock { upstream }?.request(demand)
    }

    /// Delivers a value or the end through a scheduler, in the order of the calls.
    func hand<S: Scheduler>(_ value: Downstream.Input, to scheduler: S, options: S.SchedulerOptions?) {
        lock.withLock { handed.append(.value(value)) }
        scheduler.schedule(options: options) { self.deliverHanded() }
    }

    /// Delivers the end through a scheduler, after what was handed before.
    func hand<S: Scheduler>(
        _ completion: Subscribers.Completion<Downstream.Failure>, to scheduler: S, options: S.SchedulerOptions?
    ) {
        lock.withLock { handed.append(.end(completion)) }
        scheduler.schedule(options: options) { self.deliverHanded() }
    }

    private func deliverHanded() {
        lock.lock()
        switch handed.popFirst() {
        case .value(let value): outlet.enqueue(value)
        case .end(let completion): outlet.enqueue(completion)
        case nil: break
        }
        lock.unlock()
        outlet.drain()
    }

    /// Stops the publisher, so that the operator may end the values itself.
    func stop() {
        let held = release()
        held.onStop?()
        held.upstream?.cancel()
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard upstream == nil, !isStopped else {
            lock.unlock()
            return subscription.cancel()
        }
        upstream = subscription
        lock.unlock()
        downstream.receive(subscription: self)
        if case .atStart(let demand) = demand { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { onValue }?(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        let held = (upstream, onValue, onEnd)
        upstream = nil
        onValue = nil
        onEnd = nil
        lock.unlock()
        held.2?(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        outlet.request(demand)
        if self.demand == .asAsked { ask(for: demand) }
    }

    func cancel() {
        outlet.cancel()
        stop()
    }

    private struct Held {
        let upstream: (any Subscription)?
        let onValue: ((Input) -> Void)?
        let onEnd: ((Subscribers.Completion<Failure>) -> Void)?
        let onStop: (() -> Void)?
        let handed: Queue<Item>
    }

    private func release() -> Held {
        lock.lock()
        defer { lock.unlock() }
        let held = Held(upstream: upstream, onValue: onValue, onEnd: onEnd, onStop: onStop, handed: handed)
        isStopped = true
        upstream = nil
        onValue = nil
        onEnd = nil
        onStop = nil
        handed = Queue()
        return held
    }
}
