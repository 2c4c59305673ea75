import Foundation

/// A publisher that starts when it is told to, not when someone subscribes.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts it. Cancelling the result stops it.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Starts with the first subscriber and stops when the last one cancels.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}

extension Publishers {
    /// Starts a connectable publisher with its first subscriber and stops it with the last.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The connectable publisher.
        public final let upstream: Upstream

        private let lock = NSLock()
        private var subscriberCount = 0
        private var connection: (any Cancellable)?
        private var isConnecting = false

        /// Takes over starting and stopping of `upstream`.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            lock.lock()
            subscriberCount += 1
            let isFirst = connection == nil && !isConnecting
            if isFirst { isConnecting = true }
            lock.unlock()
            upstream.subscribe(
                Tap(subscriber, events: TapEvents(onCompletion: { _ in self.leave() }, onCancel: { self.leave() })))
            guard isFirst else { return }
            let connection = upstream.connect()
            lock.lock()
            isConnecting = false
            let isWanted = subscriberCount > 0
            if isWanted { self.connection = connection }
            lock.unlock()
            if !isWanted { connection.cancel() }
        }

        private func leave() {
            lock.lock()
            subscriberCount -= 1
            let stopped = subscriberCount == 0 ? connection : nil
            if subscriberCount == 0 { connection = nil }
            lock.unlock()
            stopped?.cancel()
        }
    }

    /// Turns a publisher into one that starts when it is told to.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>

        public init(upstream: Upstream) {
            inner = upstream.multicast(subject: PassthroughSubject())
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == Never {
            inner.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { inner.connect() }
    }
}

extension Publisher where Failure == Never {
    /// A publisher with the same values that starts when `connect()` is called.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}
