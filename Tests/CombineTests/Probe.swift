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

/// An error to fail with.
struct Broken: Error, Equatable {
    var code = 0
}

extension Publisher {
    /// Everything that the publisher sends without limit, as text, the end last: `1 2 3 |` or `1 !`.
    func line() -> String {
        var parts: [String] = []
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: { completion in
                switch completion {
                case .finished: parts.append("|")
                case .failure: parts.append("!")
                }
            }, receiveValue: { parts.append("\($0)") })
        subscribe(sink)
        return parts.joined(separator: " ")
    }

    /// A probe that has subscribed.
    func probed() -> Probe<Output, Failure> {
        let probe = Probe<Output, Failure>()
        subscribe(probe)
        return probe
    }
}

/// `1 2 3`, then an error.
var failing: some Publisher<Int, Broken> {
    (1...3).publisher.setFailureType(to: Broken.self).append(Fail(error: Broken()))
}
