/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle: _ViewStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
    public struct Title {
        let content: _ErasedView
    }
    public struct Icon {
        let content: _ErasedView
    }
    public let title: Title
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.content.add(&graph) }
}

extension LabelStyleConfiguration.Icon: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.content.add(&graph) }
}

/// Icon and title, or what the surroundings ask for.
public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { _LabelLook(configuration: configuration, parts: .titleAndIcon) }
}

public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { _LabelLook(configuration: configuration, parts: .titleAndIcon) }
}

public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { _LabelLook(configuration: configuration, parts: .title) }
}

public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { _LabelLook(configuration: configuration, parts: .icon) }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { DefaultLabelStyle() } }

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() } }

extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() } }

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: _StyleBox<LabelStyleConfiguration>? { nil }
}

private struct LabelPartsKey: EnvironmentKey {
    static var defaultValue: _LabelParts? { nil }
}

private struct LabelSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private struct LabelIconWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

/// Which parts of a label are drawn.
enum _LabelParts: Hashable { case titleAndIcon, title, icon }

extension EnvironmentValues {
    var _labelStyle: _StyleBox<LabelStyleConfiguration>? {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
    /// What labels without a style of their own show: toolbars and tab bars ask for less; nil for both parts.
    var _labelParts: _LabelParts? {
        get { self[LabelPartsKey.self] }
        set { self[LabelPartsKey.self] = newValue }
    }
    /// Points between icon and title; nil for the system's.
    var _labelSpacing: CGFloat? {
        get { self[LabelSpacingKey.self] }
        set { self[LabelSpacingKey.self] = newValue }
    }
    /// Points that icons in lists take; nil for the system's.
    var _labelIconWidth: CGFloat? {
        get { self[LabelIconWidthKey.self] }
        set { self[LabelIconWidthKey.self] = newValue }
    }
}

extension View {
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\._labelStyle, _StyleBox(style) { $0.makeBody(configuration: $1) })
    }
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { environment(\._labelSpacing, spacing) }
    nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View { environment(\._labelIconWidth, width) }
}
