import Foundation
import Testing

@testable import Combine

struct SubjectTests {
    private struct Broken: Error, Equatable {}

    @Test func passthroughDropsWhatNobodyAskedFor() {
        let subject = PassthroughSubject<Int, Broken>()
        let probe = Probe<Int, Broken>()
        subject.subscribe(probe)
        subject.send(1)
        probe.subscription?.request(.max(2))
        subject.send(2)
        subject.send(3)
        subject.send(4)
        #expect(probe.values == [2, 3])
        subject.send(completion: .failure(Broken()))
        subject.send(completion: .finished)
        subject.send(5)
        #expect(probe.completions == [.failure(Broken())])
        let late = Probe<Int, Broken>()
        subject.subscribe(late)
        #expect(late.completions == [.failure(Broken())])
    }

    @Test func currentValueOwesTheLatestUntilAsked() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let probe = Probe<Int, Never>()
        subject.subscribe(probe)
        subject.send(2)
        #expect(probe.values.isEmpty)
        probe.subscription?.request(.max(1))
        #expect(probe.values == [2])
        subject.value = 3
        subject.value = 4
        #expect(subject.value == 4)
        probe.subscription?.request(.max(2))
        #expect(probe.values == [2, 4])
        subject.send(5)
        #expect(probe.values == [2, 4, 5])
    }

    @Test func subscribersAreServedInTheOrderInWhichTheyCame() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let all = (0..<5).map { index in subject.sink { log.append("\(index):\($0)") } }
        all[2].cancel()
        subject.send(7)
        #expect(log == ["0:7", "1:7", "3:7", "4:7"])
    }

    @Test func sendingAndCancellingDuringDelivery() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [Int] = []
        var second: AnyCancellable?
        let first = subject.sink { value in
            log.append(value)
            if value == 1 { subject.send(10) }
            if value == 2 { second?.cancel() }
        }
        second = subject.sink { log.append($0 * 100) }
        subject.send(1)
        #expect(log == [1, 10, 1000, 100])
        subject.send(2)
        #expect(log == [1, 10, 1000, 100, 2])
        first.cancel()
    }

    @Test func closuresAreReleasedOnCancelAndOnCompletion() {
        final class Token {}
        let subject = PassthroughSubject<Int, Never>()
        func subscribe() -> (AnyCancellable, () -> Token?) {
            let token = Token()
            weak let seen = token
            return (subject.sink { _ in _ = token }, { seen })
        }
        let (first, firstToken) = subscribe()
        let (second, secondToken) = subscribe()
        #expect(firstToken() != nil)
        first.cancel()
        #expect(firstToken() == nil)
        #expect(secondToken() != nil)
        subject.send(completion: .finished)
        #expect(secondToken() == nil)
        withExtendedLifetime((first, second)) {}
    }

    @Test func aScreenIsReleasedOnlyWhenItsSinkHoldsItWeakly() {
        final class Screen {
            var cancellables = Set<AnyCancellable>()
            var shown = 0
            func bind(_ subject: CurrentValueSubject<Int, Never>, weakly: Bool) {
                if weakly {
                    subject.sink { [weak self] in self?.shown = $0 }.store(in: &cancellables)
                } else {
                    subject.sink { self.shown = $0 }.store(in: &cancellables)
                }
            }
        }
        let subject = CurrentValueSubject<Int, Never>(3)
        for weakly in [true, false] {
            var screen: Screen? = Screen()
            weak let seen = screen
            screen?.bind(subject, weakly: weakly)
            #expect(screen?.shown == 3)
            screen = nil
            #expect((seen == nil) == weakly)
            seen?.cancellables.removeAll()
        }
    }

    @Test func manyThreadsLoseNothing() {
        let subject = PassthroughSubject<Int, Never>()
        let lock = NSLock()
        nonisolated(unsafe) var sum = 0
        let cancellable = subject.sink { value in lock.withLock { sum += value } }
        DispatchQueue.concurrentPerform(iterations: 1000) { subject.send($0) }
        #expect(sum == 499_500)
        cancellable.cancel()
    }

    @Test func subjectFeedsSubject() {
        let source = PassthroughSubject<Int, Never>()
        let copy = CurrentValueSubject<Int, Never>(0)
        let feed = source.subscribe(copy)
        source.send(4)
        #expect(copy.value == 4)
        feed.cancel()
        source.send(5)
        #expect(copy.value == 4)
    }

    @Test func storingKeepsASubscriptionAlive() {
        let subject = PassthroughSubject<Int, Never>()
        var list: [AnyCancellable] = []
        var set = Set<AnyCancellable>()
        var log: [Int] = []
        subject.sink { log.append($0) }.store(in: &list)
        subject.sink { log.append(-$0) }.store(in: &set)
        _ = subject.sink { log.append($0 * 100) }
        subject.send(1)
        list.removeAll()
        subject.send(2)
        set.removeAll()
        subject.send(3)
        #expect(log == [1, -1, -2])
    }
}
