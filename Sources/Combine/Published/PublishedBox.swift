import Foundation

/// The storage of one `@Published` property: its value, its subscribers, and the publisher of the object around it.
///
/// A change is announced before it is stored: first the object's `objectWillChange`, then the property's own
/// subscribers with the new value, and only then does reading the property give the new value.
final class PublishedBox<Value> {
    private let lock = NSLock()
    private var current: Value
    private var fanout = Fanout<Value, Never>()
    private var objectPublisher: ObservableObjectPublisher?
    private var feeds: [AnyCancellable] = []

    init(_ value: Value) {
        current = value
    }

    var value: Value { lock.withLock { current } }

    /// The publisher of the object in which this property lives, once somebody asked for it.
    var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { objectPublisher } }
        set { lock.withLock { objectPublisher = newValue } }
    }

    /// Announces the value, then stores it.
    func send(_ value: Value) {
        let (announcer, outlets) = lock.withLock { (objectPublisher, fanout.outlets) }
        announcer?.send()
        for outlet in outlets { outlet.offer(value) }
        let old = lock.withLock {
            let old = current
            current = value
            return old
        }
        withExtendedLifetime(old) {}
    }

    /// Keeps a subscription that sets this property, for as long as the property exists.
    func keep(_ feed: AnyCancellable) {
        lock.withLock { feeds.append(feed) }
    }

    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        lock.lock()
        let outlet = Outlet(box: self, downstream: subscriber, ticket: fanout.nextTicket())
        fanout.add(outlet)
        lock.unlock()
        subscriber.receive(subscription: outlet)
    }

    private func remove(ticket: UInt64) {
        lock.withLock { fanout.remove(ticket: ticket) }
    }

    /// One subscriber, what it still asks for, and whether it has yet to see the value.
    private final class Outlet<S: Subscriber>: SubjectOutlet<Value, Never>, Subscription, CustomStringConvertible
    where S.Input == Value, S.Failure == Never {
        private let lock = NSLock()
        private var box: PublishedBox?
        private var downstream: S?
        private var demand = Subscribers.Demand.none
        private var owesCurrent = true

        init(box: PublishedBox, downstream: S, ticket: UInt64) {
            self.box = box
            self.downstream = downstream
            super.init(ticket: ticket)
        }

        var description: String { "PublishedSubject" }

        override func offer(_ value: Value) {
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

        func request(_ demand: Subscribers.Demand) {
            let owed = lock.withLock { () -> Value? in
                self.demand += demand
                guard owesCurrent, self.demand > .none, let box else { return nil }
                return box.value
            }
            if let owed { offer(owed) }
        }

        func cancel() {
            let held = lock.withLock {
                let held = (box, downstream)
                box = nil
                downstream = nil
                return held
            }
            held.0?.remove(ticket: ticket)
        }
    }
}
