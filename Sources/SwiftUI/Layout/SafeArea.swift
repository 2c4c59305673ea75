/// What takes room away from the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: UInt.max)
}

/// Grows into the unsafe regions that it touches (rule 6.11).
struct _SafeAreaIgnoring {
    let edges: Edge.Set
}

extension _SafeAreaIgnoring: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        if !modifier.edges.isEmpty { graph._wrapIgnoringSafeArea(modifier.edges, since: mark) }
    }
    nonisolated var _isStateless: Bool { true }
}

/// A view at an edge that makes the safe area of the content smaller.
struct _SafeAreaInset<Bar: View> {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let bar: Bar
}

extension _SafeAreaInset: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        let bar = modifier.bar
        graph._wrapSafeAreaInset(modifier.edge, spacing: modifier.spacing, alignment: modifier.alignment, since: mark) {
            Bar._make(bar, &$0)
        }
    }
    nonisolated var _isStateless: Bool { bar._isStateless }
}

extension View {
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_SafeAreaIgnoring(edges: regions.contains(.container) ? edges : []))
    }
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInset(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
                bar: content()))
    }
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInset(
                edge: edge == .leading ? .leading : .trailing, alignment: Alignment(horizontal: .center, vertical: alignment),
                spacing: spacing, bar: content()))
    }
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Room in points that the safe area of the content loses; the system's padding, 16, where no length is given.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        padded(.top, insets.top).padded(.bottom, insets.bottom).padded(.leading, insets.leading).padded(.trailing, insets.trailing)
    }
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(length ?? 16, edges: edges))
    }
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    @ViewBuilder nonisolated private func padded(_ edge: Edge, _ length: CGFloat) -> some View {
        let isVertical = edge == .top || edge == .bottom
        if length > 0 {
            modifier(
                _SafeAreaInset(
                    edge: edge, alignment: .center, spacing: 0,
                    bar: Color.clear.frame(width: isVertical ? 0 : length, height: isVertical ? length : 0).hidden()))
        } else {
            self
        }
    }
}
