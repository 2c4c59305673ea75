import Testing

@Suite struct EntryTests {
    @Test func aValueWithoutATypeStaysInferred() {
        let expansion = Expansion("extension EnvironmentValues { @Entry var caption = \"none\" }")
        #expect(expansion.complaints == [])
        #expect(expansion.text.contains("self[__Key_caption.self] = newValue"))
        #expect(expansion.text.contains("struct __Key_caption: SwiftUICore.EnvironmentKey"))
        #expect(expansion.text.contains("@SwiftUICore.__EntryDefaultValue static var defaultValue = \"none\""))
    }

    @Test func anOptionalWithoutAValueIsNil() {
        let expansion = Expansion("extension Transaction { @Entry var id: Int? }")
        #expect(expansion.text.contains("struct __Key_id: SwiftUICore.TransactionKey"))
        #expect(expansion.text.contains("static var defaultValue: Int? {"))
        #expect(expansion.complaints == [])
    }

    @Test func aFocusedValueHasNoDefault() {
        let expansion = Expansion("extension FocusedValues { @Entry var title: Binding<String>? }")
        #expect(expansion.text.contains("typealias Value = Binding<String>"))
        #expect(!expansion.text.contains("defaultValue"))
        #expect(expansion.complaints == [])
    }

    @Test(arguments: [
        (
            "extension EnvironmentValues { @Entry var id: Int }",
            "1:31 'id' needs a default value: write '@Entry var id: T = …', or make its type optional"
        ),
        (
            "extension EnvironmentValues { @Entry let id = 1 }",
            "1:31 @Entry may be put only before one 'var', such as '@Entry var caption: String = \"\"'"
        ),
        (
            "extension View { @Entry var id = 1 }",
            "1:18 @Entry may be used only in an extension of one of EnvironmentValues, Transaction, ContainerValues, FocusedValues: move this property into one"
        ),
        (
            "extension FocusedValues { @Entry var id: Int = 1 }",
            "1:27 a focused value is nil until something has focus: write '@Entry var id: T?' without a value"
        ),
        (
            "extension EnvironmentValues { @Entry var id: Int { 1 } }",
            "1:31 @Entry writes the getter and setter of 'id': give it a value and no accessors"
        ),
    ])
    func aMistakeIsSaidOnceWithItsMend(source: String, complaint: String) {
        #expect(Expansion(source).complaints == [complaint])
    }
}
