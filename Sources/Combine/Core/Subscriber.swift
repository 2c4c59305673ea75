/// Receives the values and the completion of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values that this subscriber receives.
    associatedtype Input

    /// The kind of error with which the values may end.
    associatedtype Failure: Error

    /// Called once, first: the subscriber keeps the subscription and asks it for values.
    func receive(subscription: any Subscription)

    /// Called for each value. Returns how many more the subscriber wants, on top of what it asked for before.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Called at most once, last.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == () {
    /// Receives a value that carries nothing.
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}

/// The namespace of the types that belong to subscribers.
public enum Subscribers {}
