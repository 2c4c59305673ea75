/// A label that a tap opens to show more.
public struct DisclosureGroup<Label: View, Content: View> {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?
    /// How deep it lies in an outline.
    var depth = 0

    nonisolated init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
        self.label = label
        self.isExpanded = isExpanded
        self.content = content
    }
}

/// Whether a group without a binding is open.
private final class DisclosureState {
    var isOpen = false
}

extension DisclosureGroup: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let state = graph._storage { DisclosureState() }
        let isOpen = graph._read { view.isExpanded?.wrappedValue } ?? state.isOpen
        let viewGraph = graph._viewGraph
        let binding = view.isExpanded
        let label = view.label
        graph._addDisclosureLabel(isOpen: isOpen, label: { graph in MainActor.assumeIsolated { Label._make(label, &graph) } }) {
            if let binding {
                binding.wrappedValue.toggle()
            } else {
                state.isOpen.toggle()
                viewGraph.setNeedsMaking()
            }
        }
        guard isOpen else { return }
        let mark = graph._mark
        Content._make(view.content(), &graph)
        // In an outline each level is set in by the width of a chevron and its room (estimate).
        if graph.environment._row != nil { graph._wrapPadding(EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0), since: mark) }
    }
    nonisolated public var _isStateless: Bool { false }
}

extension _Graph {
    /// The line of a disclosure group: the label and a chevron that points down when it is open.
    fileprivate mutating func _addDisclosureLabel(
        isOpen: Bool, label: @escaping (inout _Graph) -> Void, action: @escaping @MainActor () -> Void
    ) {
        let mark = _mark
        let isInRow = environment._row != nil
        _addStack(.horizontal, spacing: nil, alignment: VerticalAlignment.center.key) { graph in
            let mark = graph._mark
            let saved = graph.environment
            if !isInRow { graph.environment._setDefaultForeground(graph._buttonForeground(nil)) }
            label(&graph)
            graph.environment = saved
            graph._joinLabel(since: mark)
            graph._addSpacer(minLength: nil)
            graph._addChevron(pointsDown: isOpen, graph._tintPaint())
        }
        var semantics = Semantics(role: .disclosure)
        semantics.traits = isOpen ? .expanded : .collapsed
        _wrapPressable(semantics, since: mark, action: action)
    }
}

extension DisclosureGroup {
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isExpanded: nil, content: content)
    }
    nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isExpanded: isExpanded, content: content)
    }
}

extension DisclosureGroup where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(titleKey), isExpanded: nil, content: content)
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(titleKey), isExpanded: isExpanded, content: content)
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(title), isExpanded: nil, content: content)
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(title), isExpanded: isExpanded, content: content)
    }
}
