extension HTMLDocument {
    /// The differences between two pages by structure, in document order; empty if there are none.
    ///
    /// Compared are names, namespaces, attributes without their order, and texts with each run of white space as one space and none at
    /// the ends. White space between tags, comments and the document type do not count. Nodes that were inserted or removed do not make
    /// the ones after them differ.
    public static func compare(_ old: HTMLDocument, _ new: HTMLDocument) -> [HTMLDifference] {
        compare(old.root, new.root)
    }

    /// The differences between two elements and all that is inside them; see ``compare(_:_:)-(HTMLDocument,_)``.
    public static func compare(_ old: HTMLNode, _ new: HTMLNode) -> [HTMLDifference] {
        var identities = SubtreeIdentities()
        var comparison = TreeComparison(old: ComparedTree(old, &identities), new: ComparedTree(new, &identities))
        return comparison.differences()
    }
}
