import SwiftUI

/// A view as drawn in a room of a given size (nil: the view's ideal size).
@MainActor struct Drawing {
    let tree: DisplayTree

    init<V: View>(
        width: CGFloat? = 393, height: CGFloat? = nil, environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder _ content: @escaping @MainActor () -> V
    ) {
        let graph = ViewGraph(
            .init(proposal: ProposedViewSize(width: width, height: height), environment: environment), content: content)
        tree = graph.render()
    }

    func nodes(_ kind: DisplayNode.Kind) -> [DisplayNode] { tree.nodes.filter { $0.kind == kind } }
    func frames(_ kind: DisplayNode.Kind) -> [CGRect] { nodes(kind).map(\.frame) }
    var shapes: [DisplayShape] { nodes(.shape).map { tree.shapes[Int($0.payload)] } }
    var images: [DisplayImage] { nodes(.image).map { tree.images[Int($0.payload)] } }
    var effects: [DisplayEffect] { tree.nodes.filter { $0.effect >= 0 }.map { tree.effects[Int($0.effect)] } }

    /// Each text's segments joined.
    var texts: [String] {
        nodes(.text).map { node in
            let text = tree.texts[Int(node.payload)]
            return tree.segments[Int(text.segments.lowerBound)..<Int(text.segments.upperBound)].map(string).joined()
        }
    }

    /// Each segment with its style.
    var segments: [(string: String, style: DisplayTextStyle)] {
        tree.segments.map { (string($0), tree.textStyles[Int($0.style)]) }
    }

    private func string(_ segment: DisplaySegment) -> String {
        String(decoding: tree.bytes[Int(segment.byteOffset)..<Int(segment.byteOffset + segment.byteCount)], as: UTF8.self)
    }
}
