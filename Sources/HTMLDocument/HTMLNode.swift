import CLibXML2

/// An element, text or attribute of an ``HTMLDocument``, which it keeps alive.
public struct HTMLNode: Equatable {
    /// What a node is.
    public enum Kind: Sendable {
        /// An element with attributes and children.
        case element
        /// A run of text.
        case text
        /// An attribute, as an XPath query returns it.
        case attribute
        /// A comment, a processing instruction or the document itself.
        case other
    }

    let document: HTMLDocument
    let pointer: xmlNodePtr

    /// Two nodes are equal if they are the same node of the same document.
    public static func == (left: HTMLNode, right: HTMLNode) -> Bool {
        left.pointer == right.pointer
    }

    /// What the node is.
    public var kind: Kind {
        switch pointer.pointee.type {
        case XML_ELEMENT_NODE: .element
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: .text
        case XML_ATTRIBUTE_NODE: .attribute
        default: .other
        }
    }

    /// Name without prefix, such as `div` or `path`; empty for text.
    public var name: String {
        kind == .element || kind == .attribute ? String(xml: pointer.pointee.name) : ""
    }

    /// Namespace of an element, such as ``HTMLDocument/htmlNamespace``; nil if it has none.
    public var namespace: String? {
        guard kind == .element, let namespace = pointer.pointee.ns else { return nil }
        return String(xml: namespace.pointee.href)
    }

    /// Line in the page's source, from 1; 0 if the parser does not know it.
    public var line: Int { max(0, Int(xmlGetLineNo(pointer))) }

    /// The text of the node and of all nodes inside it, joined as it is; the value of an attribute.
    public var text: String {
        if kind == .text { return String(xml: pointer.pointee.content) }
        var bytes: [UInt8] = []
        var walk = TreeWalk(pointer)
        while let step = walk.next() {
            let type = step.node.pointee.type
            guard !step.isEnd, type == XML_TEXT_NODE || type == XML_CDATA_SECTION_NODE else { continue }
            bytes.append(xml: step.node.pointee.content)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: - Attributes

    /// Names and values in the order of the source. A name keeps its prefix, such as `xml:lang`.
    public var attributes: [(name: String, value: String)] {
        guard kind == .element else { return [] }
        var result: [(name: String, value: String)] = []
        var next = pointer.pointee.properties
        while let attribute = next {
            result.append((Self.name(of: attribute), Self.value(of: attribute)))
            next = attribute.pointee.next
        }
        return result
    }

    /// The value of an attribute, or nil if the element does not have it.
    public func attribute(_ name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    private static func name(of attribute: xmlAttrPtr) -> String {
        let name = String(xml: attribute.pointee.name)
        guard let prefix = attribute.pointee.ns?.pointee.prefix else { return name }
        return String(xml: prefix) + ":" + name
    }

    private static func value(of attribute: xmlAttrPtr) -> String {
        var bytes: [UInt8] = []
        var next = attribute.pointee.children
        while let piece = next {
            bytes.append(xml: piece.pointee.content)
            next = piece.pointee.next
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: - Relatives

    /// The elements and texts directly inside, in order. Comments are left out.
    public var children: [HTMLNode] {
        var result: [HTMLNode] = []
        var next = kind == .element ? pointer.pointee.children : nil
        while let child = next {
            let node = HTMLNode(document: document, pointer: child)
            if node.kind != .other { result.append(node) }
            next = child.pointee.next
        }
        return result
    }

    /// The elements directly inside, in order.
    public var elements: [HTMLNode] { children.filter { $0.kind == .element } }

    /// The element around the node; nil for the outermost.
    public var parent: HTMLNode? {
        guard let parent = pointer.pointee.parent else { return nil }
        let node = HTMLNode(document: document, pointer: parent)
        return node.kind == .element ? node : nil
    }

    // MARK: - Path

    /// An XPath that finds the node, such as `/html/body/ul/li[3]`, `…/@class` or `…/text()`.
    public var path: String {
        var steps = [step]
        var next = parent
        while let node = next {
            steps.append(node.step)
            next = node.parent
        }
        return "/" + steps.reversed().joined(separator: "/")
    }

    private var step: String {
        switch kind {
        case .attribute: "@" + name
        case .text: "text()"
        case .other: "node()"
        case .element: stepOfElement
        }
    }

    private var stepOfElement: String {
        let siblings = parent?.elements ?? [self]
        let alike = siblings.filter { $0.name == name && $0.namespace == namespace }
        return Self.step(name, namespace ?? "", position: (alike.firstIndex(of: self) ?? 0) + 1, of: alike.count)
    }

    /// The step to the element at `position`, from 1, among `count` siblings of its name.
    static func step(_ name: String, _ namespace: String, position: Int, of count: Int) -> String {
        let index = count > 1 ? "[\(position)]" : ""
        switch namespace {
        case HTMLDocument.htmlNamespace: return name + index
        case HTMLDocument.svgNamespace: return "svg:" + name + index
        default: return "*[local-name()='\(name)' and namespace-uri()='\(namespace)']" + index
        }
    }
}

extension [UInt8] {
    /// Appends a string of libxml2.
    mutating func append(xml text: UnsafePointer<xmlChar>?) {
        guard let text else { return }
        append(contentsOf: UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text))))
    }
}
