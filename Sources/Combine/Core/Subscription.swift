/// The connection of one subscriber to one publisher, through which the subscriber asks for values.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for that many more values.
    func request(_ demand: Subscribers.Demand)
}

/// The namespace of the types that belong to subscriptions.
public enum Subscriptions {}

extension Subscriptions {
    /// A subscription that delivers nothing, for publishers that end at once.
    public static var empty: any Subscription { EmptySubscription() }
}

/// A subscription without effect.
private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
