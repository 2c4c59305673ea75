import Foundation
import Testing

@testable import Combine

struct CombiningOperatorTests {
    private final class Log {
        var lines: [String] = []
        func watch<P: Publisher>(_ publisher: P) -> AnyCancellable {
            publisher.sink(
                receiveCompletion: { completion in
                    if case .failure(let error) = completion { self.lines.append("! \(error)") } else { self.lines.append("|") }
                }, receiveValue: { self.lines.append("\($0)") })
        }
    }

    @Test func combineLatestWaitsForAllThenSendsEachChange() {
        let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
        let log = Log()
        let cancellable = log.watch(a.combineLatest(b) { "\($0)\($1)" })
        a.send(1)
        b.send("y")
        a.send(2)
        a.send(completion: .finished)
        b.send("z")
        b.send(completion: .finished)
        #expect(log.lines == ["1x", "1y", "2y", "2z", "|"])
        withExtendedLifetime(cancellable) {}
    }

    @Test func combineLatestOfThreeAndFour() {
        #expect(Just(1).combineLatest(Just(2), Just(3)).line() == "(1, 2, 3) |")
        #expect(Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)).line() == "(1, 2, 3, 4) |")
        #expect(Just(1).combineLatest(Empty<Int, Never>()).line() == "|")
        #expect(Just(1).setFailureType(to: Broken.self).combineLatest(Fail<Int, Broken>(error: Broken())).line() == "!")
    }

    @Test func publishedPropertiesCombine() {
        final class Form: ObservableObject {
            @Published var name = ""
            @Published var age = 0
            @Published private(set) var isValid = false
            init() {
                $name.combineLatest($age).map { !$0.isEmpty && $1 > 17 }.removeDuplicates().assign(to: &$isValid)
            }
        }
        let form = Form()
        form.name = "n"
        #expect(!form.isValid)
        form.age = 18
        #expect(form.isValid)
        form.name = ""
        #expect(!form.isValid)
    }

    @Test func zipJoinsOneByOne() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let log = Log()
        let cancellable = log.watch(a.zip(b) { "\($0)\($1)" })
        a.send(1)
        a.send(2)
        b.send("x")
        a.send(completion: .finished)
        b.send("y")
        #expect(log.lines == ["1x", "2y", "|"])
        #expect(Just(1).zip(Just(2), Just(3)).line() == "(1, 2, 3) |")
        #expect([1, 2].publisher.zip(Just(2), Just(3), Just(4)).line() == "(1, 2, 3, 4) |")
        withExtendedLifetime(cancellable) {}
    }

    @Test func mergeSendsAsTheyCome() {
        let (a, b) = (PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>())
        let log = Log()
        let cancellable = log.watch(a.merge(with: b))
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        b.send(completion: .failure(Broken(code: 9)))
        #expect(log.lines == ["1", "2", "3", "! Broken(code: 9)"])
        #expect(Publishers.MergeMany([Just(1), Just(2)]).line() == "1 2 |")
        #expect(Publishers.MergeMany([Just<Int>]()).line() == "|")
        #expect(Publishers.Merge3(Just(1), Just(2), Just(3)).line() == "1 2 3 |")
        #expect(Just(1).merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8)).line() == "1 2 3 4 5 6 7 8 |")
        withExtendedLifetime(cancellable) {}
    }

    @Test func mergeSurvivesValuesSentDuringDelivery() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var log: [Int] = []
        let cancellable = a.merge(with: b).sink { value in
            if value < 3 { b.send(value + 1) }
            log.append(value)
        }
        a.send(1)
        #expect(log == [1, 2, 3])
        withExtendedLifetime(cancellable) {}
    }

    @Test func flatMapSendsTheValuesOfAll() {
        #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.line() == "1 10 2 20 |")
        #expect([1, 2].publisher.flatMap { _ in Fail<Int, Broken>(error: Broken()) }.line() == "!")
        let outer = failing.flatMap { Just($0 * 2) }
        #expect(outer.line() == "2 4 6 !")
    }

    @Test func switchToLatestStopsTheOneBefore() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let log = Log()
        let cancellable = log.watch(outer.switchToLatest())
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        b.send(4)
        b.send(completion: .finished)
        #expect(log.lines == ["1", "3", "4", "|"])
        #expect([1, 2].publisher.map { Just($0) }.switchToLatest().line() == "1 2 |")
        withExtendedLifetime(cancellable) {}
    }

    @Test func shareRunsOnceAndMulticastStartsOnConnect() {
        var starts = 0
        let subject = PassthroughSubject<Int, Never>()
        let source = Deferred { () -> PassthroughSubject<Int, Never> in
            starts += 1
            return subject
        }
        let shared = source.share()
        let log = Log()
        let first = log.watch(shared)
        let second = log.watch(shared)
        subject.send(1)
        #expect(starts == 1)
        #expect(log.lines == ["1", "1"])
        first.cancel()
        second.cancel()
        subject.send(2)
        #expect(log.lines.count == 2)
        let third = log.watch(shared)
        #expect(starts == 2)
        let manual = (1...2).publisher.makeConnectable()
        let late = Log()
        let fourth = late.watch(manual)
        #expect(late.lines.isEmpty)
        let connection = manual.connect()
        #expect(late.lines == ["1", "2", "|"])
        withExtendedLifetime((third, fourth, connection)) {}
    }

    @Test func dropAndPrefixUntilOutput() {
        let (values, gate) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let (after, before) = (Log(), Log())
        let cancellables = [after.watch(values.drop(untilOutputFrom: gate)), before.watch(values.prefix(untilOutputFrom: gate))]
        values.send(1)
        gate.send()
        values.send(2)
        #expect(after.lines == ["2"])
        #expect(before.lines == ["1", "|"])
        withExtendedLifetime(cancellables) {}
    }

    @Test func notificationsStopWithTheSubscription() {
        let center = NotificationCenter()
        let name = Notification.Name("somethingHappened")
        let log = Log()
        let cancellable = log.watch(center.publisher(for: name).map { $0.userInfo?["n"] as? Int ?? 0 })
        center.post(name: name, object: nil, userInfo: ["n": 3])
        cancellable.cancel()
        center.post(name: name, object: nil, userInfo: ["n": 4])
        #expect(log.lines == ["3"])
    }

    @Test func chainsReleaseWhatTheyHold() {
        final class Token {}
        let subject = PassthroughSubject<Int, Never>()
        let other = PassthroughSubject<Int, Never>()
        func build() -> (AnyCancellable, () -> Token?) {
            let token = Token()
            weak let seen = token
            let cancellable = subject.merge(with: other).combineLatest(other).flatMap { Just($0.0) }.map { [token] value in
                withExtendedLifetime(token) { value }
            }.prepend(0).removeDuplicates().receive(on: ImmediateScheduler.shared).share().sink { _ in _ = token }
            return (cancellable, { seen })
        }
        let (cancellable, token) = build()
        subject.send(1)
        other.send(2)
        #expect(token() != nil)
        cancellable.cancel()
        #expect(token() == nil)
    }

    @Test func asyncValues() async throws {
        var values: [Int] = []
        for await value in (1...3).publisher.values { values.append(value) }
        #expect(values == [1, 2, 3])
        await #expect(throws: Broken.self) {
            for try await _ in failing.values {}
        }
        let future = Future<Int, Never> { $0(.success(6)) }
        #expect(await future.value == 6)
    }
}
