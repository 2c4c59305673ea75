import Foundation

/// What an operator that sends one result makes of one value.
enum FoldStep<Failure: Error> {
    /// Wants the next value.
    case more
    /// Has its result.
    case done
    /// Ends with an error.
    case fail(Failure)
}

/// Takes values without limit and sends one result at their end, or as soon as it is known.
final class Fold<Downstream: Subscriber, Input, Failure: Error>: Subscriber, Subscription {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var step: ((Input) -> FoldStep<Downstream.Failure>)?
    private var ending: ((Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>)?
    private var result: (() -> Downstream.Input?)?
    private var isWanted = false
    private var waiting: Downstream.Input?
    private var isComplete = false

    /// Calls `step` for each value, then `result`; nil finishes without a value.
    init(
        _ downstream: Downstream,
        ending: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
        step: @escaping (Input) -> FoldStep<Downstream.Failure>,
        result: @escaping () -> Downstream.Input?
    ) {
        self.downstream = downstream
        self.ending = ending
        self.step = step
        self.result = result
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard let downstream, upstream == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        upstream = subscription
        lock.unlock()
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        let step = isComplete ? nil : self.step
        lock.unlock()
        switch step?(input) {
        case nil, .more: break
        case .done: complete(stopping: true)
        case .fail(let error):
            let held = release()
            held.upstream?.cancel()
            held.downstream?.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        let ending = isComplete ? nil : self.ending
        lock.unlock()
        guard let ending else { return }
        switch ending(completion) {
        case .finished: complete(stopping: false)
        case .failure(let error): release().downstream?.receive(completion: .failure(error))
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.lock()
        isWanted = true
        let waiting = self.waiting
        self.waiting = nil
        lock.unlock()
        if let waiting { deliver(waiting) }
    }

    func cancel() {
        release().upstream?.cancel()
    }

    /// Delivers the result now, or keeps it until it is asked for.
    private func complete(stopping: Bool) {
        lock.lock()
        let upstream = stopping ? self.upstream : nil
        let result = self.result
        isComplete = true
        lock.unlock()
        upstream?.cancel()
        guard let value = result?() else {
            release().downstream?.receive(completion: .finished)
            return
        }
        lock.lock()
        let isWanted = self.isWanted
        if !isWanted { waiting = value }
        lock.unlock()
        if isWanted { deliver(value) }
    }

    private func deliver(_ value: Downstream.Input) {
        let downstream = release().downstream
        _ = downstream?.receive(value)
        downstream?.receive(completion: .finished)
    }

    /// Lets go of everything. What was held is returned, so that it is released outside the lock.
    private func release() -> (downstream: Downstream?, upstream: (any Subscription)?, closures: Any) {
        lock.lock()
        defer { lock.unlock() }
        let held = (downstream, upstream, (step, ending, result) as Any)
        downstream = nil
        upstream = nil
        step = nil
        ending = nil
        result = nil
        isComplete = true
        return held
    }
}

extension Fold where Downstream.Failure == Failure {
    /// Passes the end on as it is.
    convenience init(
        _ downstream: Downstream, step: @escaping (Input) -> FoldStep<Failure>, result: @escaping () -> Downstream.Input?
    ) {
        self.init(downstream, ending: { $0 }, step: step, result: result)
    }
}

extension Fold where Downstream.Failure == any Error {
    /// Passes the end on with its error as `any Error`. An error that `step` throws ends the values.
    convenience init(
        _ downstream: Downstream,
        throwing step: @escaping (Input) throws -> FoldStep<any Error>,
        result: @escaping () -> Downstream.Input?
    ) {
        self.init(
            downstream, ending: { $0.erased },
            step: { input in
                do { return try step(input) } catch { return .fail(error) }
            }, result: result)
    }
}
