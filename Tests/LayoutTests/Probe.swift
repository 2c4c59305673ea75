import SwiftUI

/// A view that takes what it is proposed, within limits; ideal sizes of 10 within them.
struct Box: View {
    let width: ClosedRange<Double>
    let height: ClosedRange<Double>

    init(width: ClosedRange<Double> = 0...Double.infinity, height: ClosedRange<Double> = 0...Double.infinity) {
        self.width = width
        self.height = height
    }
    init(_ width: Double, _ height: Double) { self.init(width: width...width, height: height...height) }

    var body: some View { BoxLayout(width: width, height: height) { EmptyView() } }
}

private struct BoxLayout: Layout {
    let width: ClosedRange<Double>
    let height: ClosedRange<Double>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: clamp(proposal.width ?? 10, width), height: clamp(proposal.height ?? 10, height))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    private func clamp(_ x: Double, _ limits: ClosedRange<Double>) -> Double { min(max(x, limits.lowerBound), limits.upperBound) }
}

private struct NameModifier {
    let name: String
}

extension NameModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        var semantics = Semantics(role: .group)
        semantics.identifier = modifier.name
        graph._wrapSemantics(semantics, since: mark)
    }
}

extension View {
    /// Gives the view a name by which `frames` finds it.
    func named(_ name: String) -> some View { modifier(NameModifier(name: name)) }
}

/// Frames in points by name, for a root of a size without safe area.
@MainActor func frames<V: View>(
    _ width: Double?, _ height: Double?, scale: Double = 3, safeArea: EdgeInsets = EdgeInsets(), rightToLeft: Bool = false,
    @ViewBuilder _ view: @escaping @MainActor () -> V
) -> [String: CGRect] {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    let graph = ViewGraph(
        .init(
            proposal: ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }), safeArea: safeArea,
            environment: environment), content: view)
    let tree = graph.render()
    var result: [String: CGRect] = [:]
    for node in tree.nodes where node.semantics >= 0 {
        if let name = tree.semantics[Int(node.semantics)].identifier { result[name] = node.frame }
    }
    return result
}

/// Frames equal within a hundredth of a point.
func isClose(_ a: CGRect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    guard let a else { return false }
    return abs(a.minX - x) < 0.01 && abs(a.minY - y) < 0.01 && abs(a.width - width) < 0.01 && abs(a.height - height) < 0.01
}
