/// Goes through phases; drawn at the first.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    let content: Content
    let isEndless: Bool
    let fileID: StaticString
    let line: UInt
}

extension PhaseAnimator {
    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(content: content(Self.first(of: phases)), isEndless: true, fileID: fileID, line: line)
    }
    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(content: content(Self.first(of: phases)), isEndless: false, fileID: fileID, line: line)
    }

    nonisolated private static func first(of phases: some Sequence<Phase>) -> Phase {
        guard let first = phases.first(where: { _ in true }) else { fatalError("PhaseAnimator was given no phases.") }
        return first
    }
}

extension PhaseAnimator: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        if view.isEndless { graph._approximate("PhaseAnimator", "stands at its first phase", view.fileID, view.line) }
        Content._make(view.content, &graph)
    }
}

extension View {
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation, fileID: fileID, line: line)
    }
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation, fileID: fileID,
            line: line)
    }
}
