import Foundation

/// Sizes and colours of a list's look, in points. Unless they say otherwise, numbers are measured in snapshots of real iOS 18.2,
/// 18.5 and 26 lists at 3 pixels per point.
struct ListMetrics: Equatable {
    /// Between the edge of the list and its cells.
    var sideMargin: CGFloat
    var cornerRadius: CGFloat
    /// Around the content of a row.
    var rowInsets: EdgeInsets
    var separatorThickness: CGFloat
    /// Between the separator's end and the cell's trailing edge.
    var separatorTrailing: CGFloat
    /// Separators above the first and below the last row of a section.
    var hasOuterSeparators: Bool
    /// Above a section without a header, below one without a footer, above the very first one.
    var topWithoutHeader: CGFloat
    var bottomWithoutFooter: CGFloat
    var topOfList: CGFloat
    /// Around the text of a header and of a footer; leading and trailing from the edge of the list.
    var headerInsets: EdgeInsets
    var footerInsets: EdgeInsets
    var isUppercase: Bool
    /// Whether the header's text is as large as a row's and semibold.
    var hasLargeHeader: Bool
    /// Between the chevron's ink and the cell's trailing edge.
    var chevronTrailing: CGFloat
    var background: SystemColor
    var cellBackground: SystemColor
    /// From iOS 26 on the line has a colour of its own.
    var hasSolidSeparator: Bool
}

extension ListMetrics {
    /// 44 at standard sizes before iOS 26, from it on 52 at Large and 51 at Medium; other sizes grow with the text (estimate).
    static func minimumRowHeight(_ environment: EnvironmentValues) -> CGFloat {
        let font = environment._resolvedFont(.body)
        let line = FontMetrics.ceilToPixel(FontMetrics.lineHeight(font), scale: Double(environment.displayScale))
        return environment._design == .ios18 ? 44 : max(44, (line + 31.33).rounded())
    }

    static func of(_ look: _ListLook, _ environment: EnvironmentValues) -> ListMetrics {
        var metrics = environment._design == .ios18 ? before26(environment) : from26(environment)
        switch look {
        case .insetGrouped, .sidebar: break
        case .grouped:
            metrics.sideMargin = 0
            metrics.cornerRadius = 0
            metrics.hasOuterSeparators = true
            metrics.headerInsets.leading = metrics.rowInsets.leading
            metrics.footerInsets.leading = metrics.rowInsets.leading
            metrics.headerInsets.trailing = metrics.rowInsets.trailing
            metrics.footerInsets.trailing = metrics.rowInsets.trailing
        case .plain, .inset: metrics.makePlain(isInset: look == .inset)
        }
        let spacing = environment._sectionSpacing.length
        if !spacing.isNaN { metrics.space(by: spacing) }
        return metrics
    }

    private static func before26(_ environment: EnvironmentValues) -> ListMetrics {
        ListMetrics(
            sideMargin: 20, cornerRadius: 10, rowInsets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20),
            separatorThickness: 1 / environment.displayScale, separatorTrailing: 0, hasOuterSeparators: false,
            topWithoutHeader: 17 + 2 / 3, bottomWithoutFooter: 17 + 2 / 3, topOfList: 35,
            headerInsets: EdgeInsets(top: 17, leading: 40, bottom: 6, trailing: 40),
            footerInsets: EdgeInsets(top: 5 + 1 / 3, leading: 40, bottom: 12 + 2 / 3, trailing: 40),
            isUppercase: true, hasLargeHeader: false, chevronTrailing: 20 + 2 / 3, background: .groupedBackground,
            cellBackground: .secondaryGroupedBackground, hasSolidSeparator: false)
    }

    private static func from26(_ environment: EnvironmentValues) -> ListMetrics {
        ListMetrics(
            sideMargin: 16, cornerRadius: 26, rowInsets: EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16),
            separatorThickness: 1, separatorTrailing: 16, hasOuterSeparators: false,
            topWithoutHeader: 17 + 2 / 3, bottomWithoutFooter: 17 + 1 / 3, topOfList: 35,
            headerInsets: EdgeInsets(top: 10, leading: 32, bottom: 10, trailing: 32),
            footerInsets: EdgeInsets(top: 7 + 1 / 3, leading: 32, bottom: 6 + 2 / 3, trailing: 32),
            isUppercase: false, hasLargeHeader: true, chevronTrailing: 18 + 1 / 3, background: .groupedBackground,
            cellBackground: .secondaryGroupedBackground, hasSolidSeparator: true)
    }

    /// Rows from edge to edge on the screen's background. Headers as in a plain list: the text of a row, semibold (estimates).
    private mutating func makePlain(isInset: Bool) {
        sideMargin = 0
        cornerRadius = 0
        rowInsets.leading = 16
        rowInsets.trailing = 16
        hasOuterSeparators = !isInset
        topWithoutHeader = 0
        bottomWithoutFooter = 0
        topOfList = 0
        headerInsets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        footerInsets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        isUppercase = false
        hasLargeHeader = true
        background = .background
        cellBackground = .background
        chevronTrailing = separatorTrailing == 0 ? 16 + 2 / 3 : 18 + 1 / 3
    }

    /// `listSectionSpacing`: half of the distance above and below (estimate of how it is split).
    private mutating func space(by length: CGFloat) {
        topWithoutHeader = length / 2
        bottomWithoutFooter = length / 2
        headerInsets.top = min(headerInsets.top, length)
    }
}
