import SwiftUI
import Testing

@MainActor final class Counter {
    var evaluations: [String: Int] = [:]
    func note(_ name: String) { evaluations[name, default: 0] += 1 }
}

private struct Child: View {
    let name: String
    let value: Int
    let counter: Counter
    var body: some View {
        counter.note(name)
        return Box(Double(value), 10).named(name)
    }
}

private struct Parent: View {
    @State private var a = 10
    @State private var b = 20
    let counter: Counter
    let write: (Binding<Int>) -> Void
    var body: some View {
        counter.note("parent")
        write($a)
        return VStack(spacing: 0) {
            Child(name: "a", value: a, counter: counter)
            Child(name: "b", value: b, counter: counter)
        }
    }
}

private struct Endless: View {
    @State private var n = 0
    var body: some View { Box(1, 1).onChange(of: n, initial: true) { n += 1 } }
}

private struct Nested: View {
    let depth: Int
    var body: some View {
        if depth == 0 { AnyView(Box(1, 1).named("leaf")) } else { AnyView(Nested(depth: depth - 1)) }
    }
}

private struct Ouroboros: View {
    var body: some View { AnyView(Ouroboros()) }
}

@MainActor struct StateTests {
    @Test("a write evaluates what reads the state; a child whose value is unchanged is skipped")
    func skipping() {
        let counter = Counter()
        var binding: Binding<Int>?
        let graph = ViewGraph(.init(proposal: ProposedViewSize(width: 100, height: 100))) {
            Parent(counter: counter) { binding = $0 }
        }
        _ = graph.render()
        #expect(counter.evaluations == ["parent": 1, "a": 1, "b": 1])
        binding?.wrappedValue = 30
        let tree = graph.render()
        #expect(counter.evaluations == ["parent": 2, "a": 2, "b": 1])
        let widths = tree.nodes.filter { $0.semantics >= 0 }.map(\.frame.width)
        #expect(widths == [30, 20])
        binding?.wrappedValue = 30
        _ = graph.render()
        #expect(counter.evaluations["parent"] == 2, "an equal value changes nothing")
    }

    @Test("an onChange that never settles ends in a failure that names the view")
    func neverSettles() {
        let graph = ViewGraph(.init(proposal: ProposedViewSize(width: 100, height: 100))) { Endless() }
        let tree = graph.render()
        #expect(tree.failures.count == 1)
        #expect(tree.failures.first?.message.contains("Endless") == true)
    }

    @Test("a view nested 1,000 deep is drawn")
    func deep() {
        let graph = ViewGraph(.init(proposal: ProposedViewSize(width: 100, height: 100))) { Nested(depth: 1000) }
        let tree = graph.render()
        #expect(tree.failures.isEmpty)
        #expect(tree.semantics.contains { $0.identifier == "leaf" })
    }

    @Test("a body that leads back to itself is a failure, not a crash")
    func recursion() {
        let graph = ViewGraph(.init(proposal: ProposedViewSize(width: 100, height: 100))) { Ouroboros() }
        let tree = graph.render()
        #expect(tree.failures.first?.message.contains("Ouroboros") == true)
    }
}

@Observable private final class Shared {
    var width = 10.0
    nonisolated(unsafe) static let only = Shared()
}

private struct ReadsShared: View {
    var body: some View { Box(Shared.only.width, 10).named("shared") }
}

private struct WritesInBody: View {
    @State private var n = 0
    var body: some View {
        n += 1
        return Box(1, 1)
    }
}

@MainActor struct ObservationTests {
    @Test("a view without properties follows an observable object that its body reads")
    func sharedObject() {
        let graph = ViewGraph(.init(proposal: ProposedViewSize(width: 100, height: 100))) { ReadsShared() }
        func width() -> Double? {
            graph.render().nodes.first { $0.semantics >= 0 }.map { Double($0.frame.width) }
        }
        #expect(width() == 10)
        Shared.only.width = 40
        #expect(width() == 40)
    }

    @Test("a body that writes the state that it reads ends in a failure that names the view, not in a hang")
    func writesInBody() {
        let graph = ViewGraph(.init(proposal: ProposedViewSize(width: 100, height: 100))) { WritesInBody() }
        #expect(graph.render().failures.first?.message.contains("WritesInBody") == true)
    }
}
