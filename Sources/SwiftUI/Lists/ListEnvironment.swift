// What lists and their rows inherit.

private struct ListLookKey: EnvironmentKey { static var defaultValue: _ListLook { .insetGrouped } }
private struct RowSurroundingsKey: EnvironmentKey { static var defaultValue: _RowSurroundings? { nil } }
private struct MinimumRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct MinimumHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private struct SectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }
private struct ScrollBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

/// What a row's views know of the list that they are in: one object a list, so that unchanged rows are recognised.
final class _RowSurroundings {
    let metrics: ListMetrics
    let isForm: Bool
    init(metrics: ListMetrics, isForm: Bool) {
        self.metrics = metrics
        self.isForm = isForm
    }
}

/// How much a header stands out.
public enum Prominence: Sendable, Hashable { case standard, increased }

/// Room between the sections of a list.
public struct ListSectionSpacing: Sendable {
    /// Points; NaN for the system's own.
    let length: CGFloat
    public static let `default` = ListSectionSpacing(length: .nan)
    /// 10 points (estimate).
    public static let compact = ListSectionSpacing(length: 10)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension EnvironmentValues {
    var _listLook: _ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
    /// The list around; nil outside of lists.
    var _row: _RowSurroundings? {
        get { self[RowSurroundingsKey.self] }
        set { self[RowSurroundingsKey.self] = newValue }
    }
    /// The least height of rows in points: 44 before iOS 26, 52 from it on (iOS 18.2 and 26 snapshots, measured).
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] ?? ListMetrics.minimumRowHeight(self) }
        set { self[MinimumRowHeightKey.self] = newValue }
    }
    /// The least height of headers in points; nil for what the text needs.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }
    var _sectionSpacing: ListSectionSpacing {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
    var _rowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }
    var _scrollBackground: Visibility {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
}

extension View {
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
    /// Room between the sections of the lists inside.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        transformEnvironment(\._sectionSpacing) { $0 = spacing }
    }
    /// Room between the sections of the lists inside, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
    /// Room between the rows of the lists inside, in points.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\._rowSpacing, spacing) }
    /// Whether lists, forms and text editors inside draw their own background.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { environment(\._scrollBackground, visibility) }
}
