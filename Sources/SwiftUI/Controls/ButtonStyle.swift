/// How buttons look; the press itself is the system's.
@MainActor @preconcurrency public protocol ButtonStyle: _ViewStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button is, for its style.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label {
        let content: _ErasedView
    }
    public let role: ButtonRole?
    public let label: Label
    /// False: at rest nothing is pressed.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.content.add(&graph) }
}

/// How buttons look and what presses them.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle: _ViewStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button is, for its style.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label {
        let content: _ErasedView
    }
    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    /// Performs the button's action.
    @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.content.add(&graph) }
}

private struct ButtonStyleKey: EnvironmentKey { static var defaultValue: _StyleBox<PrimitiveButtonStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var _buttonStyle: _StyleBox<PrimitiveButtonStyleConfiguration>? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(
            \._buttonStyle,
            _StyleBox(style) { style, configuration in
                style.makeBody(
                    configuration: ButtonStyleConfiguration(
                        role: configuration.role, label: ButtonStyleConfiguration.Label(content: configuration.label.content),
                        isPressed: false))
            })
    }
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\._buttonStyle, _StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}
