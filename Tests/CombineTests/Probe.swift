@testable import Combine

/// Keeps what it receives, and asks only for what the test says.
final class Probe<Input, Failure: Error>: Subscriber {
    var values: [Input] = []
    var completions: [Subscribers.Completion<Failure>] = []
    var subscription: (any Subscription)?

    /// What each value is answered with.
    var answer = Subscribers.Demand.none

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return answer
    }

    func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }

    func request(_ count: Int) { subscription?.request(.max(count)) }
}
