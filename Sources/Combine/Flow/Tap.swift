import Foundation

/// What is told of a subscription that passes by.
struct TapEvents<Output, Failure: Error> {
    var onSubscription: ((any Subscription) -> Void)?
    var onOutput: ((Output) -> Void)?
    var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    var onCancel: (() -> Void)?
    var onRequest: ((Subscribers.Demand) -> Void)?
}

/// Passes everything on unchanged and tells of it first.
final class Tap<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let lock = NSLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var events: TapEvents<Input, Failure>?

    init(_ downstream: Downstream, events: TapEvents<Input, Failure>) {
        self.downstream = downstream
        self.events = events
    }

    private var state: (downstream: Downstream?, upstream: (any Subscription)?, events: TapEvents<Input, Failure>?) {
        lock.lock()
        defer { lock.unlock() }
        return (downstream, upstream, events)
    }

    func receive(subscription: any Subscription) {
        state.events?.onSubscription?(subscription)
        lock.lock()
        guard let downstream, upstream == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        upstream = subscription
        lock.unlock()
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        state.events?.onOutput?(input)
        let more = state.downstream?.receive(input) ?? .none
        if more > .none { state.events?.onRequest?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        state.events?.onCompletion?(completion)
        release().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let state = state
        state.events?.onRequest?(demand)
        state.upstream?.request(demand)
    }

    func cancel() {
        let held = release()
        held.events?.onCancel?()
        held.upstream?.cancel()
    }

    private func release() -> (downstream: Downstream?, upstream: (any Subscription)?, events: TapEvents<Input, Failure>?) {
        lock.lock()
        defer { lock.unlock() }
        let held = (downstream, upstream, events)
        downstream = nil
        upstream = nil
        events = nil
        return held
    }
}
