@testable import SwiftUI
import Testing

final class Model {}

extension EnvironmentValues {
    @Entry var caption = "none"
    @Entry var count: Int = 3
    @Entry var selected: Int?
    @Entry var model = Model()
    @Entry var refresh: () -> Void = {}
    @Entry var onClose: (() -> Void)?
}

extension Transaction {
    @Entry var reason = "none"
}

extension ContainerValues {
    @Entry var isPinned: Bool = false
}

extension FocusedValues {
    @Entry var document: Binding<String>?
}

@Suite struct EntryTests {
    @Test func anEntryHasItsDefaultUntilItIsSet() {
        var values = EnvironmentValues()
        #expect(values.caption == "none")
        #expect(values.count == 3)
        #expect(values.selected == nil)
        #expect(values.onClose == nil)
        values.caption = "set"
        values.selected = 4
        #expect(values.caption == "set")
        #expect(values.selected == 4)
        #expect(values.count == 3)
    }

    @Test func aSetReferenceStaysTheSame() {
        var values = EnvironmentValues()
        let model = Model()
        values.model = model
        #expect(values.model === model)
    }

    @Test func theOtherContainersTakeEntriesToo() {
        var transaction = Transaction()
        transaction.reason = "tap"
        #expect(transaction.reason == "tap")
        #expect(Transaction().reason == "none")
        var container = ContainerValues()
        container.isPinned = true
        #expect(container.isPinned)
        #expect(!ContainerValues().isPinned)
        var focused = FocusedValues()
        #expect(focused.document == nil)
        focused.document = .constant("text")
        #expect(focused.document?.wrappedValue == "text")
    }
}
