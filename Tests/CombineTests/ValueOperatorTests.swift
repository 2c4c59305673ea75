import Foundation
import Testing

@testable import Combine

/// The expected values follow Apple's documentation of each operator.
struct ValueOperatorTests {
    private let numbers = (1...5).publisher

    @Test func mapFamily() {
        struct Point { var x = 1, y = 2, z = 3 }
        #expect(numbers.map { $0 * 2 }.line() == "2 4 6 8 10 |")
        #expect(numbers.tryMap { if $0 == 3 { throw Broken() } else { $0 } }.line() == "1 2 !")
        #expect(numbers.compactMap { $0 % 2 == 0 ? nil : "n\($0)" }.line() == "n1 n3 n5 |")
        #expect(numbers.tryCompactMap { if $0 == 4 { throw Broken() } else { $0 == 1 ? nil : $0 } }.line() == "2 3 !")
        #expect([1, nil, 3].publisher.replaceNil(with: 0).line() == "1 0 3 |")
        #expect(Just(Point()).map(\.y).line() == "2 |")
        #expect(Just(Point()).map(\.x, \.z).line() == "(1, 3) |")
        #expect(Just(Point()).map(\.x, \.y, \.z).line() == "(1, 2, 3) |")
    }

    @Test func filterFamily() {
        #expect(numbers.filter { $0 > 3 }.line() == "4 5 |")
        #expect(numbers.tryFilter { if $0 == 3 { throw Broken() } else { $0 > 1 } }.line() == "2 !")
        #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().line() == "1 2 1 |")
        #expect(numbers.removeDuplicates { $0 / 2 == $1 / 2 }.line() == "1 2 4 |")
        #expect([1, 1, 2].publisher.tryRemoveDuplicates { if $1 == 2 { throw Broken() } else { $0 == $1 } }.line() == "1 !")
        #expect(numbers.ignoreOutput().line() == "|")
        #expect(failing.ignoreOutput().line() == "!")
    }

    @Test func dropAndPrefixFamily() {
        #expect(numbers.dropFirst().line() == "2 3 4 5 |")
        #expect(numbers.dropFirst(9).line() == "|")
        #expect([1, 2, 3, 1].publisher.drop { $0 < 3 }.line() == "3 1 |")
        #expect(numbers.tryDrop { if $0 == 2 { throw Broken() } else { true } }.line() == "!")
        #expect(numbers.prefix(2).line() == "1 2 |")
        #expect(numbers.prefix(0).line() == "|")
        #expect(numbers.prefix { $0 < 3 }.line() == "1 2 |")
        #expect(numbers.tryPrefix { if $0 == 3 { throw Broken() } else { true } }.line() == "1 2 !")
        #expect(numbers.output(at: 1).line() == "2 |")
        #expect(numbers.output(in: 1...2).line() == "2 3 |")
        #expect(numbers.output(in: 3...).line() == "4 5 |")
        #expect(numbers.first().line() == "1 |")
        #expect(numbers.first { $0 > 2 }.line() == "3 |")
        #expect(numbers.tryFirst { if $0 == 2 { throw Broken() } else { false } }.line() == "!")
        #expect(numbers.last().line() == "5 |")
        #expect(numbers.last { $0 < 3 }.line() == "2 |")
        #expect(failing.last().line() == "!")
    }

    @Test func prefixStopsAnEndlessSequence() {
        #expect((1...).publisher.prefix(3).line() == "1 2 3 |")
        #expect((1...).publisher.contains(7).line() == "true |")
    }

    @Test func foldFamily() {
        #expect(numbers.reduce(0, +).line() == "15 |")
        #expect(numbers.tryReduce(0) { if $1 == 3 { throw Broken() } else { $0 + $1 } }.line() == "!")
        #expect(numbers.scan(0, +).line() == "1 3 6 10 15 |")
        #expect(numbers.tryScan(0) { if $1 == 3 { throw Broken() } else { $0 + $1 } }.line() == "1 3 !")
        #expect(numbers.collect().line() == "[1, 2, 3, 4, 5] |")
        #expect(numbers.collect(2).line() == "[1, 2] [3, 4] [5] |")
        #expect(failing.collect().line() == "!")
        #expect(failing.collect(2).line() == "[1, 2] !")
        #expect(numbers.count().line() == "5 |")
        #expect([3, 1, 2].publisher.min().line() == "1 |")
        #expect([3, 1, 2].publisher.max().line() == "3 |")
        #expect(["bb", "a", "cc"].publisher.max { $0.count < $1.count }.line() == "bb |")
        #expect(["bb", "a", "cc"].publisher.min { $0.count < $1.count }.line() == "a |")
        #expect([Int]().publisher.max().line() == "|")
        #expect(numbers.contains { $0 == 9 }.line() == "false |")
        #expect(numbers.allSatisfy { $0 < 3 }.line() == "false |")
        #expect(numbers.allSatisfy { $0 < 9 }.line() == "true |")
        #expect(numbers.tryAllSatisfy { _ in throw Broken() }.line() == "!")
    }

    @Test func errorFamily() {
        #expect(failing.mapError { Broken(code: $0.code + 1) }.line() == "1 2 3 !")
        #expect(failing.replaceError(with: 9).line() == "1 2 3 9 |")
        #expect(failing.catch { _ in Just(7) }.line() == "1 2 3 7 |")
        #expect(failing.tryCatch { _ -> Just<Int> in throw Broken() }.line() == "1 2 3 !")
        #expect(Empty<Int, Never>().replaceEmpty(with: 4).line() == "4 |")
        #expect(numbers.replaceEmpty(with: 4).line() == "1 2 3 4 5 |")
        #expect(numbers.setFailureType(to: Broken.self).line() == "1 2 3 4 5 |")
        #expect(numbers.assertNoFailure().line() == "1 2 3 4 5 |")
    }

    @Test func retryStartsAgainSoManyTimes() {
        var starts = 0
        let publisher = Deferred { () -> AnyPublisher<Int, Broken> in
            starts += 1
            return starts < 3 ? Fail(error: Broken()).eraseToAnyPublisher() : Just(7).setFailureType(to: Broken.self).eraseToAnyPublisher()
        }
        #expect(publisher.retry(2).line() == "7 |")
        #expect(starts == 3)
        #expect(failing.retry(1).line() == "1 2 3 1 2 3 !")
        #expect(Fail<Int, Broken>(error: Broken()).retry(100_000).line() == "!")
    }

    @Test func prependAndAppend() {
        #expect(numbers.prepend(8, 9).line() == "8 9 1 2 3 4 5 |")
        #expect(numbers.append([6, 7]).line() == "1 2 3 4 5 6 7 |")
        #expect(Just(1).append(Just(2)).prepend(Just(0)).line() == "0 1 2 |")
    }

    @Test func codingThroughJSON() {
        #expect(Just([1, 2]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }.line() == "[1,2] |")
        #expect(Just(Data("[3]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).line() == "[3] |")
        #expect(Just(Data("x".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).line() == "!")
    }

    @Test func convenienceSources() {
        #expect(Optional(3).publisher.line() == "3 |")
        #expect(Int?.none.publisher.line() == "|")
        #expect(Result<Int, Broken>.success(3).publisher.line() == "3 |")
        #expect(Result<Int, Broken>.failure(Broken()).publisher.line() == "!")
        #expect(Record<Int, Broken>(output: [1, 2], completion: .failure(Broken())).line() == "1 2 !")
        #expect(Empty<Int, Never>(completeImmediately: false).line() == "")
    }

    @Test func eventsAreToldInOrder() {
        var log: [String] = []
        let probe = numbers.handleEvents(
            receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("\($0)") },
            receiveCompletion: { _ in log.append("end") }, receiveCancel: { log.append("cancel") },
            receiveRequest: { log.append("request \($0)") }
        ).probed()
        probe.request(2)
        probe.subscription?.cancel()
        #expect(log == ["subscription", "request max(2)", "1", "2", "cancel"])
    }

    @Test func printingWritesCombinesLines() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        #expect(Just(1).print("p", to: lines).line() == "1 |")
        let written = lines.text.split(separator: "\n")
        #expect(written.dropFirst() == ["p: request unlimited", "p: receive value: (1)", "p: receive finished"])
        #expect(written[0].hasPrefix("p: receive subscription: ("))
    }
}
