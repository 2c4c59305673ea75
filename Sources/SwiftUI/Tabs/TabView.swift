/// Several views, one of which is shown. The bar that changes between them is not drawn yet.
public struct TabView<SelectionValue: Hashable, Content: View> {
    let content: Content
    let selection: Binding<SelectionValue>?
    let source: (fileID: StaticString, line: UInt)

    nonisolated init(_ content: Content, _ selection: Binding<SelectionValue>?, _ fileID: StaticString, _ line: UInt) {
        self.content = content
        self.selection = selection
        source = (fileID, line)
    }
}

extension TabView: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let selection = view.selection
        let saved = graph.environment
        graph.environment._marksElements = true
        Content._make(view.content, &graph)
        graph.environment = saved
        let now = selection.map { selection in AnyHashable(_unwrapped: graph._read { selection.wrappedValue }) }
        let pages = graph._take(since: mark)
        let chosen = pages.first { page in
            let tag: AnyHashable? = graph._trait(_Tag.key, of: page) ?? (graph._trait(_ElementID.key, of: page) as AnyHashable?)
            return now != nil && tag == now
        }
        if let page = chosen ?? pages.first { graph._put(page) }
        graph._wrapFlexFrame(
            minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil, maxHeight: .infinity, alignment: .center,
            since: mark)
        if pages.count > 1 {
            graph._approximate("TabView", "the selected tab is drawn without the bar", view.source.fileID, view.source.line)
        }
    }
    nonisolated public var _isStateless: Bool { false }
}

extension TabView {
    nonisolated public init(
        selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(content(), selection, fileID, line)
    }
    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
        self.init(_TabContentView(content: content()), selection, fileID, line)
    }
}

extension TabView where SelectionValue == Int {
    nonisolated public init(@ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(content(), nil, fileID, line)
    }
}

extension TabView where SelectionValue == Never {
    nonisolated public init<C: TabContent>(
        @TabContentBuilder<Never> content: () -> C, fileID: StaticString = #fileID, line: UInt = #line
    ) where Content == _TabContentView<C>, C.TabValue == Never {
        self.init(_TabContentView(content: content()), nil, fileID, line)
    }
}

/// How tab views look; the pages are drawn without bar or dots.
public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    public init() {}
}
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// When the dots show.
    public struct IndexDisplayMode: Sendable {
        public static let automatic = IndexDisplayMode()
        public static let always = IndexDisplayMode()
        public static let never = IndexDisplayMode()
    }
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    public init() {}
}
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    public init() {}
}
public struct GroupedTabViewStyle: TabViewStyle, Sendable {
    public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// How the dots of pages look.
public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    public struct BackgroundDisplayMode: Sendable {
        public static let automatic = BackgroundDisplayMode()
        public static let interactive = BackgroundDisplayMode()
        public static let always = BackgroundDisplayMode()
        public static let never = BackgroundDisplayMode()
    }
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle { PageIndexViewStyle() }
}

/// What a tab bar does when its content scrolls (iOS 26).
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let code: UInt8
    public static let automatic = TabBarMinimizeBehavior(code: 0)
    public static let onScrollDown = TabBarMinimizeBehavior(code: 1)
    public static let onScrollUp = TabBarMinimizeBehavior(code: 2)
    public static let never = TabBarMinimizeBehavior(code: 3)
}

extension View {
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        approximated("tabViewStyle(_:)", "the chosen page is drawn without bar and dots", fileID, line)
    }
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
    /// The symbol and name of the view's tab; the bar is not drawn yet.
    nonisolated public func tabItem<V: View>(
        @ViewBuilder _ label: () -> V, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        approximated("tabItem(_:)", "the tab's symbol and name are not drawn", fileID, line)
    }
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
