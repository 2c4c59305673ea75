/// Views made of a collection, whose elements a list can delete and move.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// The views with what a list does to their elements.
public struct _EditableContent<Content: DynamicViewContent> {
    let content: Content
    let actions: _EditActions
}

extension _EditableContent: DynamicViewContent {
    public var data: Content.Data { content.data }
    public var body: Never { fatalError("editable content has no body") }
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        Content._make(view.content, &graph)
        graph._setTrait(_EditActions.key, view.actions, since: mark)
    }
    nonisolated public var _isStateless: Bool { content._isStateless }
}

/// What a swipe or an edited list does to the rows.
struct _EditActions {
    static let key = ObjectIdentifier(_EditActions.self)
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
}

extension DynamicViewContent {
    /// What deletes elements: shown by swiping or editing, nothing at rest.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        _EditableContent(content: self, actions: _EditActions(delete: action))
    }
    /// What moves elements: shown by editing, nothing at rest.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        _EditableContent(content: self, actions: _EditActions(move: action))
    }
}

extension View {
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Buttons that a swipe over the row uncovers; nothing at rest.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }

    /// What pulling a list down loads anew; nothing at rest.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}
