import Foundation
import SwiftUICore

/// A display tree as text, one node a line, for snapshots that people read and compare.
///
///     screen 393×852 @3
///       heading 1 "Coins" (16 20 290×40.58)
///         text "Coins" 34/700 #000 (16 20 290×40.58)
///       button "Buy" id "buy" tap (16 300 80×34)
///
/// A line holds the role (else the kind), the label or text in quotes, value, traits, identifier, what is drawn and how, and the frame
/// in points: left, top, width × height in the coordinates of the screen. Groups that do nothing are left out. Numbers have at most two
/// decimals, and nothing depends on the host.
public enum TextTree {
    /// How much of a node its line tells.
    public struct Detail: OptionSet, Sendable {
        public let rawValue: UInt8
        /// A choice of details by its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Frames.
        public static let frames = Detail(rawValue: 1)
        /// Fonts, colours, outlines, images and effects.
        public static let style = Detail(rawValue: 2)
        /// Nodes that mean nothing: shapes, and images and groups without semantics.
        public static let decoration = Detail(rawValue: 4)
        /// All of it.
        public static let all: Detail = [.frames, .style, .decoration]
    }

    /// The text of a tree; it ends with a line feed. - Parameter detail: what the lines tell.
    public static func text(_ tree: DisplayTree, detail: Detail = .all) -> String {
        var result = "screen \(TreeWords.size(tree.size)) @\(TreeWords.number(tree.scale))\n"
        /// Ends of the nodes that are open, whose count is the indentation.
        var open: [Int] = []
        for index in tree.nodes.indices {
            while let end = open.last, end <= index { open.removeLast() }
            guard isShown(tree.nodes[index], detail) else { continue }
            result += String(repeating: "  ", count: open.count + 1)
            append(index, tree, detail, to: &result)
            result += "\n"
            open.append(max(Int(tree.nodes[index].end), index + 1))
        }
        for failure in tree.failures { result += "failure: \(escaped(failure.message))\n" }
        for approximation in tree.approximations {
            result += "approximation: \(escaped(approximation.api)): \(escaped(approximation.note))\n"
        }
        return result
    }

    private static func isShown(_ node: DisplayNode, _ detail: Detail) -> Bool {
        if node.semantics >= 0 { return true }
        switch node.kind {
        case .text, .field, .scroll: return true
        case .group: return node.effect >= 0 && detail.contains([.decoration, .style])
        case .shape, .image: return detail.contains(.decoration)
        }
    }

    private static func append(_ index: Int, _ tree: DisplayTree, _ detail: Detail, to result: inout String) {
        let node = tree.nodes[index]
        let semantics = node.semantics < 0 ? nil : tree.semantics[Int(node.semantics)]
        if let semantics, semantics.role != .none {
            result += "\(semantics.role)"
            if semantics.headingLevel > 0 { result += " \(semantics.headingLevel)" }
        } else {
            result += TreeWords.kind(node.kind)
        }
        if let label = semantics?.label { result += " " + quoted(label) }
        appendContent(node, tree, label: semantics?.label, to: &result)
        if let semantics { append(semantics, to: &result) }
        if detail.contains(.style) { appendStyle(node, tree, to: &result) }
        if detail.contains(.frames) {
            let frame = node.frame
            result += " (\(TreeWords.number(frame.origin.x)) \(TreeWords.number(frame.origin.y)) \(TreeWords.size(frame.size)))"
        }
    }

    private static func appendContent(_ node: DisplayNode, _ tree: DisplayTree, label: String?, to result: inout String) {
        switch node.kind {
        case .text:
            let text = tree.texts[Int(node.payload)]
            let lines = TreeWords.lines(text, tree).joined(separator: "\n")
            if lines != label { result += " " + quoted(lines) }
            if text.isTruncated { result += " truncated" }
            if text.isRightToLeft { result += " rightToLeft" }
        case .field:
            let field = tree.fields[Int(node.payload)]
            result += " text " + quoted(field.isSecure ? String(repeating: "•", count: field.text.count) : field.text)
            if !field.prompt.isEmpty { result += " prompt " + quoted(field.prompt) }
            if field.isMultiline { result += " multiline" }
        case .scroll: result += " " + TreeWords.scroll(tree.scrolls[Int(node.payload)])
        case .group, .shape, .image: break
        }
    }

    private static func append(_ semantics: Semantics, to result: inout String) {
        if let value = semantics.value { result += " value " + quoted(value) }
        for trait in TreeWords.traits(semantics.traits) { result += " " + trait }
        if let hint = semantics.hint { result += " hint " + quoted(hint) }
        if let identifier = semantics.identifier { result += " id " + quoted(identifier) }
        if let url = semantics.url { result += " to " + quoted(url) }
        if semantics.action >= 0 { result += " tap" }
    }

    private static func appendStyle(_ node: DisplayNode, _ tree: DisplayTree, to result: inout String) {
        let payload = Int(node.payload)
        switch node.kind {
        case .text: for style in TreeWords.styles(tree.texts[payload], tree) { result += " " + TreeWords.style(style, tree) }
        case .shape: result += " " + TreeWords.shape(tree.shapes[payload], tree)
        case .image: result += " " + escaped(TreeWords.image(tree.images[payload], tree))
        case .field: result += " " + TreeWords.style(tree.fields[payload].style, tree)
        case .group, .scroll: break
        }
        if node.effect >= 0 { result += " " + TreeWords.effect(tree.effects[Int(node.effect)]) }
    }

    // MARK: - Quoting

    /// A text in quotes, on one line.
    static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// Backslash, quote and control characters as in a Swift string literal.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value):
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
