import Foundation

/// A piece of user interface.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Adds the view's nodes to the graph. Views of the product's own say how; a user's view is evaluated through `body`.
    static func _make(_ view: __owned Self, _ graph: inout _Graph)

    /// Whether nothing in the view needs an identity: no state, no body of a user's, no branch. Such views cost no record.
    nonisolated var _isStateless: Bool { get }
}

extension View {
    @inlinable
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        // The closure is compiled where the view's type is known, so that what it makes needs no generic code.
        graph.makeComposite(view) { view, graph in
            var body: Body?
            graph.track { body = view.body }
            Body._make(body.unsafelyUnwrapped, &graph)
        }
    }

    @inlinable
    nonisolated public var _isStateless: Bool { false }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no body") }
    public static func _make(_ view: __owned Never, _ graph: inout _Graph) {}
}

/// A view of the product's own: it makes nodes and has no body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }
}
