/// A label with what it stands for.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
    /// Made by a style of its configuration: drawn as the system draws it.
    var isPlainOfStyle = false

    nonisolated init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }
}

extension LabeledContent: View where Label: View, Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("LabeledContent has no body") }

    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let (label, content) = (_ErasedView(view.label), _ErasedView(view.content))
        if !view.isPlainOfStyle, let style = graph.environment._labeledContentStyle {
            style.add(LabeledContentStyleConfiguration(label: .init(content: label), content: .init(content: content)), &graph)
            return
        }
        graph._addLabeledContent(label: label, content: content)
    }
    nonisolated public var _isStateless: Bool { label._isStateless && content._isStateless }
}

extension _Graph {
    /// The label at the leading edge, the content in grey at the trailing one.
    @MainActor mutating func _addLabeledContent(label: _ErasedView, content: _ErasedView) {
        _addStack(.horizontal, spacing: nil, alignment: VerticalAlignment.firstTextBaseline.key) { graph in
            if !graph.environment._labelsHidden {
                graph._addDimmable(label)
                graph._addSpacer(minLength: nil)
            }
            let saved = graph.environment
            graph.environment._setDefaultForeground(HierarchicalShapeStyle.secondary._reference(in: saved))
            if saved.multilineTextAlignment == .leading { graph.environment.multilineTextAlignment = .trailing }
            let mark = graph._mark
            content.add(&graph)
            graph.environment = saved
            graph._joinLabel(since: mark)
        }
    }
}

extension LabeledContent where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }
}

extension LabeledContent where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }
    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(format.format(value)))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(format.format(value)))
    }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The labelled content of a style's configuration, drawn as the system draws it.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
        isPlainOfStyle = true
    }
}

/// How labelled content looks.
@MainActor @preconcurrency public protocol LabeledContentStyle: _ViewStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What labelled content is, for its style.
public struct LabeledContentStyleConfiguration {
    public struct Label {
        let content: _ErasedView
    }
    public struct Content {
        let content: _ErasedView
    }
    public let label: Label
    public let content: Content
}

extension LabeledContentStyleConfiguration.Label: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.content.add(&graph) }
}
extension LabeledContentStyleConfiguration.Content: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.content.add(&graph) }
}

/// The system's choice: a line with both.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentStyleKey: EnvironmentKey { static var defaultValue: _StyleBox<LabeledContentStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var _labeledContentStyle: _StyleBox<LabeledContentStyleConfiguration>? {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environment(\._labeledContentStyle, _StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}
