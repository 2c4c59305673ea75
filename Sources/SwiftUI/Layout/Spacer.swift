/// Room that takes what its stack has left.
@frozen public struct Spacer: Sendable {
    public var minLength: CGFloat?
    @inlinable public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: _PrimitiveView {
    @inlinable public static func _make(_ view: __owned Spacer, _ graph: inout _Graph) { graph._addSpacer(minLength: view.minLength) }
    @inlinable nonisolated public var _isStateless: Bool { true }
}

/// A hairline across its stack, horizontal outside of one.
public struct Divider: Sendable {
    public init() {}
}

extension Divider: _PrimitiveView {
    public static func _make(_ view: __owned Divider, _ graph: inout _Graph) { graph._addDivider() }
    nonisolated public var _isStateless: Bool { true }
}
