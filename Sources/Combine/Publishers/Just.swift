import Foundation

/// Sends one value, then finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// A publisher of one value.
    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == Never {
        subscriber.receive(subscription: SingleSubscription(output, downstream: subscriber))
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

/// Delivers one value at the first request, then finishes.
final class SingleSubscription<S: Subscriber>: Subscription {
    private let lock = NSLock()
    private var downstream: S?
    private let value: S.Input

    init(_ value: S.Input, downstream: S) {
        self.value = value
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none, let downstream = release() else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    func cancel() {
        _ = release()
    }

    private func release() -> S? {
        lock.lock()
        defer { lock.unlock() }
        let held = downstream
        downstream = nil
        return held
    }
}
