import Foundation

extension Publishers {
    /// Sends the elements of a sequence as they are asked for.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// The sequence.
        public let sequence: Elements

        /// A publisher of the elements of `sequence`.
        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let walk = Walk(sequence.makeIterator(), downstream: subscriber)
            subscriber.receive(subscription: walk)
            walk.finishIfEmpty()
        }

        /// The walk of one subscriber along the sequence.
        private final class Walk<S: Subscriber>: Subscription, CustomStringConvertible where S.Input == Output, S.Failure == Failure {
            private let lock = NSLock()
            private var iterator: Elements.Iterator
            private var upcoming: Output?
            private var downstream: S?
            private var demand = Subscribers.Demand.none
            private var isWalking = false

            init(_ iterator: Elements.Iterator, downstream: S) {
                self.iterator = iterator
                self.downstream = downstream
                upcoming = self.iterator.next()
            }

            var description: String { "Sequence" }

            func finishIfEmpty() {
                lock.lock()
                let downstream = upcoming == nil && !isWalking ? self.downstream : nil
                if downstream != nil { self.downstream = nil }
                lock.unlock()
                downstream?.receive(completion: .finished)
            }

            func request(_ demand: Subscribers.Demand) {
                lock.lock()
                self.demand += demand
                guard !isWalking else { return lock.unlock() }
                isWalking = true
                while let downstream, let value = upcoming, self.demand > .none {
                    self.demand -= 1
                    lock.unlock()
                    let following = iterator.next()
                    let more = downstream.receive(value)
                    lock.lock()
                    self.demand += more
                    upcoming = self.downstream == nil ? nil : following
                    guard following == nil, self.downstream != nil else { continue }
                    self.downstream = nil
                    lock.unlock()
                    downstream.receive(completion: .finished)
                    lock.lock()
                }
                isWalking = false
                lock.unlock()
            }

            func cancel() {
                lock.lock()
                let held = (downstream, upcoming)
                downstream = nil
                upcoming = nil
                lock.unlock()
                withExtendedLifetime(held) {}
            }
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> {
        Publishers.Sequence(sequence: self)
    }
}
