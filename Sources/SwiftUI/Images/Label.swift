/// A title with an icon.
@frozen public struct Label<Title: View, Icon: View> {
    @usableFromInline let title: Title
    @usableFromInline let icon: Icon
}

extension Label {
    @inlinable nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style draws, for a style that adds to another.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let configuration = LabelStyleConfiguration(
            title: .init(content: _ErasedView(view.title)), icon: .init(content: _ErasedView(view.icon)))
        if let style = graph.environment._labelStyle {
            // Inside of a style's body, a label has the look of the surroundings of that style.
            let saved = graph.environment
            graph.environment._labelStyle = nil
            style.add(configuration, &graph)
            graph.environment = saved
        } else {
            graph._addLabel(configuration, .titleAndIcon)
        }
    }
    nonisolated public var _isStateless: Bool { false }
}
