/// Ends at once with an error.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// A publisher that fails.
    public init(error: Failure) {
        self.error = error
    }

    /// A publisher that fails, of the given kind of values.
    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}
