/// Rows in a scroll view.
public struct List<SelectionValue, Content: View> where SelectionValue: Hashable {
    let content: Content
    let selection: ListSelection<SelectionValue>?

    nonisolated init(selection: ListSelection<SelectionValue>?, _ content: Content) {
        self.selection = selection
        self.content = content
    }
}

/// Which rows are selected: one or several.
enum ListSelection<Value: Hashable> {
    case one(Binding<Value?>)
    case required(Binding<Value>)
    case many(Binding<Set<Value>>)
}

extension List: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let content = view.content
        graph._addList(graph.environment._listLook, isForm: false) { Content._make(content, &$0) }
    }
    nonisolated public var _isStateless: Bool { false }
}

/// Rows of settings in a scroll view.
public struct Form<Content: View> {
    let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let content = view.content
        graph._addList(graph.environment._listLook, isForm: true) { Content._make(content, &$0) }
    }
    nonisolated public var _isStateless: Bool { false }
}

extension List where SelectionValue == Never {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content()) }

    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: nil, ForEach(data, content: rowContent))
    }
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: nil, ForEach(data, id: id, content: rowContent))
    }
    nonisolated public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: nil, ForEach(data, content: rowContent))
    }
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: nil, ForEach(data, content: rowContent))
    }
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
        self.init(selection: nil, ForEach(data, id: id, content: rowContent))
    }
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data.Element: Identifiable
    {
        self.init(selection: nil, OutlineGroup(data, children: children, content: rowContent))
    }
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init(selection: nil, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
