import Foundation

extension Subscribers {
    /// Asks for values without limit and hands each to a closure.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private let lock = NSLock()
        private var subscription: (any Subscription)?
        private var isOver = false
        private var onValue: ((Input) -> Void)?
        private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

        /// Calls `receiveValue` for each value and `receiveCompletion` at the end.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            onValue = receiveValue
            onCompletion = receiveCompletion
        }

        /// The closure for values, as it was given.
        public var receiveValue: (Input) -> Void { lock.withLock { onValue } ?? { _ in } }

        /// The closure for the end, as it was given.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void { lock.withLock { onCompletion } ?? { _ in } }

        public var description: String { "Sink" }

        public func receive(subscription: any Subscription) {
            let isAccepted = lock.withLock {
                if self.subscription != nil || isOver { return false }
                self.subscription = subscription
                return true
            }
            if isAccepted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            lock.withLock { onValue }?(value)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            let ended = end()
            ended.onCompletion?(completion)
        }

        public func cancel() {
            end().subscription?.cancel()
        }

        /// Lets go of everything. What was held is returned, so that it is released outside the lock.
        private func end() -> Held {
            lock.withLock {
                let held = Held(subscription: subscription, onValue: onValue, onCompletion: onCompletion)
                isOver = true
                subscription = nil
                onValue = nil
                onCompletion = nil
                return held
            }
        }

        private struct Held {
            var subscription: (any Subscription)?
            var onValue: ((Input) -> Void)?
            var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        }
    }
}

extension Publisher {
    /// Hands each value, and the end, to a closure, for as long as the result is kept.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Hands each value to a closure, for as long as the result is kept.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
