/// How progress views look.
@MainActor @preconcurrency public protocol ProgressViewStyle: _ViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a progress view is, for its style.
public struct ProgressViewStyleConfiguration {
    public struct Label {
        let content: _ErasedView
    }
    public struct CurrentValueLabel {
        let content: _ErasedView
    }
    /// 0...1; nil where nothing is known.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.content.add(&graph) }
}
extension ProgressViewStyleConfiguration.CurrentValueLabel: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.content.add(&graph) }
}

/// The system's choice: a bar where the share is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        _ProgressLook(configuration: configuration, isCircular: configuration.fractionCompleted == nil)
    }
}

/// A spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
    let tint: Color?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        _ProgressLook(configuration: configuration, isCircular: true, tint: tint)
    }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    let tint: Color?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        _ProgressLook(configuration: configuration, isCircular: false, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private struct ProgressViewStyleKey: EnvironmentKey { static var defaultValue: _StyleBox<ProgressViewStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var _progressViewStyle: _StyleBox<ProgressViewStyleConfiguration>? {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\._progressViewStyle, _StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}

/// A spinner or a bar in a tint.
struct _ProgressLook {
    let configuration: ProgressViewStyleConfiguration
    let isCircular: Bool
    var tint: Color?
}

extension _ProgressLook: _PrimitiveView {
    static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let saved = graph.environment
        if let tint = view.tint { graph.environment._tint = _StyleReference(tint) }
        if view.isCircular { graph._addCircularProgress(view.configuration) } else { graph._addLinearProgress(view.configuration) }
        graph.environment = saved
    }
}
