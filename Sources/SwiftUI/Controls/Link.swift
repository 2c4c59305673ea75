/// Text that opens an address.
public struct Link<Label: View> {
    let label: Label
    let destination: URL

    nonisolated init(label: Label, destination: URL) {
        self.label = label
        self.destination = destination
    }
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) { self.init(label: label(), destination: destination) }
}

extension Link: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let label = PrimitiveButtonStyleConfiguration.Label(content: _ErasedView(view.label))
        if let style = graph.environment._buttonStyle {
            style.add(PrimitiveButtonStyleConfiguration(role: nil, label: label, action: {}), &graph)
        } else {
            graph._addAutomaticButton(nil) { graph in Label._make(view.label, &graph) }
        }
        var semantics = Semantics(role: .link)
        semantics.url = view.destination.absoluteString
        graph._wrapPressable(semantics, since: mark, action: nil)
    }
    nonisolated public var _isStateless: Bool { false }
}

extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(label: Text(titleKey), destination: destination) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(label: Text(title), destination: destination) }
}
