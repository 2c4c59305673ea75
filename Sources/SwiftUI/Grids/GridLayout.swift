/// The rule of `Grid` as a layout: as many columns as the longest row has cells; a view outside a row spans them all (rule 7.4).
/// Widths are divided among columns as a stack divides its length among its views; no source for Apple's own rule is known.
public struct GridLayout: Sendable {
    public var alignment: Alignment
    /// Points between columns; nil for 8.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; nil for what the cells prefer.
    public var verticalSpacing: CGFloat?

    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

/// A cell with the columns it spans.
private struct GridCell {
    let view: LayoutSubview
    let columns: Range<Int>
    let unsized: Axis.Set
    var spans: Bool { columns.count > 1 }
}

private struct GridLine {
    var cells: [GridCell]
    var alignment: VerticalAlignment
    var start: CGFloat = 0
    var height: CGFloat = 0
}

private struct GridPlan {
    var lines: [GridLine] = []
    var widths: [CGFloat] = []
    var alignments: [HorizontalAlignment?] = []
    var size = CGSize.zero
}

extension GridLayout: Layout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        plan(proposal, subviews).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let plan = plan(proposal, subviews)
        let gap = horizontalSpacing ?? 8
        for line in plan.lines {
            let before = guides(line, plan).before
            for cell in line.cells {
                let x = plan.widths[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + gap }
                let width = length(of: cell, plan.widths)
                let inner = ProposedViewSize(width: width, height: line.height)
                let d = cell.view.dimensions(in: inner)
                let box = CGRect(x: bounds.minX + x, y: bounds.minY + line.start, width: width, height: line.height)
                if let anchor: UnitPoint = cell.view._trait(_GridCellAnchor.key) {
                    let point = CGPoint(x: box.minX + (width - d.width) * anchor.x, y: box.minY + (line.height - d.height) * anchor.y)
                    cell.view.place(at: point, proposal: inner)
                    continue
                }
                let horizontal = plan.alignments[cell.columns.lowerBound] ?? alignment.horizontal
                let across: CGFloat = horizontal == .leading ? 0 : (horizontal == .trailing ? width : width / 2)
                cell.view.place(
                    at: CGPoint(x: box.minX + across - d[horizontal], y: box.minY + guideY(line, before) - d[line.alignment]),
                    proposal: inner)
            }
        }
    }

    private func guideY(_ line: GridLine, _ before: CGFloat) -> CGFloat {
        switch line.alignment {
        case .top: 0
        case .center: line.height / 2
        case .bottom: line.height
        default: before
        }
    }

    private func length(of cell: GridCell, _ widths: [CGFloat]) -> CGFloat {
        widths[cell.columns].reduce(0, +) + (horizontalSpacing ?? 8) * CGFloat(cell.columns.count - 1)
    }

    // MARK: Plan

    private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews) -> GridPlan {
        var plan = GridPlan()
        plan.lines = lines(subviews)
        let count = plan.lines.lazy.flatMap(\.cells).map(\.columns.upperBound).max() ?? 0
        guard count > 0 else { return plan }
        plan.alignments = (0..<count).map { column in
            plan.lines.lazy.flatMap(\.cells).first {
                $0.columns.lowerBound == column && $0.view._trait(_GridColumnAlignment.key) as HorizontalAlignment? != nil
            }?
            .view._trait(_GridColumnAlignment.key)
        }
        plan.widths = widths(plan.lines, count, proposal.width)
        setHeights(&plan, proposal.height)
        let gaps = (horizontalSpacing ?? 8) * CGFloat(count - 1)
        plan.size = CGSize(
            width: plan.widths.reduce(0, +) + gaps, height: plan.lines.last.map { $0.start + $0.height } ?? 0)
        return plan
    }

    private func lines(_ subviews: Subviews) -> [GridLine] {
        var lines: [GridLine] = []
        var current: _GridRow?
        var whole: [Int] = []
        for view in subviews {
            let unsized = view._trait(_GridCellUnsizedAxes.key) ?? Axis.Set()
            let span: Int = view._trait(_GridCellColumns.key) ?? 1
            let row: _GridRow? = view._trait(_GridRow.key)
            guard let row else {
                current = nil
                whole.append(lines.count)
                lines.append(GridLine(cells: [GridCell(view: view, columns: 0..<1, unsized: unsized)], alignment: alignment.vertical))
                continue
            }
            if row !== current {
                current = row
                lines.append(GridLine(cells: [], alignment: row.alignment ?? alignment.vertical))
            }
            let start = lines[lines.count - 1].cells.last?.columns.upperBound ?? 0
            lines[lines.count - 1].cells.append(GridCell(view: view, columns: start..<start + span, unsized: unsized))
        }
        let count = lines.lazy.flatMap(\.cells).map(\.columns.upperBound).max() ?? 1
        for index in whole {
            let cell = lines[index].cells[0]
            lines[index].cells[0] = GridCell(view: cell.view, columns: 0..<count, unsized: cell.unsized)
        }
        return lines
    }

    private func widths(_ lines: [GridLine], _ count: Int, _ offered: CGFloat?) -> [CGFloat] {
        let gap = horizontalSpacing ?? 8
        let cells = lines.flatMap(\.cells)
        func width(_ column: Int, _ proposed: CGFloat?) -> CGFloat {
            cells.lazy.filter { $0.columns == column..<column + 1 && !$0.unsized.contains(.horizontal) }
                .map { $0.view.sizeThatFits(ProposedViewSize(width: proposed, height: nil)).width }.max() ?? 0
        }
        var widths = [CGFloat](repeating: 0, count: count)
        if let offered {
            let ranges = (0..<count).map { (least: width($0, 0), most: width($0, .infinity)) }
            let order = (0..<count).sorted {
                let (a, b) = (ranges[$0].most - ranges[$0].least, ranges[$1].most - ranges[$1].least)
                return a == b ? $0 < $1 : a < b
            }
            var left = offered - gap * CGFloat(count - 1)
            for (place, column) in order.enumerated() {
                let share = max(left / CGFloat(count - place), 0)
                widths[column] = width(column, share)
                left -= widths[column].isFinite ? widths[column] : 0
            }
        } else {
            for column in 0..<count { widths[column] = width(column, nil) }
        }
        widen(&widths, cells, offered)
        return widths
    }

    /// Cells over several columns that need more room than these have get it in equal parts.
    private func widen(_ widths: inout [CGFloat], _ cells: [GridCell], _ offered: CGFloat?) {
        for cell in cells where cell.spans && !cell.unsized.contains(.horizontal) {
            let now = length(of: cell, widths)
            let needed = cell.view.sizeThatFits(ProposedViewSize(width: offered.map { max($0, now) }, height: nil)).width
            guard needed > now, needed.isFinite else { continue }
            let part = (needed - now) / CGFloat(cell.columns.count)
            for column in cell.columns { widths[column] += part }
        }
    }

    private func setHeights(_ plan: inout GridPlan, _ offered: CGFloat?) {
        let count = plan.lines.count
        var gaps = [CGFloat](repeating: 0, count: count)
        for index in 1..<max(count, 1) { gaps[index] = verticalSpacing ?? preferredGap(plan.lines[index - 1], plan.lines[index]) }
        var left = offered.map { $0 - gaps.reduce(0, +) }
        var order = Array(0..<count)
        if left != nil {
            let flexible = plan.lines.map { height($0, plan.widths, .infinity) - height($0, plan.widths, 0) }
            order.sort { flexible[$0] == flexible[$1] ? $0 < $1 : flexible[$0] < flexible[$1] }
        }
        for (place, index) in order.enumerated() {
            let share = left.map { max($0 / CGFloat(count - place), 0) }
            plan.lines[index].height = height(plan.lines[index], plan.widths, share)
            if let rest = left, plan.lines[index].height.isFinite { left = rest - plan.lines[index].height }
        }
        var start: CGFloat = 0
        for index in 0..<count {
            start += gaps[index]
            plan.lines[index].start = start
            start += plan.lines[index].height
        }
    }

    private func preferredGap(_ above: GridLine, _ below: GridLine) -> CGFloat {
        var gap: CGFloat = 0
        for upper in above.cells {
            for lower in below.cells where !upper.columns.isDisjoint(with: lower.columns) {
                gap = max(gap, upper.view.spacing.distance(to: lower.view.spacing, along: .vertical))
            }
        }
        return above.cells.isEmpty || below.cells.isEmpty ? 8 : gap
    }

    private func height(_ line: GridLine, _ widths: [CGFloat], _ proposed: CGFloat?) -> CGFloat {
        var (before, after): (CGFloat, CGFloat) = (0, 0)
        for cell in line.cells where !cell.unsized.contains(.vertical) {
            let d = cell.view.dimensions(in: ProposedViewSize(width: length(of: cell, widths), height: proposed))
            before = max(before, d[line.alignment])
            after = max(after, d.height - d[line.alignment])
        }
        return before + after
    }

    private func guides(_ line: GridLine, _ plan: GridPlan) -> (before: CGFloat, after: CGFloat) {
        var (before, after): (CGFloat, CGFloat) = (0, 0)
        for cell in line.cells {
            let d = cell.view.dimensions(in: ProposedViewSize(width: length(of: cell, plan.widths), height: line.height))
            before = max(before, d[line.alignment])
            after = max(after, d.height - d[line.alignment])
        }
        return (before, after)
    }
}

extension Range<Int> {
    fileprivate func isDisjoint(with other: Range<Int>) -> Bool { upperBound <= other.lowerBound || other.upperBound <= lowerBound }
}
