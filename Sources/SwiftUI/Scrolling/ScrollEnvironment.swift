/// What scroll views inherit.
private struct ScrollMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets? { nil }
}

private struct ScrollIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Room between a scroll view and its content, in points (`contentMargins`).
    var scrollMargins: EdgeInsets? {
        get { self[ScrollMarginsKey.self] }
        set { self[ScrollMarginsKey.self] = newValue }
    }
    /// Content margins count for the nearest scroll view only.
    mutating func hasNoScrollMargins() { if scrollMargins != nil { scrollMargins = nil } }

    /// Whether scroll bars of vertical scroll views show.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[ScrollIndicatorsKey.self] }
        set { self[ScrollIndicatorsKey.self] = newValue }
    }
    /// Whether scroll bars of horizontal scroll views show.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[ScrollIndicatorsKey.self] }
        set { self[ScrollIndicatorsKey.self] = newValue }
    }
    var hidesScrollIndicators: Bool {
        let visibility = verticalScrollIndicatorVisibility
        return visibility == .hidden || visibility == .never
    }
    /// Whether scroll views can be scrolled.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

/// When scroll bars show.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let code: UInt8
    public static let automatic = ScrollIndicatorVisibility(code: 0)
    public static let visible = ScrollIndicatorVisibility(code: 1)
    public static let hidden = ScrollIndicatorVisibility(code: 2)
    public static let never = ScrollIndicatorVisibility(code: 3)
}

/// Which part of a scroll view content margins count for.
public struct ContentMarginPlacement: Sendable {
    let countsForContent: Bool
    public static let automatic = ContentMarginPlacement(countsForContent: true)
    public static let scrollContent = ContentMarginPlacement(countsForContent: true)
    public static let scrollIndicators = ContentMarginPlacement(countsForContent: false)
}

extension View {
    /// When scroll bars of the scroll views inside show.
    nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    {
        environment(\.verticalScrollIndicatorVisibility, visibility)
    }
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }

    /// Room between the scroll views inside and their content, in points.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollMargins) { margins in
            guard placement.countsForContent else { return }
            var new = margins ?? EdgeInsets()
            if edges.contains(.top) { new.top = insets.top }
            if edges.contains(.leading) { new.leading = insets.leading }
            if edges.contains(.bottom) { new.bottom = insets.bottom }
            if edges.contains(.trailing) { new.trailing = insets.trailing }
            margins = new
        }
    }
    /// Room between the scroll views inside and their content, in points; nil for the system's own.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(length == nil ? [] : edges, EdgeInsets(length ?? 0, edges: .all), for: placement)
    }
    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
