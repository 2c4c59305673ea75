import Foundation

/// A clock that stands still until it is told to move, with the actions that wait for their time.
///
/// While one is installed on a thread, the schedulers of that thread (`DispatchQueue`, `RunLoop`, `OperationQueue`), and with
/// them `receive(on:)`, `delay`, `debounce`, `throttle`, `timeout` and `Timer.publish`, put their actions here instead of
/// waiting. Actions run in the order of their time, and of their coming where the times are equal.
public final class _VirtualTime: @unchecked Sendable {
    /// What stopped a run.
    public enum Outcome: Equatable, Sendable {
        /// Nothing waits but repeating actions, which would never end.
        case atRest
        /// The limit of time was reached and something still waits.
        case timeLimit
        /// The limit on the number of actions was reached: probably actions that cause each other without end.
        case actionLimit
    }

    private struct Entry {
        let due: Int64
        let order: UInt64
        let isRepeating: Bool
        let action: () -> Void
    }

    /// The date at which the clock stands when it is made.
    public let epoch: Date

    private let lock = NSLock()
    private var entries: [Entry] = []
    private var nextOrder: UInt64 = 0
    private var current: Int64 = 0

    /// A clock that shows `epoch`.
    public init(epoch: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        self.epoch = epoch
    }

    /// Seconds since the clock was made.
    public var now: Double { Double(nanoseconds) / 1e9 }

    /// Nanoseconds since the clock was made.
    public var nanoseconds: Int64 { lock.withLock { current } }

    /// The date that the clock shows.
    public var date: Date { epoch.addingTimeInterval(now) }

    /// How many actions wait.
    public var waitingCount: Int { lock.withLock { entries.count } }

    /// Seconds since the clock was made at which the next action is due; nil when none waits.
    public var nextDue: Double? { lock.withLock { entries.first.map { Double($0.due) / 1e9 } } }

    /// Runs an action that many seconds from now. A repeating action, which will schedule its like again, does not keep a
    /// run to rest going. Cancelling or releasing the result does not stop it; use `scheduleCancellable` for that.
    public func schedule(after seconds: Double = 0, isRepeating: Bool = false, _ action: @escaping () -> Void) {
        schedule(afterNanoseconds: Self.nanoseconds(seconds), isRepeating: isRepeating, action)
    }

    /// Runs an action that many seconds from now, unless the result is cancelled or released before.
    public func scheduleCancellable(after seconds: Double = 0, _ action: @escaping () -> Void) -> AnyCancellable {
        AnyCancellable(cancellableEntry(afterNanoseconds: Self.nanoseconds(seconds), isRepeating: false, action))
    }

    func schedule(afterNanoseconds delay: Int64, isRepeating: Bool = false, _ action: @escaping () -> Void) {
        _ = insert(delay: delay, isRepeating: isRepeating, action)
    }

    func cancellableEntry(
        afterNanoseconds delay: Int64, isRepeating: Bool, _ action: @escaping () -> Void
    ) -> some Cancellable {
        let order = insert(delay: delay, isRepeating: isRepeating, action)
        return EntryCancellation { [weak self] in self?.remove(order: order) }
    }

    private func insert(delay: Int64, isRepeating: Bool, _ action: @escaping () -> Void) -> UInt64 {
        lock.withLock {
            let entry = Entry(
                due: current &+ max(0, delay), order: nextOrder, isRepeating: isRepeating, action: action)
            nextOrder += 1
            var low = 0
            var high = entries.count
            while low < high {
                let middle = (low + high) / 2
                if entries[middle].due <= entry.due { low = middle + 1 } else { high = middle }
            }
            entries.insert(entry, at: low)
            return entry.order
        }
    }

    private func remove(order: UInt64) {
        let removed = lock.withLock { () -> Entry? in
            guard let index = entries.firstIndex(where: { $0.order == order }) else { return nil }
            return entries.remove(at: index)
        }
        withExtendedLifetime(removed) {}
    }

    /// Moves the clock on by that many seconds and runs what is due on the way, what that causes included.
    @discardableResult
    public func advance(by seconds: Double, actionLimit: Int = 100_000) -> Outcome {
        let end = nanoseconds &+ Self.nanoseconds(seconds)
        let outcome = run(until: end, actionLimit: actionLimit) { true }
        if outcome != .actionLimit { lock.withLock { current = max(current, end) } }
        return outcome == .timeLimit && waitingCount == 0 ? .atRest : outcome
    }

    /// Moves the clock on until nothing waits but repeating actions, at most by `limit` seconds.
    @discardableResult
    public func runToRest(limit seconds: Double = 60, actionLimit: Int = 100_000) -> Outcome {
        let end = nanoseconds &+ Self.nanoseconds(seconds)
        return run(until: end, actionLimit: actionLimit) { [unowned self] in
            self.lock.withLock { self.entries.contains { !$0.isRepeating } }
        }
    }

    private func run(until end: Int64, actionLimit: Int, while isBusy: () -> Bool) -> Outcome {
        var count = 0
        while isBusy() {
            lock.lock()
            guard let first = entries.first, first.due <= end else {
                lock.unlock()
                return .timeLimit
            }
            if count == actionLimit {
                lock.unlock()
                return .actionLimit
            }
            current = max(current, first.due)
            entries.removeFirst()
            lock.unlock()
            count += 1
            first.action()
        }
        return .atRest
    }

    static func nanoseconds(_ seconds: Double) -> Int64 {
        Int64(clamping: Int(exactly: (seconds * 1e9).rounded()) ?? (seconds > 0 ? Int.max / 4 : 0))
    }
}

/// Takes one action off the clock.
private final class EntryCancellation: Cancellable {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    func cancel() { action() }
}
