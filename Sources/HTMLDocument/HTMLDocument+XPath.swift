import CLibXML2

/// Why an XPath expression could not be evaluated.
public struct XPathError: Error, Equatable, CustomStringConvertible {
    /// The expression as it was given.
    public let expression: String
    /// What is wrong, partly in libxml2's words.
    public let message: String

    /// `//div[: Invalid predicate`
    public var description: String { "\(expression): \(message)" }
}

/// What an XPath expression yields.
public enum XPathValue: Equatable {
    /// Nodes in document order.
    case nodes([HTMLNode])
    /// A number, such as `count(//li)`.
    case number(Double)
    /// A string, such as `string(//title)`.
    case string(String)
    /// A truth value, such as `//li = 'x'`.
    case boolean(Bool)
}

extension HTMLDocument {
    /// The nodes that an XPath 1.0 expression finds, in document order: `//button[@aria-label='Close']`, `//li[2]`, `//a/@href`.
    ///
    /// Names without a prefix are HTML elements, so `//div` and `//h:div` are the same; SVG elements are `//svg:path`.
    /// - Parameter node: Where relative expressions such as `.//span` start; the document if nil.
    public func query(_ expression: String, from node: HTMLNode? = nil) throws(XPathError) -> [HTMLNode] {
        guard case .nodes(let nodes) = try evaluate(expression, from: node) else {
            throw XPathError(expression: expression, message: "the expression does not yield nodes")
        }
        return nodes
    }

    /// The first node that an XPath expression finds, or nil; see ``query(_:from:)``.
    public func first(_ expression: String, from node: HTMLNode? = nil) throws(XPathError) -> HTMLNode? {
        try query(expression, from: node).first
    }

    /// What an XPath 1.0 expression yields; see ``query(_:from:)`` for names.
    public func evaluate(_ expression: String, from node: HTMLNode? = nil) throws(XPathError) -> XPathValue {
        if let node, node.document !== self { throw XPathError(expression: expression, message: "the node is of another document") }
        let prefixed = try XPathExpression.prefixed(expression)
        guard let context = xmlXPathNewContext(document) else { throw XPathError(expression: expression, message: "out of memory") }
        defer { xmlXPathFreeContext(context) }
        xmlXPathRegisterNs(context, "h", Self.htmlNamespace)
        xmlXPathRegisterNs(context, "svg", Self.svgNamespace)
        context.pointee.node = node?.pointer ?? UnsafeMutableRawPointer(document).assumingMemoryBound(to: xmlNode.self)
        var message = ""
        let result = withUnsafeMutablePointer(to: &message) { message in
            context.pointee.userData = UnsafeMutableRawPointer(message)
            context.pointee.error = { data, error in
                guard let error, let message = data?.assumingMemoryBound(to: String.self), message.pointee.isEmpty else { return }
                message.pointee = String(c: error.pointee.message)
            }
            return xmlXPathEval(prefixed, context)
        }
        guard let result else { throw XPathError(expression: expression, message: message.isEmpty ? "the expression is wrong" : message) }
        defer { xmlXPathFreeObject(result) }
        return value(of: result)
    }

    private func value(of result: xmlXPathObjectPtr) -> XPathValue {
        switch result.pointee.type {
        case XPATH_NUMBER: .number(result.pointee.floatval)
        case XPATH_STRING: .string(String(xml: result.pointee.stringval))
        case XPATH_BOOLEAN: .boolean(result.pointee.boolval != 0)
        default: .nodes(nodes(of: result.pointee.nodesetval))
        }
    }

    private func nodes(of set: xmlNodeSetPtr?) -> [HTMLNode] {
        guard let set else { return [] }
        xmlXPathNodeSetSort(set)
        return (0..<Int(set.pointee.nodeNr)).compactMap { index in
            set.pointee.nodeTab[index].map { HTMLNode(document: self, pointer: $0) }
        }
    }
}
