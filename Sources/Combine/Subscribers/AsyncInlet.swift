import Foundation

/// Asks for one value at a time and gives it to the task that waits.
final class AsyncInlet<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    typealias Answer = Result<Input?, Failure>

    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isOver = false
    private var owed = 0
    private var answers = Queue<Answer>()
    private var waiting: CheckedContinuation<Void, Never>?

    func receive(subscription: any Subscription) {
        lock.lock()
        guard self.subscription == nil, !isOver else {
            lock.unlock()
            return subscription.cancel()
        }
        self.subscription = subscription
        let owed = self.owed
        lock.unlock()
        if owed > 0 { subscription.request(.max(owed)) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        put(.success(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: put(.success(nil), isLast: true)
        case .failure(let error): put(.failure(error), isLast: true)
        }
    }

    private func put(_ answer: Answer, isLast: Bool = false) {
        lock.lock()
        guard !isOver else { return lock.unlock() }
        if isLast { isOver = true }
        let ended = isLast ? subscription : nil
        if isLast { subscription = nil }
        answers.append(answer)
        let waiting = self.waiting
        self.waiting = nil
        lock.unlock()
        withExtendedLifetime(ended) { waiting?.resume() }
    }

    /// The next value, nil at the end and after a cancellation of the task, or the error.
    func next(isolation actor: isolated (any Actor)?) async -> Answer {
        if let answer = takeOrRequest() { return answer }
        await withTaskCancellationHandler {
            await withCheckedContinuation(isolation: actor) { continuation in
                lock.lock()
                let isReady = !answers.isEmpty || isOver
                if !isReady { waiting = continuation }
                lock.unlock()
                if isReady { continuation.resume() }
            }
        } onCancel: {
            self.stop()
        }
        return take() ?? .success(nil)
    }

    /// An answer that waits, or a request for one more value.
    private func takeOrRequest() -> Answer? {
        if let answer = take() { return answer }
        lock.lock()
        if isOver {
            lock.unlock()
            return .success(nil)
        }
        let subscription = self.subscription
        if subscription == nil { owed += 1 }
        lock.unlock()
        subscription?.request(.max(1))
        return take()
    }

    private func take() -> Answer? {
        lock.lock()
        defer { lock.unlock() }
        return answers.popFirst()
    }

    /// Ends the values for the one who waits.
    func stop() {
        lock.lock()
        isOver = true
        let (subscription, waiting) = (self.subscription, self.waiting)
        self.subscription = nil
        self.waiting = nil
        lock.unlock()
        subscription?.cancel()
        waiting?.resume()
    }
}
