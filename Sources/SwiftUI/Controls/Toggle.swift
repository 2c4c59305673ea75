/// A switch with a label.
public struct Toggle<Label: View> {
    let label: Label
    let isOn: Binding<Bool>
    /// Some of several sources are on.
    var isMixed = false
    /// Made by a style of its configuration: drawn as the system draws it.
    var isPlainOfStyle = false

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    nonisolated init(isOn: Binding<Bool>, label: Label) {
        self.isOn = isOn
        self.label = label
    }

    /// A switch for several values: on where all are.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.isOn = Binding(
            get: { bindings.allSatisfy(\.wrappedValue) }, set: { value in for binding in bindings { binding.wrappedValue = value } })
        isMixed = bindings.contains { $0.wrappedValue } && !bindings.allSatisfy { $0.wrappedValue }
        self.label = label()
    }
}

extension Toggle: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let isOn = view.isOn
        let configuration = ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(content: _ErasedView(view.label)), isOn: isOn, isMixed: view.isMixed)
        if !view.isPlainOfStyle, let style = graph.environment._toggleStyle {
            style.add(configuration, &graph)
        } else {
            graph._addSwitch(configuration)
        }
        if view.isPlainOfStyle { return }
        var semantics = Semantics(role: .toggle)
        if view.isMixed { semantics.traits.insert(.mixed) } else if graph._read({ isOn.wrappedValue }) { semantics.traits.insert(.on) }
        if graph.environment._labelsHidden { semantics.label = graph._textAlone(configuration.label.content) }
        graph._wrapPressable(semantics, since: mark) { isOn.wrappedValue.toggle() }
    }
    nonisolated public var _isStateless: Bool { false }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn, label: Text(titleKey)) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn, label: Text(title)) }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle of a style's configuration, drawn as the system draws it.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, label: configuration.label)
        isMixed = configuration.isMixed
        isPlainOfStyle = true
    }
}

extension _Graph {
    /// The text of a view that is not drawn: a control's name where its label is hidden.
    @MainActor mutating func _textAlone(_ view: _ErasedView) -> String? {
        let mark = _mark
        view.add(&self)
        let text = _take(since: mark).map { _text(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
        return text.isEmpty ? nil : text
    }
}
