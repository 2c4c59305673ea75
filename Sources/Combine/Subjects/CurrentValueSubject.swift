import Foundation

/// Holds one value, sends it to each new subscriber, and sends every change of it.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let lock = NSLock()
    private var current: Output
    private var fanout = Fanout<Output, Failure>()
    private var completion: Subscribers.Completion<Failure>?
    private var feeds: [any Subscription] = []

    /// A subject that holds `value`.
    public init(_ value: Output) {
        current = value
    }

    deinit {
        for feed in feeds { feed.cancel() }
    }

    /// The value it holds. Setting it is the same as sending.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(subscription: any Subscription) {
        lock.withLock { feeds.append(subscription) }
        subscription.request(.unlimited)
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
        let (outlets, old) = lock.withLock { () -> ([SubjectOutlet<Output, Failure>], Output) in
            let old = current
            guard completion == nil else { return ([], old) }
            current = input
            return (fanout.outlets, old)
        }
        withExtendedLifetime(old) {
            for outlet in outlets { outlet.offer(input) }
        }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        let outlets = lock.withLock { () -> [SubjectOutlet<Output, Failure>] in
            guard self.completion == nil else { return [] }
            self.completion = completion
            return fanout.removeAll()
        }
        for outlet in outlets { outlet.finish(completion) }
    }

    private func remove(ticket: UInt64) {
        lock.withLock { fanout.remove(ticket: ticket) }
    }

    /// One subscriber, what it still asks for, and whether it has yet to see the value that is held.
    private final class Outlet<S: Subscriber>: SubjectOutlet<Output, Failure>, Subscription, CustomStringConvertible
    where S.Input == Output, S.Failure == Failure {
        private let lock = NSLock()
        private var subject: CurrentValueSubject?
        private var downstream: S?
        private var demand = Subscribers.Demand.none
        private var owesCurrent = true

        init(subject: CurrentValueSubject, downstream: S, ticket: UInt64) {
            self.subject = subject
            self.downstream = downstream
            super.init(ticket: ticket)
        }

        var description: String { "CurrentValueSubject" }

        override func offer(_ value: Output) {
            let downstream = lock.withLock { () -> S? in
                guard demand > .none else {
                    owesCurrent = true
                    return nil
                }
                owesCurrent = false
                demand -= 1
                return self.downstream
            }
            guard let more = downstream?.receive(value), more > .none else { return }
            request(more)
        }

        override func finish(_ completion: Subscribers.Completion<Failure>) {
            end().downstream?.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            let owed = lock.withLock { () -> Output? in
                self.demand += demand
                guard owesCurrent, self.demand > .none, let subject else { return nil }
                return subject.value
            }
            if let owed { offer(owed) }
        }

        func cancel() {
            end().subject?.remove(ticket: ticket)
        }

        private func end() -> (subject: CurrentValueSubject?, downstream: S?) {
            lock.withLock {
                let held = (subject, downstream)
                subject = nil
                downstream = nil
                return held
            }
        }
    }
}

extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
