import Foundation

/// Builds views from the statements of a closure. Fixed arities first: copying a parameter pack asks the runtime for
/// metadata each time (measured: evaluation with packs takes 1.6 times as long), so the pack is for more than ten.
@resultBuilder public struct ViewBuilder {
    @inlinable public static func buildExpression<Content: View>(_ content: __owned Content) -> Content { content }

    @available(*, unavailable, message: "this expression does not conform to 'View'")
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    @inlinable public static func buildBlock() -> EmptyView { EmptyView() }
    @inlinable public static func buildBlock<Content: View>(_ content: __owned Content) -> Content { content }

    @inlinable public static func buildIf<Content: View>(_ content: __owned Content?) -> Content? { content }
    @inlinable public static func buildEither<T: View, F: View>(first: __owned T) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .trueContent(first))
    }
    @inlinable public static func buildEither<T: View, F: View>(second: __owned F) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .falseContent(second))
    }
    @inlinable public static func buildLimitedAvailability<Content: View>(_ content: __owned Content) -> AnyView { AnyView(content) }

    @_disfavoredOverload
    @inlinable
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        var stateless = true
        for view in repeat each content { if !view._isStateless { stateless = false } }
        return TupleView((repeat each content), isStateless: stateless) { tuple, graph in
            repeat (each Content)._make(each tuple, &graph)
        }
    }
}

/// No view: no node, no room, no spacing.
@frozen public struct EmptyView: Sendable {
    @inlinable public init() {}
}

extension EmptyView: _PrimitiveView {
    @inlinable public static func _make(_ view: __owned EmptyView, _ graph: inout _Graph) {}
    @inlinable nonisolated public var _isStateless: Bool { true }
}

/// Several views side by side in their container.
@frozen public struct TupleView<T> {
    public var value: T
    @usableFromInline let add: @MainActor (T, inout _Graph) -> Void
    public let _isStateless: Bool

    @inlinable public init(_ value: __owned T, isStateless: Bool, add: @escaping @MainActor (T, inout _Graph) -> Void) {
        self.value = value
        self.add = add
        self._isStateless = isStateless
    }
}

extension TupleView: _PrimitiveView {
    @inlinable public static func _make(_ view: __owned TupleView<T>, _ graph: inout _Graph) { view.add(view.value, &graph) }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError("Optional has no body") }

    @inlinable public static func _make(_ view: __owned Wrapped?, _ graph: inout _Graph) {
        if let view, view._isStateless {
            Wrapped._make(view, &graph)
            return
        }
        let outer = graph.enterBranch(view == nil ? 0 : 1)
        if let view { Wrapped._make(view, &graph) }
        graph.leave(outer)
    }
    @inlinable nonisolated public var _isStateless: Bool { self == nil ? false : self!._isStateless }
}

/// One of two views.
@frozen public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
    @frozen public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }
    public let storage: Storage

    @inlinable public init(storage: __owned Storage) { self.storage = storage }
}

extension _ConditionalContent: _PrimitiveView {
    @inlinable public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        switch view.storage {
        case .trueContent(let content):
            let outer = graph.enterBranch(1)
            TrueContent._make(content, &graph)
            graph.leave(outer)
        case .falseContent(let content):
            let outer = graph.enterBranch(2)
            FalseContent._make(content, &graph)
            graph.leave(outer)
        }
    }
}

/// A view whose type is not known to the compiler.
@frozen public struct AnyView {
    @usableFromInline let view: any View

    public init<V: View>(_ view: V) {
        if let any = view as? AnyView { self = any } else { self.view = view }
    }
    public init<V: View>(erasing view: V) { self.init(view) }
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }
}

extension AnyView: _PrimitiveView {
    public static func _make(_ view: __owned AnyView, _ graph: inout _Graph) { add(view.view, &graph) }

    @MainActor private static func add<V: View>(_ view: V, _ graph: inout _Graph) {
        let outer = graph.enterBranch(of: V.self)
        V._make(view, &graph)
        graph.leave(outer)
    }
}

/// Views that take modifiers together.
@frozen public struct Group<Content> {
    @usableFromInline let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("Group has no body") }

    @inlinable nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @inlinable public static func _make(_ view: __owned Self, _ graph: inout _Graph) { Content._make(view.content, &graph) }
    @inlinable nonisolated public var _isStateless: Bool { content._isStateless }
}
