/// A button that opens a menu; the menu is not opened.
public struct Menu<Label: View, Content: View> {
    let label: Label
    let primaryAction: (@MainActor () -> Void)?

    nonisolated init(label: Label, primaryAction: (@MainActor () -> Void)? = nil) {
        self.label = label
        self.primaryAction = primaryAction
    }
}

extension Menu: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let label = _ErasedView(view.label)
        let configuration = MenuStyleConfiguration(label: .init(content: label))
        if let style = graph.environment._menuStyle {
            style.add(configuration, &graph)
        } else {
            graph._addMenuLabel(label)
        }
        graph._wrapPressable(Semantics(role: .menu), since: mark, action: view.primaryAction)
    }
    nonisolated public var _isStateless: Bool { false }
}

extension _Graph {
    /// A menu's label looks like a button's.
    @MainActor mutating func _addMenuLabel(_ label: _ErasedView) {
        if let style = environment._buttonStyle {
            style.add(PrimitiveButtonStyleConfiguration(role: nil, label: .init(content: label), action: {}), &self)
        } else {
            _addAutomaticButton(nil) { graph in MainActor.assumeIsolated { label.add(&graph) } }
        }
    }
}

extension Menu {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label: label()) }
    @preconcurrency
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: label(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(label: Text(titleKey)) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(label: Text(title)) }
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(titleKey), primaryAction: primaryAction)
    }
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(title), primaryAction: primaryAction)
    }
}

/// How menus look.
@MainActor @preconcurrency public protocol MenuStyle: _ViewStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a menu is, for its style.
public struct MenuStyleConfiguration {
    public struct Label {
        let content: _ErasedView
    }
    /// What the menu holds; it is not opened.
    public struct Content: Sendable {}
    let label: Label
}

extension MenuStyleConfiguration.Label: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.content.add(&graph) }
}
extension MenuStyleConfiguration.Content: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {}
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu of a style's configuration, drawn as the system draws it.
    nonisolated public init(_ configuration: MenuStyleConfiguration) { self.init(label: configuration.label) }
}

/// A menu's label on its own, drawn as a button's.
struct _MenuLook {
    let label: _ErasedView
}

extension _MenuLook: _PrimitiveView {
    static func _make(_ view: __owned Self, _ graph: inout _Graph) { graph._addMenuLabel(view.label) }
}

/// The system's choice.
public struct DefaultMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { _MenuLook(label: configuration.label.content) }
}
public struct ButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { _MenuLook(label: configuration.label.content) }
}
public struct BorderlessButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { _MenuLook(label: configuration.label.content) }
}

extension MenuStyle where Self == DefaultMenuStyle {
    nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private struct MenuStyleKey: EnvironmentKey { static var defaultValue: _StyleBox<MenuStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var _menuStyle: _StyleBox<MenuStyleConfiguration>? {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

/// In which order a menu's items stand.
public struct MenuOrder: Hashable, Sendable {
    private let code: UInt8
    public static let automatic = MenuOrder(code: 0)
    public static let priority = MenuOrder(code: 1)
    public static let fixed = MenuOrder(code: 2)
}

/// What choosing an item does to its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let code: UInt8
    public static let automatic = MenuActionDismissBehavior(code: 0)
    public static let enabled = MenuActionDismissBehavior(code: 1)
    public static let disabled = MenuActionDismissBehavior(code: 2)
}

extension View {
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(\._menuStyle, _StyleBox(style) { $0.makeBody(configuration: $1) })
    }
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
    nonisolated public func menuIndicator(_ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        approximated("menuIndicator(_:)", "the menu keeps its own indicator", fileID, line)
    }
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

    /// What a long press on the view offers; nothing at rest.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
    nonisolated public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View {
        self
    }
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { self }
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { self }
}

/// The items of a context menu.
public struct ContextMenu<MenuItems: View> {
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) {}
}
