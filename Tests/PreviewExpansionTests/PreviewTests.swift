import Testing

@Suite struct PreviewTests {
    @Test func theRecordHoldsNameTraitsAndPlace() {
        let expansion = Expansion("import SwiftUI\n\n#Preview(\"Empty\", traits: .sizeThatFitsLayout) { Text(\"a\") }")
        #expect(expansion.complaints == [])
        #expect(expansion.text.contains("@section(\"vitrine_previews\") @used"))
        #expect(expansion.text.contains("addView(\"Empty\", traits: .sizeThatFitsLayout, fileID: \"App/View.swift\", line: 3, column: 1)"))
        #expect(expansion.text.contains("column: 1) {\n            Text(\"a\")\n        }"))
    }

    @Test func previewableDeclarationsBecomePropertiesOfAView() {
        let expansion = Expansion(
            "#Preview {\n    @Previewable @State var isOn = true\n    let title = \"a\"\n    Toggle(title, isOn: $isOn)\n}")
        #expect(expansion.complaints == [])
        #expect(expansion.text.contains("struct PreviewBody: SwiftUI.View {\n        @State var isOn = true"))
        #expect(expansion.text.contains("var body: some SwiftUI.View {\n    let title = \"a\"\n    Toggle(title, isOn: $isOn)"))
        #expect(expansion.text.contains("column: 1) {\n            PreviewBody()\n        }"))
    }

    @Test(arguments: [
        (
            "#Preview { \n Text(\"a\")\n @Previewable @State var a = 1 }",
            "3:2 @Previewable declarations must come first in the body of #Preview: move this line up"
        ),
        (
            "#Preview { @Previewable @State var a: Int\n Text(\"a\") }",
            "1:36 'a' needs an initial value: a preview has nobody who could pass one"
        ),
        ("#Preview(body: make)", "1:1 #Preview needs its body as a closure written in place: #Preview { ContentView() }"),
        (
            "struct A { @Previewable var a = 1 }",
            "1:12 @Previewable may stand only at the start of a #Preview body: remove it here, or move the property into the preview"
        ),
    ])
    func aMistakeIsSaidOnceWithItsMend(source: String, complaint: String) {
        #expect(Expansion(source).complaints == [complaint])
    }
}
