import Foundation

/// Makes one value, once, for all its subscribers. It starts when it is made.
public final class Future<Output, Failure: Error>: Publisher {
    /// Gives the future its value or its error. Only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting = Fanout<Output, Failure>()

    /// Runs `attemptToFulfill`, which is given the promise to keep.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfil($0) }
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        lock.lock()
        let outlet = Waiting(future: self, downstream: subscriber, ticket: waiting.nextTicket())
        if result == nil { waiting.add(outlet) }
        lock.unlock()
        subscriber.receive(subscription: outlet)
        outlet.settle()
    }

    private func fulfil(_ result: Result<Output, Failure>) {
        lock.lock()
        guard self.result == nil else { return lock.unlock() }
        self.result = result
        let outlets = waiting.removeAll()
        lock.unlock()
        for outlet in outlets {
            switch result {
            case .success(let value): outlet.offer(value)
            case .failure(let error): outlet.finish(.failure(error))
            }
        }
    }

    private var settled: Result<Output, Failure>? {
        lock.lock()
        defer { lock.unlock() }
        return result
    }

    private func remove(ticket: UInt64) {
        lock.lock()
        waiting.remove(ticket: ticket)
        lock.unlock()
    }

    /// One subscriber, and whether it has asked.
    private final class Waiting<S: Subscriber>: SubjectOutlet<Output, Failure>, Subscription, CustomStringConvertible
    where S.Input == Output, S.Failure == Failure {
        private let lock = NSLock()
        private var future: Future?
        private var downstream: S?
        private var isWanted = false

        init(future: Future, downstream: S, ticket: UInt64) {
            self.future = future
            self.downstream = downstream
            super.init(ticket: ticket)
        }

        var description: String { "Future" }

        /// Delivers what the future already holds. An error needs no request.
        func settle() {
            lock.lock()
            let future = self.future
            lock.unlock()
            switch future?.settled {
            case .success(let value): offer(value)
            case .failure(let error): finish(.failure(error))
            case nil: break
            }
        }

        override func offer(_ value: Output) {
            lock.lock()
            let isWanted = self.isWanted
            lock.unlock()
            guard isWanted, let downstream = release().downstream else { return }
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        }

        override func finish(_ completion: Subscribers.Completion<Failure>) {
            release().downstream?.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            lock.lock()
            isWanted = true
            lock.unlock()
            settle()
        }

        func cancel() {
            release().future?.remove(ticket: ticket)
        }

        private func release() -> (future: Future?, downstream: S?) {
            lock.lock()
            defer { lock.unlock() }
            let held = (future, downstream)
            future = nil
            downstream = nil
            return held
        }
    }
}

extension Future: @unchecked Sendable where Output: Sendable {}
