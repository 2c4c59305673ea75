/// Controls that belong together, in a row of bordered buttons.
public struct ControlGroup<Content: View> {
    let content: Content
    nonisolated init(content: Content) { self.content = content }
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
    nonisolated public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.init(content: content())
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content()) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension ControlGroup: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let saved = graph.environment
        if saved._buttonStyle == nil {
            graph.environment._buttonStyle = _StyleBox(BorderedButtonStyle()) { $0.makeBody(configuration: $1) }
        }
        graph._addStack(.horizontal, spacing: 2, alignment: VerticalAlignment.center.key) { Content._make(view.content, &$0) }
        graph.environment = saved
        graph._wrapSemantics(Semantics(role: .group), since: mark)
    }
    nonisolated public var _isStateless: Bool { content._isStateless }
}

/// How control groups look; all are drawn as a row.
public protocol ControlGroupStyle {}
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}
}
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}
}
public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}
}
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}
}
public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            _ApproximationNote(
                isNeeded: S.self != AutomaticControlGroupStyle.self, api: "controlGroupStyle(_:)",
                note: "a row of bordered buttons is drawn", fileID,
                line))
    }
}
