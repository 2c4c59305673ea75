/// Tabs of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent
    var body: Body { get }
    static func _makeTabs(_ tabs: __owned Self, _ graph: inout _Graph)
}

extension TabContent {
    public static func _makeTabs(_ tabs: __owned Self, _ graph: inout _Graph) { Body._makeTabs(tabs.body, &graph) }
}

extension Never: TabContent {
    public typealias TabValue = Never
    public static func _makeTabs(_ tabs: __owned Never, _ graph: inout _Graph) {}
}

/// A tab: its name, its value and its view.
public struct Tab<Value: Hashable, Content: View, Label: View> {
    let value: Value?
    let content: Content
    nonisolated init(_ value: Value?, _ content: Content) {
        self.value = value
        self.content = content
    }
}

extension Tab: TabContent {
    public typealias TabValue = Value
    public typealias Body = Never
    public var body: Never { fatalError("Tab has no body") }
    public static func _makeTabs(_ tab: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        Content._make(tab.content, &graph)
        if let value = tab.value { graph._setTrait(_Tag.key, AnyHashable(_unwrapped: value), since: mark) }
    }
}

extension Tab where Label == DefaultTabLabel {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value, content())
    }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(value, content())
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value, content())
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(value, content())
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value, content())
    }
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) { self.init(value, content()) }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
    {
        self.init(nil, content())
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(nil, content())
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(nil, content())
    }
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

extension Tab {
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value, content())
    }
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value, content())
    }
}

extension Tab where Value == Never {
    nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content())
    }
}

/// The name and symbol of a tab.
public struct DefaultTabLabel: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {}
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String
    public static let search = TabRole(name: "search")
}

/// Tabs under a name.
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable> {
    let content: Content
    nonisolated init(_ content: Content) { self.content = content }
}

extension TabSection: TabContent where Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue
    public typealias Body = Never
    public var body: Never { fatalError("TabSection has no body") }
    public static func _makeTabs(_ section: __owned Self, _ graph: inout _Graph) { Content._makeTabs(section.content, &graph) }
}

extension TabSection where Header == Text, Footer == EmptyView, Content.TabValue == SelectionValue {
    nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content())
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content())
    }
}

extension TabSection where Footer == EmptyView, Content.TabValue == SelectionValue {
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content())
    }
}

/// Builds tabs from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TupleTabs<TabValue, repeat each C> {
        _TupleTabs(content: (repeat each content))
    }
    public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTabs<C> where C.TabValue == TabValue {
        _OptionalTabs(content: content)
    }
    public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _EitherTabs<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue { _EitherTabs(first: first, second: nil) }
    public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _EitherTabs<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue { _EitherTabs(first: nil, second: second) }
}

public struct _TupleTabs<TabValue: Hashable, each C: TabContent> {
    let content: (repeat each C)
}

extension _TupleTabs: TabContent {
    public typealias Body = Never
    public var body: Never { fatalError("tabs have no body") }
    public static func _makeTabs(_ tabs: __owned Self, _ graph: inout _Graph) { repeat (each C)._makeTabs(each tabs.content, &graph) }
}

public struct _OptionalTabs<C: TabContent> {
    let content: C?
}

extension _OptionalTabs: TabContent {
    public typealias TabValue = C.TabValue
    public typealias Body = Never
    public var body: Never { fatalError("tabs have no body") }
    public static func _makeTabs(_ tabs: __owned Self, _ graph: inout _Graph) {
        let outer = graph.enterBranch(tabs.content == nil ? 0 : 1)
        if let content = tabs.content { C._makeTabs(content, &graph) }
        graph.leave(outer)
    }
}

public struct _EitherTabs<T: TabContent, F: TabContent> {
    let first: T?
    let second: F?
}

extension _EitherTabs: TabContent where T.TabValue == F.TabValue {
    public typealias TabValue = T.TabValue
    public typealias Body = Never
    public var body: Never { fatalError("tabs have no body") }
    public static func _makeTabs(_ tabs: __owned Self, _ graph: inout _Graph) {
        let outer = graph.enterBranch(tabs.first == nil ? 2 : 1)
        if let first = tabs.first { T._makeTabs(first, &graph) }
        if let second = tabs.second { F._makeTabs(second, &graph) }
        graph.leave(outer)
    }
}

/// Tabs as the views that they show.
public struct _TabContentView<Content: TabContent> {
    let content: Content
    nonisolated init(content: Content) { self.content = content }
}

extension _TabContentView: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { Content._makeTabs(view.content, &graph) }
}
