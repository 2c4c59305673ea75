import Foundation

/// What an operator makes of one value.
enum Step<Output, Failure: Error> {
    /// Sends this on.
    case send(Output)
    /// Sends nothing and asks for another value in its place.
    case skip
    /// Sends this on, then finishes.
    case last(Output)
    /// Finishes without sending.
    case finish
    /// Ends with an error.
    case fail(Failure)
}

/// Stands between a publisher and a subscriber and turns each value into at most one other.
///
/// What the subscriber asks for goes up unchanged; a skipped value asks for one more. Values come one after another, so
/// the closures may keep state of their own without a lock; cancelling may happen at any moment, from any thread.
final class Relay<Downstream: Subscriber, Input, Failure: Error>: Subscriber, Subscription {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var step: ((Input) -> Step<Downstream.Input, Downstream.Failure>)?
    private var ending: ((Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>)?

    /// Calls `step` for each value and `ending` for the end, unless the operator ended first.
    init(
        _ downstream: Downstream,
        ending: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
    ) {
        self.downstream = downstream
        self.step = step
        self.ending = ending
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
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        let step = self.step
        lock.unlock()
        guard let step else { return .none }
        let result = step(input)
        lock.lock()
        let downstream = self.downstream
        lock.unlock()
        guard let downstream else { return .none }
        switch result {
        case .send(let output): return downstream.receive(output)
        case .skip: return .max(1)
        case .last(let output):
            _ = downstream.receive(output)
            end(with: .finished)
        case .finish: end(with: .finished)
        case .fail(let error): end(with: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        let ending = self.ending
        lock.unlock()
        guard let ending else { return }
        let completion = ending(completion)
        release().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        let upstream = self.upstream
        lock.unlock()
        upstream?.request(demand)
    }

    func cancel() {
        release().upstream?.cancel()
    }

    /// Ends early: stops the publisher, then tells the subscriber.
    private func end(with completion: Subscribers.Completion<Downstream.Failure>) {
        let held = release()
        held.upstream?.cancel()
        held.downstream?.receive(completion: completion)
    }

    /// Lets go of everything. What was held is returned, so that it is released outside the lock.
    private func release() -> Held {
        lock.lock()
        defer { lock.unlock() }
        let held = Held(downstream: downstream, upstream: upstream, step: step, ending: ending)
        downstream = nil
        upstream = nil
        step = nil
        ending = nil
        return held
    }

    private struct Held {
        var downstream: Downstream?
        var upstream: (any Subscription)?
        var step: ((Input) -> Step<Downstream.Input, Downstream.Failure>)?
        var ending: ((Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>)?
    }
}

extension Relay where Downstream.Failure == Failure {
    /// Passes the end on as it is.
    convenience init(_ downstream: Downstream, step: @escaping (Input) -> Step<Downstream.Input, Failure>) {
        self.init(downstream, ending: { $0 }, step: step)
    }
}

extension Relay where Downstream.Failure == any Error {
    /// Passes the end on as it is, its error as `any Error`. An error that `step` throws ends the values.
    convenience init(_ downstream: Downstream, throwing step: @escaping (Input) throws -> Step<Downstream.Input, any Error>) {
        self.init(downstream, ending: { $0.erased }) { input in
            do { return try step(input) } catch { return .fail(error) }
        }
    }
}
