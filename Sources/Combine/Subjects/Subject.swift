import Foundation

/// A publisher into which code outside puts values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all subscribers.
    func send(_ value: Output)

    /// Ends the values for all subscribers. What is sent later is dropped.
    func send(completion: Subscribers.Completion<Failure>)

    /// Gives the subject a subscription that feeds it.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value that carries nothing.
    public func send() {
        send(())
    }
}

/// Sends what it receives on through a subject.
final class SubjectFeed<S: Subject>: Subscriber, Cancellable {
    typealias Input = S.Output
    typealias Failure = S.Failure

    private let lock = NSLock()
    private var subject: S?
    private var subscription: (any Subscription)?

    init(subject: S) {
        self.subject = subject
    }

    func receive(subscription: any Subscription) {
        let accepted = lock.withLock { () -> S? in
            guard self.subscription == nil, let subject else { return nil }
            self.subscription = subscription
            return subject
        }
        guard let accepted else { return subscription.cancel() }
        accepted.send(subscription: subscription)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.withLock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        end().subject?.send(completion: completion)
    }

    func cancel() {
        end().subscription?.cancel()
    }

    private func end() -> (subject: S?, subscription: (any Subscription)?) {
        lock.withLock {
            let held = (subject, subscription)
            subject = nil
            subscription = nil
            return held
        }
    }
}
