import Foundation

/// Sends each value on to whoever subscribes at that moment. A subscriber that has not asked for the value misses it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let lock = NSLock()
    private var fanout = Fanout<Output, Failure>()
    private var completion: Subscribers.Completion<Failure>?
    private var feeds: [any Subscription] = []
    private var isWanted = false

    /// A subject without subscribers.
    public init() {}

    deinit {
        for feed in feeds { feed.cancel() }
    }

    public func send(subscription: any Subscription) {
        let isWanted = lock.withLock {
            feeds.append(subscription)
            return self.isWanted
        }
        if isWanted { subscription.request(.unlimited) }
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        lock.lock()
        if let completion {
            lock.unlock()
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
            return
        }
        let outlet = Outlet(subject: self, downstream: subscriber, ticket: fanout.nextTicket())
        fanout.add(outlet)
        lock.unlock()
        subscriber.receive(subscription: outlet)
    }

    public func send(_ input: Output) {
        let outlets = lock.withLock { completion == nil ? fanout.outlets : [] }
        for outlet in outlets { outlet.offer(input) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        let outlets = lock.withLock { () -> [SubjectOutlet<Output, Failure>] in
            guard self.completion == nil else { return [] }
            self.completion = completion
            return fanout.removeAll()
        }
        for outlet in outlets { outlet.finish(completion) }
    }

    /// Starts what feeds this subject, at the first request of a subscriber.
    private func want() {
        let feeds = lock.withLock { () -> [any Subscription] in
            if isWanted { return [] }
            isWanted = true
            return self.feeds
        }
        for feed in feeds { feed.request(.unlimited) }
    }

    private func remove(ticket: UInt64) {
        lock.withLock { fanout.remove(ticket: ticket) }
    }

    /// One subscriber and what it still asks for.
    private final class Outlet<S: Subscriber>: SubjectOutlet<Output, Failure>, Subscription, CustomStringConvertible
    where S.Input == Output, S.Failure == Failure {
        private let lock = NSLock()
        private var subject: PassthroughSubject?
        private var downstream: S?
        private var demand = Subscribers.Demand.none

        init(subject: PassthroughSubject, downstream: S, ticket: UInt64) {
            self.subject = subject
            self.downstream = downstream
            super.init(ticket: ticket)
        }

        var description: String { "PassthroughSubject" }

        override func offer(_ value: Output) {
            let downstream = lock.withLock { () -> S? in
                guard demand > .none else { return nil }
                demand -= 1
                return self.downstream
            }
            guard let more = downstream?.receive(value), more > .none else { return }
            lock.withLock { demand += more }
        }

        override func finish(_ completion: Subscribers.Completion<Failure>) {
            end().downstream?.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            let subject = lock.withLock {
                self.demand += demand
                return self.subject
            }
            if demand > .none { subject?.want() }
        }

        func cancel() {
            end().subject?.remove(ticket: ticket)
        }

        private func end() -> (subject: PassthroughSubject?, downstream: S?) {
            lock.withLock {
                let held = (subject, downstream)
                subject = nil
                downstream = nil
                return held
            }
        }
    }
}

extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
