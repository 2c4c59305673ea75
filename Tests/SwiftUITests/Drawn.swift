import SwiftUI

/// A view as drawn on a screen of 393 points without safe area, to look up frames and roles in.
@MainActor struct Drawn {
    let graph: ViewGraph
    var tree: DisplayTree

    init<V: View>(_ design: Design, width: CGFloat? = 393, height: CGFloat? = 800, @ViewBuilder _ content: @escaping @MainActor () -> V) {
        var environment = EnvironmentValues()
        environment._design = design
        graph = ViewGraph(.init(proposal: ProposedViewSize(width: width, height: height), environment: environment), content: content)
        tree = graph.render()
    }

    /// Frames of all nodes with a role, in drawing order.
    func frames(_ role: Semantics.Role) -> [CGRect] { nodes(role).map(\.frame) }

    func semantics(_ role: Semantics.Role) -> [Semantics] { nodes(role).map { tree.semantics[Int($0.semantics)] } }

    private func nodes(_ role: Semantics.Role) -> [DisplayNode] {
        tree.nodes.filter { $0.semantics >= 0 && tree.semantics[Int($0.semantics)].role == role }
    }

    /// Frame of the text that reads `string`; zero where there is none.
    func text(_ string: String) -> CGRect { tree.nodes.first { $0.kind == .text && words($0) == string }?.frame ?? .zero }

    /// All texts in drawing order.
    var texts: [String] { tree.nodes.filter { $0.kind == .text }.map(words) }

    /// Paint of the text that reads `string`.
    func paint(_ string: String) -> DisplayPaint? {
        guard let node = tree.nodes.first(where: { $0.kind == .text && words($0) == string }) else { return nil }
        let text = tree.texts[Int(node.payload)]
        return tree.textStyles[Int(tree.segments[Int(text.segments.lowerBound)].style)].paint
    }

    /// Frames of the shapes with a paint.
    func shapes(_ paint: DisplayPaint) -> [CGRect] {
        tree.nodes.filter { $0.kind == .shape && tree.shapes[Int($0.payload)].paint == paint }.map(\.frame)
    }

    private func words(_ node: DisplayNode) -> String {
        let segments = tree.segments[
            Range(
                uncheckedBounds: (
                    Int(tree.texts[Int(node.payload)].segments.lowerBound), Int(tree.texts[Int(node.payload)].segments.upperBound)
                ))]
        return segments.map { String(decoding: tree.bytes[Int($0.byteOffset)..<Int($0.byteOffset + $0.byteCount)], as: UTF8.self) }.joined()
    }

    /// Taps the only node with a role and draws again.
    mutating func tap(_ role: Semantics.Role, _ place: Int = 0) {
        graph.perform(action: semantics(role)[place].action)
        tree = graph.render()
    }
}

/// Whether lengths agree to a third of a point: a pixel.
func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.34 }

func isNear(_ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    isNear(frame.minX, x) && isNear(frame.minY, y) && isNear(frame.width, width) && isNear(frame.height, height)
}
