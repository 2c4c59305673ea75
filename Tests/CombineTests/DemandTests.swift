import Testing

@testable import Combine

/// A subscriber receives no more than it asked for, and all of that.
struct DemandTests {
    @Test func arithmetic() {
        #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
        #expect(Subscribers.Demand.unlimited + 1 == .unlimited)
        #expect(Subscribers.Demand.unlimited - .unlimited == .unlimited)
        #expect(Subscribers.Demand.max(3) - .unlimited == .none)
        #expect(Subscribers.Demand.max(3) * 2 == 6)
        #expect(Subscribers.Demand.max(Int.max - 1) * 2 == .unlimited)
        #expect(Subscribers.Demand.unlimited > 5)
        #expect(Subscribers.Demand.max(4) < .unlimited)
        #expect(Subscribers.Demand.unlimited.max == nil)
    }

    @Test func sequenceSendsAsAskedAndFinishesWithTheLast() {
        let probe = (1...3).publisher.probed()
        #expect(probe.values.isEmpty)
        probe.request(2)
        #expect(probe.values == [1, 2])
        #expect(probe.completions.isEmpty)
        probe.request(1)
        #expect(probe.completions == [.finished])
    }

    @Test func answersCountAsRequests() {
        let probe = (1...3).publisher.probed()
        probe.answer = .max(1)
        probe.request(1)
        #expect(probe.values == [1, 2, 3])
    }

    @Test func skippedValuesDoNotCount() {
        let probe = (1...10).publisher.filter { $0 % 3 == 0 }.probed()
        probe.request(2)
        #expect(probe.values == [3, 6])
    }

    @Test func resultsWaitForTheirRequest() {
        let probe = (1...3).publisher.reduce(0, +).probed()
        #expect(probe.values.isEmpty)
        probe.request(1)
        #expect(probe.values == [6])
        #expect(probe.completions == [.finished])
        let single = Just(1).probed()
        #expect(single.values.isEmpty)
        single.request(1)
        #expect(single.values == [1])
    }

    @Test func openRequestsGoOnToTheNextPublisher() {
        let probe = [1, 2].publisher.append([3, 4]).probed()
        probe.request(3)
        #expect(probe.values == [1, 2, 3])
        probe.request(5)
        #expect(probe.values == [1, 2, 3, 4])
        #expect(probe.completions == [.finished])
    }

    @Test func mergeAsksEachForOneAtATime() {
        let probe = [1, 2, 3].publisher.merge(with: [10, 20].publisher).probed()
        probe.request(2)
        #expect(probe.values.count == 2)
        probe.request(1)
        #expect(probe.values.count == 3)
        probe.request(9)
        #expect(probe.values.sorted() == [1, 2, 3, 10, 20])
        #expect(probe.completions == [.finished])
    }

    @Test func flatMapKeepsToItsLimitAndToTheDemand() {
        var running = 0
        var most = 0
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let probe = (0..<4).publisher.flatMap(maxPublishers: .max(2)) { index in
            subjects[index].handleEvents(
                receiveSubscription: { _ in
                    running += 1
                    most = max(most, running)
                }, receiveCompletion: { _ in running -= 1 })
        }.probed()
        probe.request(100)
        for (index, subject) in subjects.enumerated() {
            subject.send(index)
            subject.send(completion: .finished)
        }
        #expect(most == 2)
        #expect(probe.values == [0, 1, 2, 3])
        #expect(probe.completions == [.finished])
    }

    @Test func zipNeverSendsMoreThanAsked() {
        let probe = (1...5).publisher.zip((11...15).publisher).probed()
        probe.request(2)
        #expect(probe.values.map(\.1) == [11, 12])
        probe.request(9)
        #expect(probe.values.count == 5)
        #expect(probe.completions == [.finished])
    }

    @Test func collectByCountAsksForFullArrays() {
        var asked: [Subscribers.Demand] = []
        let probe = (1...9).publisher.handleEvents(receiveRequest: { asked.append($0) }).collect(3).probed()
        probe.request(2)
        #expect(probe.values == [[1, 2, 3], [4, 5, 6]])
        #expect(asked.first == .max(6))
    }

    @Test func bufferDropsByItsRule() {
        for (rule, expected) in [
            (Publishers.BufferingStrategy<Broken>.dropNewest, [1, 2]), (.dropOldest, [3, 4]),
        ] {
            let subject = PassthroughSubject<Int, Broken>()
            let probe = subject.buffer(size: 2, prefetch: .byRequest, whenFull: rule).probed()
            for value in 1...4 { subject.send(value) }
            probe.request(9)
            #expect(probe.values == expected)
        }
        let subject = PassthroughSubject<Int, Broken>()
        let probe = subject.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { Broken(code: 5) }).probed()
        subject.send(1)
        subject.send(2)
        probe.request(9)
        #expect(probe.values == [1])
        #expect(probe.completions == [.failure(Broken(code: 5))])
        let kept = (1...).publisher.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).probed()
        kept.request(5)
        #expect(kept.values == [1, 2, 3, 4, 5])
    }

    @Test func futureWaitsForItsRequestAndRunsOnce() {
        var runs = 0
        var promise: Future<Int, Broken>.Promise?
        let future = Future<Int, Broken> {
            runs += 1
            promise = $0
        }
        let early = future.probed()
        promise?(.success(4))
        promise?(.success(5))
        #expect(early.values.isEmpty)
        early.request(1)
        #expect(early.values == [4])
        #expect(future.line() == "4 |")
        #expect(runs == 1)
        #expect(Future<Int, Broken> { $0(.failure(Broken())) }.line() == "!")
    }
}
