import Foundation

extension Publishers {
    /// Drops values until another publisher sends.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The publisher that ends the dropping.
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Other.Failure == S.Failure {
            let stage = Stage<S, Output, Failure>(subscriber, demand: .asAsked)
            let (lock, outlet) = (stage.lock, stage.outlet)
            var isOpen = false
            let signal = Subscribers.Sink<Other.Output, Failure>(
                receiveCompletion: { [weak stage] completion in
                    guard !lock.withLock({ isOpen }) else { return }
                    stage?.stop()
                    outlet.finish(completion)
                },
                receiveValue: { _ in lock.withLock { isOpen = true } })
            stage.onStop = signal.cancel
            stage.onValue = { [unowned stage] value in
                if lock.withLock({ isOpen }) { outlet.send(value) } else { stage.ask(for: .max(1)) }
            }
            stage.onEnd = { completion in
                signal.cancel()
                outlet.finish(completion)
            }
            other.first().subscribe(signal)
            upstream.subscribe(stage)
        }
    }

    /// Sends values until another publisher sends.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The publisher that ends the values.
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let stage = Stage<S, Output, Failure>(subscriber, demand: .asAsked)
            let outlet = stage.outlet
            let signal = Subscribers.Sink<Other.Output, Other.Failure>(
                receiveCompletion: { _ in },
                receiveValue: { [weak stage] _ in
                    stage?.stop()
                    outlet.finish(.finished)
                })
            stage.onStop = signal.cancel
            stage.onValue = { outlet.send($0) }
            stage.onEnd = { completion in
                signal.cancel()
                outlet.finish(completion)
            }
            upstream.subscribe(stage)
            other.first().subscribe(signal)
        }
    }
}

extension Publisher {
    /// Drops values until `publisher` sends one.
    public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P: Publisher, Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }

    /// Sends values until `publisher` sends one.
    public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
