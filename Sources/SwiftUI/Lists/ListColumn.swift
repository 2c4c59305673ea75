import Foundation

/// The sections of a list, one below the other.
struct _ListColumn: Layout {
    let metrics: ListMetrics

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var size = CGSize(width: proposal.width ?? 0, height: 0)
        forEachSection(subviews, proposal.width) { section, y, own in
            size.width = max(size.width, own.width)
            size.height = y + own.height
        }
        if let last = subviews.last, !info(last).hasFooter { size.height += metrics.bottomWithoutFooter }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        forEachSection(subviews, bounds.width) { section, y, own in
            section.place(
                at: CGPoint(x: bounds.minX, y: bounds.minY + y), proposal: ProposedViewSize(width: bounds.width, height: nil))
        }
    }

    private func info(_ section: LayoutSubview) -> _SectionInfo {
        section._trait(_SectionInfo.key) ?? _SectionInfo(hasHeader: false, hasFooter: false)
    }

    private func forEachSection(_ subviews: Subviews, _ width: CGFloat?, _ body: (LayoutSubview, CGFloat, CGSize) -> Void) {
        var y: CGFloat = 0
        for (place, section) in subviews.enumerated() {
            let info = info(section)
            if place == 0 {
                if !info.hasHeader { y = metrics.topOfList }
            } else {
                if !self.info(subviews[place - 1]).hasFooter { y += metrics.bottomWithoutFooter }
                if !info.hasHeader { y += metrics.topWithoutHeader }
            }
            let own = section.sizeThatFits(ProposedViewSize(width: width, height: nil))
            body(section, y, own)
            y += own.height
        }
    }
}

/// Keeps a list's surroundings from one making to the next, so that unchanged rows are recognised.
private final class ListBox {
    var known: (look: _ListLook, before: EnvironmentValues, after: EnvironmentValues, row: _RowSurroundings)?
}

extension _Graph {
    /// Makes a list: a scroll view whose content is a column of sections. Views outside of sections make sections of their own.
    @MainActor mutating func _addList(_ look: _ListLook, isForm: Bool, content: (inout _Graph) -> Void) {
        let mark = _mark
        let saved = environment
        let box = _storage { ListBox() }
        let row: _RowSurroundings
        if let known = box.known, known.look == look, known.before._isSame(saved) {
            row = known.row
            environment = known.after
        } else {
            row = _RowSurroundings(metrics: .of(look, environment), isForm: isForm)
            environment._row = row
            box.known = (look, saved, environment, row)
        }
        let metrics = row.metrics
        _addScroll(.vertical, showsIndicators: !saved.hidesScrollIndicators) { graph in
            graph._addLayout(_ListColumn(metrics: metrics)) { graph in
                let mark = graph._mark
                content(&graph)
                graph._gatherSections(row, graph._take(since: mark))
            }
        }
        environment = saved
        _wrapFlexFrame(
            minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil, maxHeight: .infinity, alignment: .top,
            since: mark)
        _wrapSemantics(Semantics(role: .scrollArea), since: mark)
        if saved._scrollBackground != .hidden {
            let paint = _paint(Color(_system: metrics.background))
            _wrapBackground(alignment: .center, ignoringSafeArea: .all, since: mark) { $0._addRectangle(paint) }
        }
    }

    /// Leaves sections as they are and makes one of each run of other views.
    @MainActor private mutating func _gatherSections(_ list: _RowSurroundings, _ nodes: ContiguousArray<_TakenNode>) {
        var run: ContiguousArray<_TakenNode> = []
        for node in nodes {
            if (_trait(_SectionInfo.key, of: node) as _SectionInfo?) == nil {
                run.append(node)
                continue
            }
            addRun(list, &run)
            _put(node)
        }
        addRun(list, &run)
    }

    @MainActor private mutating func addRun(_ list: _RowSurroundings, _ run: inout ContiguousArray<_TakenNode>) {
        guard !run.isEmpty else { return }
        let rows = run
        run.removeAll()
        _addSection(list, header: nil, footer: nil) { graph in for row in rows { graph._put(row) } }
    }
}
