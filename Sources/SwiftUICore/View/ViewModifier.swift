import Foundation

/// A change to a view, reusable.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

    /// Adds the modified view's nodes. The product's own modifiers say how; a user's is evaluated through `body(content:)`.
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph)
    nonisolated var _isStateless: Bool { get }
}

extension ViewModifier {
    @inlinable
    public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        _ModifierView._make(_ModifierView(content: content, modifier: modifier), &graph)
    }
    @inlinable nonisolated public var _isStateless: Bool { false }

    @inlinable public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// A modifier of the product's own.
public protocol _PrimitiveModifier: ViewModifier where Body == Never {}

extension _PrimitiveModifier {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A modifier that does nothing.
@frozen public struct EmptyModifier: Sendable {
    public static let identity = EmptyModifier()
    @inlinable public init() {}
}

extension EmptyModifier: _PrimitiveModifier {
    @inlinable public static func _make<V: View>(_ modifier: __owned EmptyModifier, _ content: __owned V, _ graph: inout _Graph) {
        V._make(content, &graph)
    }
    @inlinable nonisolated public var _isStateless: Bool { true }
}

/// A view, or a modifier, with a modifier applied.
@frozen public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    @inlinable nonisolated public init(content: __owned Content, modifier: __owned Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { fatalError("ModifiedContent has no body") }

    @inlinable public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        Modifier._make(view.modifier, view.content, &graph)
    }
    @inlinable nonisolated public var _isStateless: Bool { content._isStateless && modifier._isStateless }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> Never { fatalError("ModifiedContent has no body") }

    @inlinable public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        Modifier._make(modifier.modifier, ModifiedContent<V, Content>(content: content, modifier: modifier.content), &graph)
    }
    @inlinable nonisolated public var _isStateless: Bool { content._isStateless && modifier._isStateless }
}

extension View {
    /// This view with a modifier.
    @inlinable nonisolated public __consuming func modifier<T>(_ modifier: __owned T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// Stands for the modified view in a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    @usableFromInline let add: @MainActor (inout _Graph) -> Void

    @usableFromInline init(add: @escaping @MainActor (inout _Graph) -> Void) { self.add = add }
}

extension _ViewModifier_Content: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let outer = graph.enterBranch(1)
        view.add(&graph)
        graph.leave(outer)
    }
}

/// A user's modifier on its content, evaluated like a user's view: dynamic properties of the modifier live on its record.
@frozen @usableFromInline struct _ModifierView<V: View, Modifier: ViewModifier>: View {
    @usableFromInline let content: V
    @usableFromInline let modifier: Modifier

    @inlinable init(content: V, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    @usableFromInline var body: Modifier.Body {
        let content = content
        return modifier.body(content: _ViewModifier_Content { V._make(content, &$0) })
    }
}
