import Foundation

/// What a list knows of each of its sections.
struct _SectionInfo {
    static let key = ObjectIdentifier(_SectionInfo.self)
    var hasHeader: Bool
    var hasFooter: Bool
}

/// The header or footer of a section outside of lists: grids give it a whole line.
enum _SectionPart {
    static let key = ObjectIdentifier(_SectionPart.self)
    case header, footer
}

extension _Graph {
    /// Makes a section of a list: header, rows, footer. Parts that make no node take no room.
    @MainActor mutating func _addSection(
        _ list: _RowSurroundings, header: ((inout _Graph) -> Void)?, footer: ((inout _Graph) -> Void)?, rows: (inout _Graph) -> Void
    ) {
        let mark = _mark
        var info = _SectionInfo(hasHeader: false, hasFooter: false)
        _addStack(.vertical, spacing: 0, alignment: HorizontalAlignment.leading.key) { graph in
            if let header { info.hasHeader = graph._addHeader(list.metrics, header) }
            let mark = graph._mark
            rows(&graph)
            graph._addRows(list, graph._take(since: mark))
            if let footer { info.hasFooter = graph._addFooter(list.metrics, footer) }
        }
        _setTrait(_SectionInfo.key, info, since: mark)
    }

    @MainActor private mutating func _addHeader(_ metrics: ListMetrics, _ header: (inout _Graph) -> Void) -> Bool {
        let mark = _mark
        let saved = environment
        let isProminent = environment.headerProminence == .increased
        environment._row = nil
        environment.font = metrics.hasLargeHeader || isProminent ? (isProminent ? .title3 : .body) : .footnote
        if metrics.hasLargeHeader || isProminent { environment._fontWeight = .semibold }
        if metrics.isUppercase, !isProminent { environment._textCase = 1 }
        if !isProminent { environment._foregroundStyle = HierarchicalShapeStyle.secondary._reference(in: environment) }
        header(&self)
        environment = saved
        guard _mark != mark else { return false }
        finish(metrics.headerInsets, since: mark)
        var semantics = Semantics(role: .heading)
        semantics.headingLevel = 2
        semantics.traits = .header
        _wrapSemantics(semantics, since: mark)
        return true
    }

    @MainActor private mutating func _addFooter(_ metrics: ListMetrics, _ footer: (inout _Graph) -> Void) -> Bool {
        let mark = _mark
        let saved = environment
        environment._row = nil
        environment.font = .footnote
        environment._foregroundStyle = HierarchicalShapeStyle.secondary._reference(in: environment)
        // Footers are set without leading: lines of 12 pt are 14 apart, not 16 (iOS 18.2 and 26 snapshots, measured).
        let font = environment._resolvedFont(.footnote)
        environment.lineSpacing = FontMetrics.lineHeight(font).rounded() - font.leading
        footer(&self)
        environment = saved
        guard _mark != mark else { return false }
        finish(metrics.footerInsets, since: mark)
        return true
    }

    /// Gathers what a header or footer made into one line of the section's width.
    private mutating func finish(_ insets: EdgeInsets, since mark: Int32) {
        let nodes = _take(since: mark)
        if nodes.count == 1 {
            _put(nodes[0])
        } else {
            _addStack(.horizontal, spacing: nil, alignment: VerticalAlignment.center.key) { graph in for node in nodes { graph._put(node) }
            }
        }
        _wrapPadding(insets, since: mark)
        _wrapFlexFrame(
            minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: environment.defaultMinListHeaderHeight, idealHeight: nil,
            maxHeight: nil,
            alignment: .leading, since: mark)
    }

    // MARK: Rows

    /// Makes rows of taken nodes: one box with a background, rounded where the look is, and the lines between.
    @MainActor mutating func _addRows(_ list: _RowSurroundings, _ nodes: ContiguousArray<_TakenNode>) {
        let metrics = list.metrics
        let mark = _mark
        let layers = nodes.map { (_trait(_RowBackground.key, of: $0) as _RowLayer??) ?? nil }
        let hasOwnLayers = layers.contains { $0 != nil }
        let cell = _paint(Color(_system: metrics.cellBackground))
        let least = environment.defaultMinListRowHeight
        let spacing = environment._rowSpacing ?? 0
        let lines = separators(metrics, nodes, spacing)
        _addLayout(_RowsLayout(rowCount: nodes.count, spacing: spacing, metrics: metrics)) { graph in
            for (node, layer) in zip(nodes, layers) {
                graph._addRow(node, metrics, least: least, layer: layer, cell: hasOwnLayers || spacing > 0 ? cell : nil)
            }
            for line in lines { graph._addSeparator(line, metrics) }
        }
        var semantics = Semantics(role: .list)
        semantics.traits = []
        _wrapSemantics(semantics, since: mark)
        if !hasOwnLayers, spacing == 0 { _wrapBackground(alignment: .center, since: mark) { $0._addRectangle(cell) } }
        if metrics.cornerRadius > 0 {
            let radius = metrics.cornerRadius
            _wrapEffect(since: mark) { size in
                let limit = min(radius, size.height / 2)
                return .clip(
                    .rounded(topLeft: limit, topRight: limit, bottomRight: limit, bottomLeft: limit, continuous: true), isEvenOdd: false)
            }
        }
        if metrics.sideMargin > 0 { _wrapPadding(EdgeInsets(metrics.sideMargin, edges: .horizontal), since: mark) }
    }

    @MainActor private mutating func _addRow(
        _ node: _TakenNode, _ metrics: ListMetrics, least: CGFloat, layer: _RowLayer?, cell: DisplayPaint?
    ) {
        let insets = ((_trait(_RowInsets.key, of: node) as EdgeInsets??) ?? nil) ?? metrics.rowInsets
        let mark = _mark
        _put(node)
        _wrapPadding(insets, since: mark)
        _wrapFlexFrame(
            minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: least, idealHeight: nil, maxHeight: nil, alignment: .leading,
            since: mark)
        if let layer {
            let make = layer.make
            _wrapBackground(alignment: .center, since: mark) { graph in MainActor.assumeIsolated { make(&graph) } }
        } else if let cell {
            _wrapBackground(alignment: .center, since: mark) { $0._addRectangle(cell) }
        }
        _wrapSemantics(Semantics(role: .listItem), since: mark)
    }

    /// The lines of a section: each belongs to the row above it, those at the outer edges only where the look has them.
    private func separators(_ metrics: ListMetrics, _ nodes: ContiguousArray<_TakenNode>, _ spacing: CGFloat) -> [_RowLine] {
        guard !nodes.isEmpty, spacing == 0 else { return [] }
        let choices = nodes.map { (_trait(_RowSeparators.key, of: $0) as _SeparatorChoice?) ?? _SeparatorChoice() }
        let tints = nodes.map { (_trait(_RowSeparatorTint.key, of: $0) as _SeparatorTint?) ?? _SeparatorTint() }
        var lines: [_RowLine] = []
        if metrics.hasOuterSeparators, choices[0].top != .hidden { lines.append(_RowLine(row: 0, isAbove: true, tint: tints[0].top)) }
        for row in nodes.indices {
            let isLast = row == nodes.count - 1
            if isLast, !metrics.hasOuterSeparators { break }
            if choices[row].bottom == .hidden || (!isLast && choices[row + 1].top == .hidden) { continue }
            lines.append(_RowLine(row: row, isAbove: false, tint: tints[row].bottom ?? (isLast ? nil : tints[row + 1].top)))
        }
        return lines
    }

    private mutating func _addSeparator(_ line: _RowLine, _ metrics: ListMetrics) {
        let mark = _mark
        var paint = _paint(line.tint ?? Color(_system: .separator))
        if line.tint == nil, metrics.hasSolidSeparator {
            paint = .color(RGBA(hex: environment.colorScheme == .dark ? 0x38383B : 0xE8E8E8))
        }
        _addRectangle(paint)
        _setTrait(_RowLine.key, line, since: mark)
    }
}

/// A line between rows.
struct _RowLine {
    static let key = ObjectIdentifier(_RowLine.self)
    var row: Int
    /// Above the row, not below it.
    var isAbove: Bool
    var tint: Color?
}

/// Rows one below the other, each as wide as the list, and the lines over their lower edges.
struct _RowsLayout: Layout {
    let rowCount: Int
    let spacing: CGFloat
    let metrics: ListMetrics

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var size = CGSize(width: proposal.width ?? 0, height: spacing * CGFloat(max(rowCount - 1, 0)))
        for row in subviews.prefix(rowCount) {
            let own = row.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
            size.width = max(size.width, own.width)
            size.height += own.height
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let inner = ProposedViewSize(width: bounds.width, height: nil)
        var y = bounds.minY
        var edges: [(top: CGFloat, bottom: CGFloat, start: CGFloat, end: CGFloat)] = []
        edges.reserveCapacity(rowCount)
        for row in subviews.prefix(rowCount) {
            let d = row.dimensions(in: inner)
            row.place(at: CGPoint(x: bounds.minX, y: y), proposal: inner)
            let start = d[explicit: .listRowSeparatorLeading] ?? row._leadingOfFirstText ?? metrics.rowInsets.leading
            let end = d[explicit: .listRowSeparatorTrailing] ?? bounds.width - metrics.separatorTrailing
            edges.append((y, y + d.height, start, end))
            y += d.height + spacing
        }
        for line in subviews.dropFirst(rowCount) {
            guard let info: _RowLine = line._trait(_RowLine.key), info.row < edges.count else { continue }
            let row = edges[info.row]
            let top = info.isAbove ? row.top : row.bottom - metrics.separatorThickness
            line.place(
                at: CGPoint(x: bounds.minX + row.start, y: top),
                proposal: ProposedViewSize(width: max(row.end - row.start, 0), height: metrics.separatorThickness))
        }
    }
}
