import Foundation

/// The values of one of several publishers that are combined.
class Column {
    /// Whether there is a value to combine.
    var isReady: Bool { false }

    /// Whether no more values come.
    var isFinished = false

    /// The subscription to the publisher.
    var subscription: (any Subscription)?
}

/// Keeps the latest value.
final class LatestColumn<Value>: Column {
    var latest: Value?

    override var isReady: Bool { latest != nil }
}

/// Keeps the values that were not yet combined.
final class QueueColumn<Value>: Column {
    var queue = Queue<Value>()

    override var isReady: Bool { !queue.isEmpty }

    /// Takes out the oldest value, of which there is one.
    func take() -> Value {
        guard let value = queue.popFirst() else { preconditionFailure("A row is taken only when every column is ready") }
        return value
    }
}

/// When the combined values end.
enum CombinerEnding {
    /// When all publishers have finished, or one without ever sending (combine latest).
    case withLast
    /// When a publisher has finished and its values are used up (zip).
    case withFirst
}

/// Joins the values of several publishers into rows for one subscriber. Each publisher is asked for what the subscriber
/// asks for.
final class Combiner<Downstream: Subscriber>: Subscription {
    /// Recursive, because a value that is replaced under it may cancel the subscription when it is released.
    private let lock = NSRecursiveLock()
    private let outlet: Outlet<Downstream>
    private let columns: [Column]
    private let ending: CombinerEnding
    private var makeRow: (() -> Downstream.Input)?
    private var demand = Subscribers.Demand.none

    /// Calls `makeRow` whenever a value came and every column is ready.
    init(_ downstream: Downstream, columns: [Column], ending: CombinerEnding, makeRow: @escaping () -> Downstream.Input) {
        outlet = Outlet(downstream)
        self.columns = columns
        self.ending = ending
        self.makeRow = makeRow
        outlet.onGrant = { [unowned self] in ask(for: $0) }
        downstream.receive(subscription: self)
    }

    /// Takes values from a publisher, which `store` puts into their column.
    func attach<P: Publisher, C: Column>(_ publisher: P, to column: C, store: @escaping (C, P.Output) -> Void)
    where P.Failure == Downstream.Failure {
        if outlet.isOver { return }
        publisher.subscribe(Feed<P.Output>(combiner: self, column: column) { store(column, $0) })
    }

    func request(_ demand: Subscribers.Demand) {
        outlet.request(demand)
        ask(for: demand)
    }

    func cancel() {
        outlet.cancel()
        stop()
    }

    private func ask(for demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.lock()
        self.demand += demand
        let asked = columns.compactMap(\.subscription)
        lock.unlock()
        for subscription in asked { subscription.request(demand) }
    }

    private func stop() {
        lock.lock()
        let stopped = columns.compactMap(\.subscription)
        let held = makeRow
        makeRow = nil
        for column in columns { column.subscription = nil }
        lock.unlock()
        withExtendedLifetime(held) {
            for subscription in stopped { subscription.cancel() }
        }
    }

    private func start(_ subscription: any Subscription, for column: Column) {
        lock.lock()
        guard makeRow != nil, column.subscription == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        column.subscription = subscription
        let demand = self.demand
        lock.unlock()
        if demand > .none { subscription.request(demand) }
    }

    /// Stores a value. Returns what to ask for in its place when it made no row.
    private func take(_ store: () -> Void) -> Subscribers.Demand {
        lock.lock()
        guard let makeRow else {
            lock.unlock()
            return .none
        }
        store()
        let row = columns.allSatisfy(\.isReady) ? makeRow() : nil
        lock.unlock()
        guard let row else { return ending == .withLast ? .max(1) : .none }
        outlet.send(row, keepingLatest: ending == .withLast)
        finishIfDone()
        return .none
    }

    private func end(_ column: Column, _ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        column.isFinished = true
        let subscription = column.subscription
        column.subscription = nil
        lock.unlock()
        if case .failure(let error) = completion {
            stop()
            outlet.fail(error)
        } else {
            finishIfDone()
        }
        withExtendedLifetime(subscription) {}
    }

    private func finishIfDone() {
        lock.lock()
        let isDone = columns.contains { $0.isFinished && !$0.isReady } || columns.allSatisfy(\.isFinished) && ending == .withLast
        lock.unlock()
        guard isDone else { return }
        stop()
        outlet.finish(.finished)
    }

    /// Listens to one publisher.
    private final class Feed<Input>: Subscriber {
        typealias Failure = Downstream.Failure

        private let combiner: Combiner
        private let column: Column
        private let store: (Input) -> Void

        init(combiner: Combiner, column: Column, store: @escaping (Input) -> Void) {
            self.combiner = combiner
            self.column = column
            self.store = store
        }

        func receive(subscription: any Subscription) { combiner.start(subscription, for: column) }
        func receive(_ input: Input) -> Subscribers.Demand { combiner.take { store(input) } }
        func receive(completion: Subscribers.Completion<Failure>) { combiner.end(column, completion) }
    }
}
