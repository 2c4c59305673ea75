/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle: _ViewStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a toggle is, for its style.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label {
        let content: _ErasedView
    }
    public let label: Label
    @Binding public var isOn: Bool
    /// Some of several sources are on.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

extension ToggleStyleConfiguration.Label: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.content.add(&graph) }
}

/// The system's choice: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { _SwitchLook(configuration: configuration) }
}

/// A label with a switch after it.
public struct SwitchToggleStyle: ToggleStyle {
    let tint: Color?
    nonisolated public init() { tint = nil }
    /// - Parameter tint: colour of the switch when it is on.
    nonisolated public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        _SwitchLook(configuration: configuration, tint: tint)
    }
}

/// A button that stays pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { _ButtonToggleLook(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey { static var defaultValue: _StyleBox<ToggleStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var _toggleStyle: _StyleBox<ToggleStyleConfiguration>? {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\._toggleStyle, _StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}

/// The switch of a configuration.
struct _SwitchLook {
    let configuration: ToggleStyleConfiguration
    var tint: Color?
}

extension _SwitchLook: _PrimitiveView {
    static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let saved = graph.environment
        if let tint = view.tint { graph.environment._tint = _StyleReference(tint) }
        graph._addSwitch(view.configuration)
        graph.environment = saved
    }
}

/// Without a border: text in the tint on a weak shade of it while it is on (paddings are estimates).
struct _ButtonToggleLook {
    let configuration: ToggleStyleConfiguration
}

extension _ButtonToggleLook: _PrimitiveView {
    static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let isOn = graph._read { view.configuration.isOn }
        let saved = graph.environment
        graph.environment._setDefaultForeground(graph._buttonForeground(nil))
        view.configuration.label.content.add(&graph)
        graph.environment = saved
        graph._joinLabel(since: mark)
        let room = _ControlRoom.of(saved.controlSize)
        graph._wrapPadding(
            EdgeInsets(top: room.vertical, leading: room.horizontal, bottom: room.vertical, trailing: room.horizontal), since: mark)
        guard isOn else { return }
        let fill = graph._paint((saved._tint ?? _StyleReference(.accentColor))._opacity(0.15))
        let isCapsule = saved._design == .ios26
        graph._wrapBackground(alignment: .center, since: mark) { graph in
            if isCapsule { graph._addCapsule(fill) } else { graph._addRectangle(fill, cornerRadius: 8) }
        }
    }
}
