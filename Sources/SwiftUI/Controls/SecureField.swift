/// A line of text whose characters are not shown.
public struct SecureField<Label: View> {
    let label: Label
    let prompt: Text?
    let text: Binding<String>

    nonisolated init(_ label: Label, _ text: Binding<String>, prompt: Text?) {
        self.label = label
        self.text = text
        self.prompt = prompt
    }
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label(), text, prompt: prompt)
    }
}

extension SecureField: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let text = view.text
        let now = graph._read { text.wrappedValue }
        graph._addTextField(now, role: .secureField, label: _ErasedView(view.label), prompt: view.prompt, isVertical: false)
    }
    nonisolated public var _isStateless: Bool { false }
}

extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(Text(titleKey), text, prompt: nil) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(Text(title), text, prompt: nil) }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(Text(titleKey), text, prompt: prompt)
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(Text(title), text, prompt: prompt)
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(titleKey), text, prompt: nil)
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(title), text, prompt: nil)
    }
}
