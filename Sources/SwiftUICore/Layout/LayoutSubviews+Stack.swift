import Foundation

/// The stacks' rule on the views of a public layout, for `HStackLayout` and `VStackLayout` (section 2 of the rules).
extension LayoutSubviews {
    /// The stack's size. - Parameters: `axis` along which the views stand; `spacing` in points, nil for what the views prefer.
    public func _stackSize(_ axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, proposal: ProposedViewSize) -> CGSize {
        let p = _Proposal(proposal)
        return withStack(axis, spacing, p) { engine.bounds($0, axis, p, alignment).size }
    }

    /// Places the views in bounds of the stack's size.
    public func _placeStack(_ axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, in bounds: CGRect, proposal: ProposedViewSize) {
        var settled = _Proposal(proposal)
        if settled[axis.other].isNaN { settled[axis.other] = bounds.size[axis.other] }
        withStack(axis, spacing, settled) { items in
            let origin = engine.bounds(items, axis, settled, alignment).origin
            for (place, item) in items.enumerated() {
                let x = axis == .horizontal ? item.x : item.x + origin
                let y = axis == .horizontal ? item.y + origin : item.y
                let inner = axis == .horizontal ? _Proposal(item.proposed, settled.height) : _Proposal(settled.width, item.proposed)
                self[startIndex + place].place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: inner.public_)
            }
        }
    }

    /// First view's leading edge, last view's trailing edge, everyone's edges across (rule 3.7).
    public func _stackSpacing(_ axis: Axis) -> ViewSpacing {
        guard let first else { return .zero }
        var result = first.spacing
        for view in dropFirst() {
            let next = view.spacing
            if axis == .vertical { result.bottom = next.bottom } else { result.trailing = next.trailing }
            result.formUnion(next, edges: axis == .vertical ? .horizontal : .vertical)
        }
        return result
    }

    private func withStack<R>(
        _ axis: Axis, _ spacing: CGFloat?, _ p: _Proposal, _ body: (UnsafeMutableBufferPointer<StackItem>) -> R
    ) -> R {
        var items = map { StackItem(node: $0.node) }
        return items.withUnsafeMutableBufferPointer { items in
            engine.setSpacing(items, axis, spacing ?? .nan)
            if !items.isEmpty { engine.divide(items, axis, p) }
            return body(items)
        }
    }
}

extension LayoutSubviews {
    /// The safe area of the screen that the views are on, in points.
    public var _screenSize: CGSize {
        let root = engine.node(0)
        let insets = engine.parameters(0, SafeAreaParameters.self).pointee.insets
        return CGSize(
            width: root.pointee.width - insets.leading - insets.trailing, height: root.pointee.height - insets.top - insets.bottom)
    }
}
