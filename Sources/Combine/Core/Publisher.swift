/// A source that sends values over time, and at most one completion after them.
public protocol Publisher<Output, Failure> {
    /// The kind of values that this publisher sends.
    associatedtype Output

    /// The kind of error with which this publisher may end; `Never` when it cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber. Callers use `subscribe(_:)`; a publisher implements this.
    func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber, which then receives a subscription, values as far as it asks for them, and a completion.
    public func subscribe<S>(_ subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Sends everything of this publisher on through `subject`, until the result is cancelled or released.
    public func subscribe<S>(_ subject: S) -> AnyCancellable where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
        let feed = SubjectFeed(subject: subject)
        subscribe(feed)
        return AnyCancellable(feed)
    }
}
