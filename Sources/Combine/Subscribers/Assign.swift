import Foundation

extension Subscribers {
    /// Stores each value in a property of an object, which it keeps alive.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        public typealias Failure = Never

        private let lock = NSLock()
        private var subscription: (any Subscription)?
        private var isOver = false
        private var target: Root?

        /// The property that is set.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Sets `keyPath` of `object` to each value.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        /// The object whose property is set; nil after the end.
        public var object: Root? { lock.withLock { target } }

        public var description: String { "Assign" }

        public func receive(subscription: any Subscription) {
            let isAccepted = lock.withLock {
                if self.subscription != nil || isOver { return false }
                self.subscription = subscription
                return true
            }
            if isAccepted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) {
            _ = end()
        }

        public func cancel() {
            end().subscription?.cancel()
        }

        private func end() -> (subscription: (any Subscription)?, target: Root?) {
            lock.withLock {
                let held = (subscription, target)
                isOver = true
                subscription = nil
                target = nil
                return held
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// Stores each value in a property of `object`, which is kept alive until the result is cancelled or released.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
