/// The system's choice: text in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        _AutomaticButtonLook(role: configuration.role, label: configuration.label.content)
    }
}

/// Text in the tint without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        _AutomaticButtonLook(role: configuration.role, label: configuration.label.content)
    }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { _PlainButtonLook(label: configuration.label.content) }
}

/// A grey shape under text in the tint; with a tint of its own, a weak shade of that.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        _BorderedButtonLook(role: configuration.role, label: configuration.label.content, kind: .bordered)
    }
}

/// A shape in the tint under white text.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        _BorderedButtonLook(role: configuration.role, label: configuration.label.content, kind: .prominent)
    }
}

/// Glass under the label (iOS 26); drawn as a translucent capsule.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        _BorderedButtonLook(role: configuration.role, label: configuration.label.content, kind: .glass)
    }
}

/// Tinted glass under the label (iOS 26); drawn as a capsule in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        _BorderedButtonLook(role: configuration.role, label: configuration.label.content, kind: .glassProminent)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button's label in the tint.
struct _AutomaticButtonLook {
    let role: ButtonRole?
    let label: _ErasedView
}

extension _AutomaticButtonLook: _PrimitiveView {
    static func _make(_ view: __owned Self, _ graph: inout _Graph) { graph._addAutomaticButton(view.role) { view.label.add(&$0) } }
}

/// A button's label, grey where it is disabled.
struct _PlainButtonLook {
    let label: _ErasedView
}

extension _PlainButtonLook: _PrimitiveView {
    static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let saved = graph.environment
        if !saved.isEnabled { graph.environment._setDefaultForeground(_StyleReference(Color(_system: .tertiaryLabel))) }
        view.label.add(&graph)
        graph.environment = saved
        graph._joinLabel(since: mark)
    }
}
