import Foundation

/// Hands values to one subscriber in order, one at a time and no faster than it asks, whichever threads they come from.
///
/// A value that is sent while another is being delivered waits for its turn, so a subscriber may cause more values, ask
/// for more or cancel during its own delivery.
final class Outlet<Downstream: Subscriber> {
    private struct Entry {
        let value: Downstream.Input
        let onDelivery: (() -> Void)?
    }

    private let lock = NSLock()
    private var downstream: Downstream?
    private var queue = Queue<Entry>()
    private var demand = Subscribers.Demand.none
    private var ending: Subscribers.Completion<Downstream.Failure>?
    private var isDraining = false

    /// Called with what the subscriber asks for in answer to a value.
    var onGrant: ((Subscribers.Demand) -> Void)?

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    /// What was asked for and is not yet waiting in the queue.
    var openDemand: Subscribers.Demand {
        lock.lock()
        defer { lock.unlock() }
        return demand - queue.count
    }

    /// How many values wait.
    var count: Int {
        lock.lock()
        defer { lock.unlock() }
        return queue.count
    }

    /// Whether the end was delivered or the subscriber cancelled.
    var isOver: Bool {
        lock.lock()
        defer { lock.unlock() }
        return downstream == nil
    }

    /// Delivers a value, at once or when it is asked for. With `keepingLatest`, values that nobody asked for yet are dropped
    /// in favour of this one.
    func send(_ value: Downstream.Input, keepingLatest: Bool = false, onDelivery: (() -> Void)? = nil) {
        lock.lock()
        guard downstream != nil, ending == nil else { return lock.unlock() }
        let dropped = keepingLatest && demand == .none ? queue.removeAll() : []
        queue.append(Entry(value: value, onDelivery: onDelivery))
        lock.unlock()
        withExtendedLifetime(dropped) { drain() }
    }

    /// Puts a value at the end of the queue, without delivering. `drain` follows.
    func enqueue(_ value: Downstream.Input) {
        lock.lock()
        if downstream != nil, ending == nil { queue.append(Entry(value: value, onDelivery: nil)) }
        lock.unlock()
    }

    /// Sets the end, without delivering. `drain` follows.
    func enqueue(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        if ending == nil { ending = completion }
        lock.unlock()
    }

    /// Ends after the values that wait.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        enqueue(completion)
        drain()
    }

    /// Ends at once; values that wait are dropped.
    func fail(_ error: Downstream.Failure) {
        lock.lock()
        if ending == nil { ending = .failure(error) }
        let dropped = queue.removeAll()
        lock.unlock()
        withExtendedLifetime(dropped) { drain() }
    }

    /// Drops the oldest value that waits.
    func dropOldest() {
        lock.lock()
        let dropped = queue.popFirst()
        lock.unlock()
        withExtendedLifetime(dropped) {}
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        lock.unlock()
        drain()
    }

    func cancel() {
        lock.lock()
        let held = (downstream, queue.removeAll(), onGrant)
        downstream = nil
        onGrant = nil
        lock.unlock()
        withExtendedLifetime(held) {}
    }

    /// Delivers what waits, as far as it is asked for.
    func drain() {
        lock.lock()
        guard !isDraining else { return lock.unlock() }
        isDraining = true
        while let downstream {
            if demand > .none, let entry = queue.popFirst() {
                demand -= 1
                lock.unlock()
                let more = downstream.receive(entry.value)
                if more > .none { grant(more) }
                entry.onDelivery?()
                lock.lock()
            } else if queue.isEmpty, let ending {
                let held = onGrant
                self.downstream = nil
                onGrant = nil
                lock.unlock()
                withExtendedLifetime(held) { downstream.receive(completion: ending) }
                lock.lock()
            } else {
                break
            }
        }
        isDraining = false
        lock.unlock()
    }

    private func grant(_ more: Subscribers.Demand) {
        lock.lock()
        demand += more
        let onGrant = self.onGrant
        lock.unlock()
        onGrant?(more)
    }
}
