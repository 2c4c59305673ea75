import Foundation
import Testing

@testable import Combine

/// Combine's documentation: "publishing occurs in the property's willSet block, meaning subscribers receive the new value
/// before it's actually set on the property".
struct PublishedTests {
    private class Counter: ObservableObject {
        @Published var count = 1
        @Published var name: String
        init(name: String) { self.name = name }
    }

    private final class Named: Counter {
        @Published var title = "a"
    }

    private final class Plain: ObservableObject {
        var count = 0 {
            willSet { objectWillChange.send() }
        }
    }

    @Test func sendsTheValueOnSubscriptionAndEachChangeBeforeItIsStored() {
        let counter = Counter(name: "n")
        var log: [String] = []
        let cancellable = counter.$count.sink { log.append("\($0) while \(counter.count)") }
        counter.count = 2
        counter.count += 5
        #expect(log == ["1 while 1", "2 while 1", "7 while 2"])
        #expect(counter.count == 7)
        cancellable.cancel()
        counter.count = 9
        #expect(log.count == 3)
    }

    @Test func tellsTheObjectBeforeTheChangeAndBeforeTheProperty() {
        let counter = Counter(name: "n")
        var log: [String] = []
        let all = counter.objectWillChange.sink { _ in log.append("object while \(counter.count)") }
        let one = counter.$count.sink { log.append("property \($0)") }
        counter.count = 2
        counter.name = "m"
        #expect(log == ["property 1", "object while 1", "property 2", "object while 2"])
        withExtendedLifetime((all, one)) {}
    }

    @Test func objectPublisherIsOneAndReachesInheritedProperties() {
        let named = Named(name: "n")
        #expect(named.objectWillChange === named.objectWillChange)
        #expect((named as Counter).objectWillChange === named.objectWillChange)
        var changes = 0
        let cancellable = named._onWillChange { changes += 1 }
        named.title = "b"
        named.count = 3
        named.name = "o"
        #expect(changes == 3)
        withExtendedLifetime(cancellable) {}
    }

    @Test func objectWithoutPublishedPropertiesKeepsItsPublisherForItsLife() {
        var plain: Plain? = Plain()
        weak let old = plain
        var changes = 0
        let cancellable = plain?._onWillChange { changes += 1 }
        plain?.count = 1
        plain?.count = 2
        #expect(changes == 2)
        plain = nil
        #expect(old == nil)
        withExtendedLifetime(cancellable) {}
    }

    @Test func registryDoesNotGrowWithObjectsThatAreGone() {
        let registry = ObservableObjectRegistry()
        var publishers: [ObservableObjectPublisher] = []
        for _ in 0..<10_000 {
            publishers.append(registry.publisher(of: Plain()))
        }
        #expect(registry.count <= 129)
        #expect(publishers.count == 10_000)
    }

    @Test func propertyReplacedAfterwardsStillTellsTheObject() {
        final class Late: ObservableObject {
            @Published var first = 0
            @Published var second = 0
            func replace() { _second = Published(initialValue: 5) }
        }
        let late = Late()
        var changes = 0
        let before = late._onWillChange { changes += 1 }
        late.replace()
        let after = late._onWillChange {}
        late.second = 6
        #expect(changes == 1)
        withExtendedLifetime((before, after)) {}
    }

    @Test func assigningToAPublishedPropertyEndsWithTheObject() {
        let subject = PassthroughSubject<Int, Never>()
        var counter: Counter? = Counter(name: "n")
        weak let old = counter
        var changes = 0
        let cancellable = counter?._onWillChange { changes += 1 }
        if counter != nil { subject.assign(to: &counter!.$count) }
        subject.send(4)
        #expect(counter?.count == 4)
        #expect(changes == 1)
        counter = nil
        #expect(old == nil)
        subject.send(5)
        #expect(changes == 1)
        withExtendedLifetime(cancellable) {}
    }
}
