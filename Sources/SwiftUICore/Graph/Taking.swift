import Foundation

/// A node that was taken out of its place, to be put into another one.
public struct _TakenNode {
    let index: Int32
}

// How containers arrange what their content made: a list makes rows of it, a picker options.
extension _Graph {
    /// Takes all nodes made since `mark` out of their places, in order.
    public mutating func _take(since mark: Int32) -> ContiguousArray<_TakenNode> {
        var taken: ContiguousArray<_TakenNode> = []
        var child = mark < 0 ? nodes[Int(parent)].first : nodes[Int(mark)].next
        while child >= 0 {
            taken.append(_TakenNode(index: child))
            child = nodes[Int(child)].next
        }
        if mark < 0 { nodes[Int(parent)].first = -1 } else { nodes[Int(mark)].next = -1 }
        last = mark
        return taken
    }

    /// Puts a taken node after the current sibling.
    public mutating func _put(_ node: _TakenNode) { relink(node.index) }

    /// A value that a modifier set on the node (`_setTrait`), the outermost one; nil where none did.
    public func _trait<Value>(_ key: ObjectIdentifier, of node: _TakenNode) -> Value? {
        var current = node.index
        while current >= 0, nodes[Int(current)].flags.contains(.hasTrait) {
            let kind = nodes[Int(current)].kind
            if kind.rawValue < NodeKind.padding.rawValue { return nil }
            if kind == .trait {
                let trait = pointer(current, as: TraitParameters.self).pointee
                if trait.key == key, trait.object >= 0 {
                    return unsafeDowncast(objects[Int(trait.object)], to: TraitValue<Value>.self).value
                }
            }
            current = nodes[Int(current)].first
        }
        return nil
    }

    /// The text that a node shows, its pieces joined by spaces: what a control is called by.
    public func _text(of node: _TakenNode) -> String {
        var pieces: [String] = []
        collectText(node.index, &pieces)
        return pieces.joined(separator: " ")
    }

    /// Gives all text made since `mark` another weight (100...900) and measures it anew.
    public mutating func _setTextWeight(_ weight: Int16, since mark: Int32) {
        var child = mark < 0 ? nodes[Int(parent)].first : nodes[Int(mark)].next
        while child >= 0 {
            setTextWeight(weight, child)
            child = nodes[Int(child)].next
        }
    }

    private func setTextWeight(_ weight: Int16, _ node: Int32) {
        if nodes[Int(node)].kind == .text {
            let text = pointer(node, as: TextParameters.self)
            if text.pointee.mixed < 0 {
                text.pointee.font.weight = weight
                let utf8 = UnsafeBufferPointer(start: bytes + text.pointee.byteOffset, count: Int(text.pointee.byteCount))
                text.pointee.measure = TextMetrics.measure(utf8, text.pointee.font, kerning: text.pointee.kerning)
            }
        }
        var child = nodes[Int(node)].first
        while child >= 0 {
            setTextWeight(weight, child)
            child = nodes[Int(child)].next
        }
    }

    private func collectText(_ node: Int32, _ pieces: inout [String]) {
        if nodes[Int(node)].kind == .text {
            let text = pointer(node, as: TextParameters.self).pointee
            let start = bytes + text.byteOffset
            if text.byteCount > 0 {
                pieces.append(String(decoding: UnsafeBufferPointer(start: start, count: Int(text.byteCount)), as: UTF8.self))
            }
        }
        var child = nodes[Int(node)].first
        while child >= 0 {
            collectText(child, &pieces)
            child = nodes[Int(child)].next
        }
    }

    /// Makes a container that a layout arranges, and its children.
    public mutating func _addLayout<L: Layout>(_ layout: L, children: (inout _Graph) -> Void) {
        let index = keep(LayoutNode(layout))
        let axis: UInt8 =
            switch L.layoutProperties.stackOrientation {
            case .horizontal: 1
            case .vertical: 2
            case nil: 0
            }
        container(.layout, params: store(IndexParameters(index)), axis: axis, children: children)
    }
}

extension LayoutSubview {
    /// Distance from the view's leading edge to its first text, in points, once the view is placed; nil where it has none.
    public var _leadingOfFirstText: CGFloat? {
        guard let text = firstText(node) else { return nil }
        let width = engine.node(node).pointee.width
        let x = engine.origin(text).x - engine.origin(node).x
        let isMirrored = engine.node(engine.node(node).pointee.parent).pointee.flags.contains(.isRightToLeft)
        return isMirrored ? width - x - engine.node(text).pointee.width : x
    }

    private func firstText(_ index: Int32) -> Int32? {
        if engine.node(index).pointee.flags.contains(.isHidden) { return nil }
        if engine.node(index).pointee.kind == .text { return index }
        var child = engine.node(index).pointee.first
        while child >= 0 {
            if let found = firstText(child) { return found }
            child = engine.node(child).pointee.next
        }
        return nil
    }

    /// A value that a modifier set on the view (`_setTrait`).
    public func _trait<Value>(_ key: ObjectIdentifier) -> Value? { engine.trait(node, key) }
}
