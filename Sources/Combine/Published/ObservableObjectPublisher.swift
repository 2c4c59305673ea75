import Foundation

/// Tells its subscribers that an object is about to change. It carries no value and never ends.
///
/// A change is told to every subscriber, whatever it asked for: the announcement has no queue.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let lock = NSLock()
    private var fanout = Fanout<Void, Never>()

    /// A publisher without subscribers.
    public init() {}

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
        lock.lock()
        let outlet = Outlet(publisher: self, downstream: subscriber, ticket: fanout.nextTicket())
        fanout.add(outlet)
        lock.unlock()
        subscriber.receive(subscription: outlet)
    }

    /// Tells all subscribers.
    public final func send() {
        let outlets = lock.withLock { fanout.outlets }
        for outlet in outlets { outlet.offer(()) }
    }

    private func remove(ticket: UInt64) {
        lock.withLock { fanout.remove(ticket: ticket) }
    }

    /// One subscriber. It is told nothing before its first request.
    private final class Outlet<S: Subscriber>: SubjectOutlet<Void, Never>, Subscription, CustomStringConvertible
    where S.Input == Void, S.Failure == Never {
        private let lock = NSLock()
        private var publisher: ObservableObjectPublisher?
        private var downstream: S?
        private var isWanted = false

        init(publisher: ObservableObjectPublisher, downstream: S, ticket: UInt64) {
            self.publisher = publisher
            self.downstream = downstream
            super.init(ticket: ticket)
        }

        var description: String { "ObservableObjectPublisher" }

        override func offer(_ value: Void) {
            let downstream = lock.withLock { isWanted ? self.downstream : nil }
            _ = downstream?.receive(())
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            lock.withLock { isWanted = true }
        }

        func cancel() {
            let held = lock.withLock {
                let held = (publisher, downstream)
                publisher = nil
                downstream = nil
                return held
            }
            held.0?.remove(ticket: ticket)
        }
    }
}

extension ObservableObjectPublisher: @unchecked Sendable {}
