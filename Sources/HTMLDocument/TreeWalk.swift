import CLibXML2

/// Walks a node and all inside it in document order without recursion, so that depth costs no stack.
struct TreeWalk {
    private let root: xmlNodePtr
    private var pending: (node: xmlNodePtr, isEnd: Bool)?

    init(_ root: xmlNodePtr) {
        self.root = root
        pending = (root, false)
    }

    /// The next node. Each comes twice: before what is inside it, and, as `isEnd`, after it.
    mutating func next() -> (node: xmlNodePtr, isEnd: Bool)? {
        guard let current = pending else { return nil }
        if !current.isEnd {
            pending = Self.firstChild(current.node).map { ($0, false) } ?? (current.node, true)
        } else if current.node == root {
            pending = nil
        } else if let sibling = current.node.pointee.next {
            pending = (sibling, false)
        } else {
            pending = current.node.pointee.parent.map { ($0, true) }
        }
        return current
    }

    private static func firstChild(_ node: xmlNodePtr) -> xmlNodePtr? {
        switch node.pointee.type {
        case XML_ELEMENT_NODE, XML_ATTRIBUTE_NODE, XML_DOCUMENT_NODE: node.pointee.children
        default: nil
        }
    }
}
