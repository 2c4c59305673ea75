/// A row or button that leads to another view; the view is not shown yet.
public struct NavigationLink<Label: View, Destination: View> {
    let label: Label
    nonisolated init(label: Label) { self.label = label }
}

extension NavigationLink: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        if graph.environment._row != nil {
            let saved = graph.environment
            if !saved.isEnabled { graph.environment._setDefaultForeground(_StyleReference(Color(_system: .tertiaryLabel))) }
            Label._make(view.label, &graph)
            graph.environment = saved
            graph._joinLabel(since: mark)
            graph._wrapRowChevron(since: mark)
        } else if let style = graph.environment._buttonStyle {
            style.add(PrimitiveButtonStyleConfiguration(role: nil, label: .init(content: _ErasedView(view.label)), action: {}), &graph)
        } else {
            graph._addAutomaticButton(nil) { graph in Label._make(view.label, &graph) }
        }
        graph._wrapPressable(Semantics(role: .button), since: mark, action: nil)
    }
    nonisolated public var _isStateless: Bool { false }
}

extension NavigationLink {
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.init(label: label()) }
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label: label()) }
    nonisolated public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
    nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }
    nonisolated public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { self.init(label: Text(title)) }
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(label: Text(titleKey)) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) { self.init(label: Text(title)) }
    nonisolated public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey))
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(titleKey))
    }
    nonisolated public init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(label: Text(titleKey))
    }
}

extension NavigationLink where Destination == Never {
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label: label()) }
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text { self.init(label: Text(titleKey)) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text { self.init(label: Text(title)) }
}
