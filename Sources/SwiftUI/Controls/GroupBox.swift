/// Views in a box with a title.
public struct GroupBox<Label: View, Content: View> {
    let label: Label
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
    nonisolated init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label: label, content: content()) }
}

extension GroupBox: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let configuration = GroupBoxStyleConfiguration(
            label: .init(content: _ErasedView(view.label)), content: .init(content: _ErasedView(view.content)))
        if let style = graph.environment._groupBoxStyle {
            style.add(configuration, &graph)
        } else {
            graph._addGroupBox(configuration)
        }
    }
    nonisolated public var _isStateless: Bool { label._isStateless && content._isStateless }
}

extension _Graph {
    /// Title in headline over the content, 16 around, on the second background; radius 8, from iOS 26 on 20 (estimates).
    @MainActor mutating func _addGroupBox(_ configuration: GroupBoxStyleConfiguration) {
        let mark = _mark
        _addStack(.vertical, spacing: nil, alignment: HorizontalAlignment.leading.key) { graph in
            let saved = graph.environment
            graph.environment.font = .headline
            configuration.label.content.add(&graph)
            graph.environment = saved
            let inner = graph._mark
            graph._addStack(.vertical, spacing: nil, alignment: HorizontalAlignment.center.key) { graph in
                configuration.content.content.add(&graph)
            }
            graph._wrapFlexFrame(
                minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil, maxHeight: nil, alignment: .center,
                since: inner)
        }
        _wrapPadding(EdgeInsets(16, edges: .all), since: mark)
        let fill = _paint(Color(_system: environment._row == nil ? .secondaryBackground : .tertiaryGroupedBackground))
        let radius: CGFloat = environment._design == .ios18 ? 8 : 20
        _wrapBackground(alignment: .center, since: mark) { $0._addRectangle(fill, cornerRadius: radius) }
        _wrapSemantics(Semantics(role: .group), since: mark)
    }
}

extension GroupBox where Label == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

/// How group boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle: _ViewStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a group box is, for its style.
public struct GroupBoxStyleConfiguration {
    public struct Label {
        let content: _ErasedView
    }
    public struct Content {
        let content: _ErasedView
    }
    public let label: Label
    public let content: Content
}

extension GroupBoxStyleConfiguration.Label: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.content.add(&graph) }
}
extension GroupBoxStyleConfiguration.Content: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.content.add(&graph) }
}

/// The system's choice.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { _GroupBoxLook(configuration: configuration) }
}

struct _GroupBoxLook {
    let configuration: GroupBoxStyleConfiguration
}

extension _GroupBoxLook: _PrimitiveView {
    static func _make(_ view: __owned Self, _ graph: inout _Graph) { graph._addGroupBox(view.configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey { static var defaultValue: _StyleBox<GroupBoxStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var _groupBoxStyle: _StyleBox<GroupBoxStyleConfiguration>? {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        environment(\._groupBoxStyle, _StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}
