// How previews of a `PreviewProvider` are told apart: each of the views that stand side by side at the top is one.

extension _Graph {
    /// The nodes that stand side by side and were made since `mark`, in order.
    public func _siblings(since mark: Int32) -> [Int32] {
        var siblings: [Int32] = []
        var node = mark < 0 ? nodes[Int(parent)].first : nodes[Int(mark)].next
        while node >= 0 {
            siblings.append(node)
            node = nodes[Int(node)].next
        }
        return siblings
    }

    /// `node` and the nodes that it wraps, from the outside in: the way along the first children.
    public func _wrapped(in node: Int32) -> [Int32] {
        Array(sequence(first: node) { self.nodes[Int($0)].first >= 0 ? self.nodes[Int($0)].first : nil })
    }

    /// Of the nodes that stand side by side and were made since `mark`, keeps the one at `index` alone; none where there is no such.
    public mutating func _keepOnly(_ index: Int, since mark: Int32) {
        let siblings = _siblings(since: mark)
        let chosen = siblings.indices.contains(index) ? siblings[index] : -1
        if mark < 0 { nodes[Int(parent)].first = chosen } else { nodes[Int(mark)].next = chosen }
        if chosen >= 0 { nodes[Int(chosen)].next = -1 }
        last = chosen >= 0 ? chosen : mark
    }
}
