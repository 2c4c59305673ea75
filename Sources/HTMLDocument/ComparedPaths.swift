/// The paths of nodes that differ. All children of an element get theirs at once: one after the other would cost the square of their
/// number.
struct ComparedPaths {
    private let tree: ComparedTree
    private var known: [Int: String] = [:]

    init(_ tree: ComparedTree) {
        self.tree = tree
        if let root = tree.nodes.first { known[0] = root.source.path }
    }

    /// The path of the node at `index`.
    mutating func path(of index: Int) -> String {
        var unknown: [Int] = []
        var next = index
        while known[next] == nil, let parent = tree.nodes[next].parent {
            unknown.append(parent)
            next = parent
        }
        for parent in unknown.reversed() { nameChildren(of: parent) }
        return known[index] ?? ""
    }

    private mutating func nameChildren(of parent: Int) {
        guard let path = known[parent] else { return }
        let children = tree.children(of: parent)
        var counts: [String: Int] = [:]
        for child in children { counts[qualifiedName(child), default: 0] += 1 }
        var positions: [String: Int] = [:]
        for child in children {
            let (key, node) = (qualifiedName(child), tree.nodes[child])
            let position = positions[key, default: 0] + 1
            positions[key] = position
            let step = HTMLNode.step(node.name, node.namespace, position: position, of: counts[key, default: 1])
            known[child] = path + "/" + (node.text == nil ? step : "text()")
        }
    }

    private func qualifiedName(_ index: Int) -> String {
        tree.nodes[index].namespace + " " + tree.nodes[index].name
    }
}
