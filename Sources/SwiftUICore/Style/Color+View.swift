extension Color: _PrimitiveView {
    /// A view of one colour: it takes all the room that it is offered, 10 points where nothing is said (rule 1.4).
    @inlinable public static func _make(_ view: __owned Color, _ graph: inout _Graph) {
        graph._addShape(_ShapeForm(.rectangle), paint: graph._paint(_StyleReference(view)))
    }
    @inlinable nonisolated public var _isStateless: Bool { true }
}
