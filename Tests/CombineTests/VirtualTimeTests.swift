import Foundation
import Testing

@testable import Combine

/// Times are those of a clock that stands until the test moves it, so nothing here waits.
struct VirtualTimeTests {
    private final class Log {
        var lines: [String] = []
        let time: _VirtualTime
        init(_ time: _VirtualTime) { self.time = time }
        func add(_ text: String) { lines.append("\(time.now) \(text)") }
        func watch<P: Publisher>(_ publisher: P) -> AnyCancellable {
            publisher.sink(
                receiveCompletion: { completion in
                    if case .failure = completion { self.add("!") } else { self.add("|") }
                }, receiveValue: { self.add("\($0)") })
        }
    }

    @Test func actionsRunByTimeThenByOrder() {
        let time = _VirtualTime()
        let log = Log(time)
        time.schedule(after: 2) { log.add("c") }
        time.schedule(after: 1) {
            log.add("a")
            time.schedule { log.add("nested") }
        }
        time.schedule(after: 1) { log.add("b") }
        let dropped = time.scheduleCancellable(after: 1.5) { log.add("never") }
        dropped.cancel()
        #expect(time.runToRest() == .atRest)
        #expect(log.lines == ["1.0 a", "1.0 b", "1.0 nested", "2.0 c"])
    }

    @Test func limitsStopARunWithoutEnd() {
        let time = _VirtualTime()
        func again() { time.schedule(after: 0, again) }
        again()
        #expect(time.runToRest(actionLimit: 50) == .actionLimit)
        let other = _VirtualTime()
        other.schedule(after: 100) {}
        #expect(other.runToRest(limit: 10) == .timeLimit)
        #expect(other.advance(by: 100) == .atRest)
        #expect(other.now == 100)
    }

    @Test func everyThreadHasItsOwnClock() {
        _VirtualTime.with(_VirtualTime()) { time in
            #expect(_VirtualTime.current === time)
            nonisolated(unsafe) var elsewhere: _VirtualTime? = time
            let done = DispatchSemaphore(value: 0)
            Thread {
                elsewhere = _VirtualTime.current
                done.signal()
            }.start()
            done.wait()
            #expect(elsewhere === nil)
            _VirtualTime.with(_VirtualTime()) { inner in #expect(_VirtualTime.current === inner) }
            #expect(_VirtualTime.current === time)
        }
        #expect(_VirtualTime.current == nil)
    }

    @Test func receiveOnKeepsTheOrder() {
        _VirtualTime.with(_VirtualTime()) { time in
            let log = Log(time)
            let cancellable = log.watch((1...3).publisher.receive(on: DispatchQueue.main))
            #expect(log.lines.isEmpty)
            time.runToRest()
            #expect(log.lines == ["0.0 1", "0.0 2", "0.0 3", "0.0 |"])
            withExtendedLifetime(cancellable) {}
        }
    }

    @Test func debounceWaitsForQuiet() {
        _VirtualTime.with(_VirtualTime()) { time in
            let log = Log(time)
            let subject = PassthroughSubject<Int, Never>()
            let cancellable = log.watch(subject.debounce(for: .milliseconds(500), scheduler: RunLoop.main))
            for (delay, value) in [(0.0, 1), (0.2, 2), (0.4, 3), (1.5, 4)] { time.schedule(after: delay) { subject.send(value) } }
            time.schedule(after: 1.6) { subject.send(completion: .finished) }
            time.runToRest()
            #expect(log.lines == ["0.9 3", "1.6 |"])
            withExtendedLifetime(cancellable) {}
        }
    }

    @Test func throttleSendsTheFirstOrTheLast() {
        for (latest, expected) in [(true, ["0.0 1", "1.0 3", "2.0 4"]), (false, ["0.0 1", "1.0 2", "2.0 4"])] {
            _VirtualTime.with(_VirtualTime()) { time in
                let log = Log(time)
                let subject = PassthroughSubject<Int, Never>()
                let cancellable = log.watch(subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: latest))
                for (delay, value) in [(0.0, 1), (0.25, 2), (0.5, 3), (1.5, 4)] {
                    time.schedule(after: delay) { subject.send(value) }
                }
                time.runToRest()
                #expect(log.lines == expected)
                withExtendedLifetime(cancellable) {}
            }
        }
    }

    @Test func delayMovesValuesAndTheEnd() {
        _VirtualTime.with(_VirtualTime()) { time in
            let log = Log(time)
            let cancellable = log.watch(Just(1).delay(for: .seconds(2), scheduler: OperationQueue.main))
            time.runToRest()
            #expect(log.lines == ["2.0 1", "2.0 |"])
            withExtendedLifetime(cancellable) {}
        }
    }

    @Test func timeoutEndsAQuietPublisher() {
        _VirtualTime.with(_VirtualTime()) { time in
            let log = Log(time)
            let subject = PassthroughSubject<Int, Broken>()
            let cancellable = log.watch(subject.timeout(.seconds(3), scheduler: DispatchQueue.main) { Broken() })
            time.schedule(after: 2) { subject.send(1) }
            time.runToRest()
            #expect(log.lines == ["2.0 1", "5.0 !"])
            withExtendedLifetime(cancellable) {}
        }
    }

    @Test func timerTicksWithoutKeepingTheRunGoing() {
        let epoch = Date(timeIntervalSinceReferenceDate: 1000)
        _VirtualTime.with(_VirtualTime(epoch: epoch)) { time in
            var ticks: [Double] = []
            let cancellable = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
                .sink { ticks.append($0.timeIntervalSince(epoch)) }
            #expect(time.runToRest() == .atRest)
            #expect(ticks.isEmpty)
            time.advance(by: 1.6)
            #expect(ticks == [0.5, 1.0, 1.5])
            cancellable.cancel()
            time.advance(by: 5)
            #expect(ticks.count == 3)
            #expect(time.waitingCount == 0)
        }
    }

    @Test func subscribeMeasureAndCollectByTime() {
        _VirtualTime.with(_VirtualTime()) { time in
            let log = Log(time)
            let subject = PassthroughSubject<Int, Never>()
            let cancellables = [
                log.watch(Just("s").subscribe(on: DispatchQueue.global())),
                log.watch(subject.measureInterval(using: RunLoop.main).map { "m\($0.timeInterval)" }),
                log.watch(subject.collect(.byTime(DispatchQueue.main, .seconds(1)))),
            ]
            for (delay, value) in [(0.25, 1), (0.75, 2), (1.5, 3)] { time.schedule(after: delay) { subject.send(value) } }
            time.schedule(after: 1.75) { subject.send(completion: .finished) }
            time.runToRest()
            #expect(
                log.lines == [
                    "0.0 s", "0.0 |", "0.25 m0.25", "0.75 m0.5", "1.0 [1, 2]", "1.5 m0.75", "1.75 |", "1.75 [3]", "1.75 |",
                ])
            withExtendedLifetime(cancellables) {}
        }
    }

    @Test func queuesPutTheirWorkOnTheClock() {
        _VirtualTime.with(_VirtualTime()) { time in
            nonisolated(unsafe) let log = Log(time)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.add("later") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { log.add("sooner") }
            DispatchQueue.global().async { log.add("now") }
            #expect(log.lines.isEmpty)
            time.runToRest()
            #expect(log.lines == ["0.0 now", "0.1 sooner", "0.3 later"])
        }
    }

    @Test func cancellingStopsWhatWasPlanned() {
        _VirtualTime.with(_VirtualTime()) { time in
            let log = Log(time)
            log.watch(Just(1).delay(for: 1, scheduler: RunLoop.main)).cancel()
            time.runToRest()
            #expect(log.lines.isEmpty)
        }
    }

    @Test func networkFailsAtOnce() throws {
        let url = try #require(URL(string: "https://example.com"))
        _VirtualTime.with(_VirtualTime()) { _ in
            var code: URLError.Code?
            let cancellable = URLSession.shared.dataTaskPublisher(for: url).map(\.data).sink(
                receiveCompletion: { if case .failure(let error) = $0 { code = error.code } }, receiveValue: { _ in })
            #expect(code == .notConnectedToInternet)
            withExtendedLifetime(cancellable) {}
        }
    }

    @Test func realQueuesDeliverWithoutAClock() async {
        let values = (1...100).publisher.receive(on: DispatchQueue.global()).collect().values
        for await all in values { #expect(all == Array(1...100)) }
    }

    @Test func spansOfTimeConvert() {
        typealias QueueStride = DispatchQueue.SchedulerTimeType.Stride
        #expect(QueueStride.seconds(1.5) == .milliseconds(1500))
        #expect(QueueStride(.microseconds(3)) == .nanoseconds(3000))
        #expect((0.25 as QueueStride).magnitude == 250_000_000)
        #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250) == 0.25)
        let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 500))
        #expect(start.advanced(by: .nanoseconds(-600)).dispatchTime.uptimeNanoseconds == 0)
        #expect(start.distance(to: start.advanced(by: .nanoseconds(7))) == .nanoseconds(7))
    }
}
