import CLibXML2

/// A part of a page as the comparison sees it: elements and normalised texts in document order, in one flat array.
struct ComparedTree {
    struct Node {
        /// The element, or the first piece of a text.
        let source: HTMLNode
        /// Nil for an element.
        let text: String?
        /// Index of the element around this one, nil for the first.
        let parent: Int?
        /// Index after the last node inside this one.
        var end: Int
        /// Equal for nodes that are equal with all that is inside them.
        var identity = 0
        /// Name and namespace of an element, empty for a text.
        var name = ""
        var namespace = ""
        /// Sorted by name.
        var attributes: [Attribute] = []
    }

    struct Attribute: Hashable {
        let name: String
        let value: String
    }

    private(set) var nodes: [Node] = []
    /// The elements whose end has not come yet.
    private var open: [Int] = []
    private var pendingText: [UInt8] = []
    private var pendingSource: HTMLNode?

    init(_ root: HTMLNode, _ identities: inout SubtreeIdentities) {
        var walk = TreeWalk(root.pointer)
        while let (pointer, isEnd) = walk.next() {
            let node = HTMLNode(document: root.document, pointer: pointer)
            switch (node.kind, isEnd) {
            case (.text, false):
                if pendingSource == nil { pendingSource = node }
                pendingText.append(xml: pointer.pointee.content)
            case (.element, false):
                endText()
                begin(node)
            case (.element, true):
                endText()
                if let index = open.popLast() { nodes[index].end = nodes.count }
            default: break
            }
        }
        endText()
        for index in nodes.indices.reversed() { nodes[index].identity = identities.identity(of: self, at: index) }
    }

    /// Indices of the nodes directly inside the one at `index`.
    func children(of index: Int) -> [Int] {
        var result: [Int] = []
        var next = index + 1
        while next < nodes[index].end {
            result.append(next)
            next = nodes[next].end
        }
        return result
    }

    private mutating func begin(_ element: HTMLNode) {
        let attributes = element.attributes.map { Attribute(name: $0.name, value: $0.value) }.sorted { $0.name < $1.name }
        let (name, namespace) = (element.name, element.namespace ?? "")
        let node = Node(
            source: element, text: nil, parent: open.last, end: nodes.count + 1, name: name, namespace: namespace, attributes: attributes)
        open.append(nodes.count)
        nodes.append(node)
    }

    /// Adds the text since the last tag, unless it is white space.
    private mutating func endText() {
        guard let source = pendingSource else { return }
        let words = pendingText.split { $0 == 0x20 || (0x09...0x0D).contains($0) }
        if !words.isEmpty {
            let text = String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self)
            nodes.append(Node(source: source, text: text, parent: open.last, end: nodes.count + 1))
        }
        pendingText.removeAll(keepingCapacity: true)
        pendingSource = nil
    }
}

/// Numbers subtrees so that equal ones have equal numbers. Exact: no hash stands for a subtree.
struct SubtreeIdentities {
    private struct Content: Hashable {
        let name: String
        let namespace: String
        let text: String?
        let attributes: [ComparedTree.Attribute]
        let children: [Int]
    }

    private var known: [Content: Int] = [:]

    /// The number of the subtree at `index`, whose children are numbered already.
    mutating func identity(of tree: ComparedTree, at index: Int) -> Int {
        let node = tree.nodes[index]
        let children = tree.children(of: index).map { tree.nodes[$0].identity }
        let content = Content(name: node.name, namespace: node.namespace, text: node.text, attributes: node.attributes, children: children)
        if let identity = known[content] { return identity }
        known[content] = known.count
        return known.count - 1
    }
}
