import SwiftUICore

/// The tree as text, one line for each node that means or shows something.
enum NodeLines {
    static func lines(of tree: DisplayTree) -> [NodeData.Line] {
        var lines: [NodeData.Line] = []
        var open: [Int32] = []
        for (index, node) in tree.nodes.enumerated() {
            while let end = open.last, end <= Int32(index) { open.removeLast() }
            guard let text = line(node, in: tree) else { continue }
            lines.append(NodeData.Line(node: index, depth: open.count, text: text))
            open.append(node.end)
        }
        return lines
    }

    private static func line(_ node: DisplayNode, in tree: DisplayTree) -> String? {
        let semantics = node.semantics >= 0 ? tree.semantics[Int(node.semantics)] : nil
        let isMeant = semantics.map { $0.role != .none || $0.label != nil } ?? false
        if node.kind == .group && !isMeant || node.kind == .shape && !isMeant { return nil }
        let text = tree.text(of: node)
        var parts: [String] = []
        if let role = semantics?.role, role != .none { parts.append("\(role)") } else { parts.append("\(node.kind)") }
        if !text.isEmpty {
            parts.append("“\(text.prefix(80))”")
        } else if let label = semantics?.label {
            parts.append("“\(label.prefix(80))”")
        }
        if let value = semantics?.value { parts.append("= \(value.prefix(40))") }
        return parts.joined(separator: " ")
    }
}
