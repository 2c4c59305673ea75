import Foundation
import SwiftUICore

/// A display tree as JSON, for programs: keys in a fixed order, numbers with at most two decimals, the same bytes on every host.
///
/// The nodes are one flat list in drawing order; `n` is the index of a node (`data-n` in the HTML), `parent` that of its parent.
/// `<`, `>` and `&` are written as escapes, so that the JSON may stand in a `script` element.
public enum JSONTree {
    /// The JSON of a tree; it ends with a line feed, and each node has a line of its own.
    public static func json(_ tree: DisplayTree) -> [UInt8] {
        var writer = JSONBytes()
        writer.beginObject()
        writer.member("width", tree.size.width)
        writer.member("height", tree.size.height)
        writer.member("scale", tree.scale)
        writer.key("nodes")
        writer.beginArray()
        for index in tree.nodes.indices {
            writer.beginElement()
            writer.lineFeed()
            append(index, tree, to: &writer)
        }
        writer.endArray()
        appendNotes(tree, to: &writer)
        writer.endObject()
        writer.lineFeed()
        return writer.bytes
    }

    private static func append(_ index: Int, _ tree: DisplayTree, to writer: inout JSONBytes) {
        let node = tree.nodes[index]
        writer.beginObject()
        writer.member("n", Double(index))
        writer.member("parent", Double(node.parent))
        writer.member("kind", TreeWords.kind(node.kind))
        let frame = node.frame
        writer.member("frame", [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
        if node.semantics >= 0 { append(tree.semantics[Int(node.semantics)], to: &writer) }
        appendContent(node, tree, to: &writer)
        if node.effect >= 0 { writer.member("effect", TreeWords.effect(tree.effects[Int(node.effect)])) }
        writer.endObject()
    }

    private static func append(_ semantics: Semantics, to writer: inout JSONBytes) {
        if semantics.role != .none { writer.member("role", "\(semantics.role)") }
        if let label = semantics.label { writer.member("label", label) }
        if let value = semantics.value { writer.member("value", value) }
        if let hint = semantics.hint { writer.member("hint", hint) }
        if let identifier = semantics.identifier { writer.member("identifier", identifier) }
        let traits = TreeWords.traits(semantics.traits)
        if !traits.isEmpty { writer.member("traits", traits) }
        if semantics.headingLevel > 0 { writer.member("headingLevel", Double(semantics.headingLevel)) }
        if semantics.minimum.isFinite { writer.member("minimum", semantics.minimum) }
        if semantics.maximum.isFinite { writer.member("maximum", semantics.maximum) }
        if semantics.current.isFinite { writer.member("current", semantics.current) }
        if let url = semantics.url { writer.member("url", url) }
        if semantics.action >= 0 { writer.member("action", Double(semantics.action)) }
        if let source = semantics.source { writer.member("source", "\(source.fileID):\(source.line)") }
    }

    private static func appendContent(_ node: DisplayNode, _ tree: DisplayTree, to writer: inout JSONBytes) {
        let payload = Int(node.payload)
        switch node.kind {
        case .group: break
        case .text:
            let text = tree.texts[payload]
            writer.member("lines", TreeWords.lines(text, tree))
            writer.member("styles", TreeWords.styles(text, tree).map { TreeWords.style($0, tree) })
            if text.isTruncated { writer.member("isTruncated", true) }
            if text.isRightToLeft { writer.member("isRightToLeft", true) }
        case .shape: writer.member("shape", TreeWords.shape(tree.shapes[payload], tree))
        case .image: writer.member("image", TreeWords.image(tree.images[payload], tree))
        case .field:
            let field = tree.fields[payload]
            writer.member("text", field.isSecure ? String(repeating: "•", count: field.text.count) : field.text)
            if !field.prompt.isEmpty { writer.member("prompt", field.prompt) }
            if field.isSecure { writer.member("isSecure", true) }
            if field.isMultiline { writer.member("isMultiline", true) }
            writer.member("styles", [TreeWords.style(field.style, tree)])
        case .scroll: writer.member("scroll", TreeWords.scroll(tree.scrolls[payload]))
        }
    }

    private static func appendNotes(_ tree: DisplayTree, to writer: inout JSONBytes) {
        writer.key("approximations")
        writer.beginArray()
        for approximation in tree.approximations {
            writer.beginElement()
            writer.lineFeed()
            appendNote([("api", approximation.api), ("note", approximation.note)], approximation.source, to: &writer)
        }
        writer.endArray()
        writer.key("failures")
        writer.beginArray()
        for failure in tree.failures {
            writer.beginElement()
            writer.lineFeed()
            appendNote([("message", failure.message), ("mend", failure.mend)], failure.source, to: &writer)
        }
        writer.endArray()
    }

    private static func appendNote(_ members: [(StaticString, String?)], _ source: SourceLine?, to writer: inout JSONBytes) {
        writer.beginObject()
        for (key, value) in members { if let value { writer.member(key, value) } }
        if let source { writer.member("source", "\(source.fileID):\(source.line)") }
        writer.endObject()
    }
}
