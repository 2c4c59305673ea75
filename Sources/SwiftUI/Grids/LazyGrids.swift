/// Views in columns, row by row.
public struct LazyVGrid<Content: View> {
    let layout: _LazyGridLayout
    let content: Content

    /// - Parameter spacing: distance between rows in points; nil for 8.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = _LazyGridLayout(
            axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
        self.content = content()
    }
}

extension LazyVGrid: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let content = view.content
        graph._addLayout(view.layout) { Content._make(content, &$0) }
    }
    nonisolated public var _isStateless: Bool { content._isStateless }
}

/// Views in rows, column by column.
public struct LazyHGrid<Content: View> {
    let layout: _LazyGridLayout
    let content: Content

    /// - Parameter spacing: distance between columns in points; nil for 8.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = _LazyGridLayout(
            axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
        self.content = content()
    }
}

extension LazyHGrid: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let content = view.content
        graph._addLayout(view.layout) { Content._make(content, &$0) }
    }
    nonisolated public var _isStateless: Bool { content._isStateless }
}

/// Which parts of sections stay in sight while scrolling; at rest they lie where they are.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Lines of cells: `axis` is the way that lines follow each other.
struct _LazyGridLayout: Layout {
    let axis: Axis
    let items: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat?

    /// One line: the views in it, its tracks (one long track for a section's header), where it starts and how thick it is.
    private struct Line {
        var views: Range<Int>
        var isSpanning: Bool
        var start: CGFloat = 0
        var thickness: CGFloat = 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (lines, tracks) = lines(proposal, subviews)
        let offered = axis == .vertical ? proposal.width : proposal.height
        let across = max(offered.map { $0.isFinite ? $0 : 0 } ?? 0, GridTrack.total(tracks))
        let along = lines.last.map { $0.start + $0.thickness } ?? 0
        return axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (lines, tracks) = lines(ProposedViewSize(bounds.size), subviews)
        let room = axis == .vertical ? bounds.width : bounds.height
        let free = room - GridTrack.total(tracks)
        let share: CGFloat =
            axis == .vertical
            ? (alignment.horizontal == .leading ? 0 : (alignment.horizontal == .trailing ? 1 : 0.5))
            : (alignment.vertical == .top ? 0 : (alignment.vertical == .bottom ? 1 : 0.5))
        for line in lines {
            if line.isSpanning {
                placeCell(subviews[line.views.lowerBound], line, 0, room, alignment, bounds)
                continue
            }
            var start = free * share
            for (track, view) in zip(tracks, line.views) {
                placeCell(subviews[view], line, start, track.length, track.alignment ?? alignment, bounds)
                start += track.length + track.spacing
            }
        }
    }

    private func placeCell(
        _ view: LayoutSubview, _ line: Line, _ start: CGFloat, _ length: CGFloat, _ alignment: Alignment, _ bounds: CGRect
    ) {
        let cell =
            axis == .vertical
            ? CGRect(x: bounds.minX + start, y: bounds.minY + line.start, width: length, height: line.thickness)
            : CGRect(x: bounds.minX + line.start, y: bounds.minY + start, width: line.thickness, height: length)
        view._place(in: cell, alignment: alignment, proposal: ProposedViewSize(cell.size))
    }

    private func lines(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ([Line], [GridTrack]) {
        let offered = axis == .vertical ? proposal.width : proposal.height
        let tracks = GridTrack.tracks(for: items, in: offered.flatMap { $0.isFinite ? $0 : nil })
        let room = max(offered.flatMap { $0.isFinite ? $0 : nil } ?? 0, GridTrack.total(tracks))
        var lines: [Line] = []
        var next = 0
        while next < subviews.count {
            if subviews[next]._trait(_SectionPart.key) as _SectionPart? != nil {
                lines.append(Line(views: next..<next + 1, isSpanning: true))
            } else {
                var end = next + 1
                while end < subviews.count, end - next < tracks.count, (subviews[end]._trait(_SectionPart.key) as _SectionPart?) == nil {
                    end += 1
                }
                lines.append(Line(views: next..<end, isSpanning: false))
            }
            next = lines[lines.count - 1].views.upperBound
        }
        var start: CGFloat = 0
        for index in lines.indices {
            lines[index].start = start
            for (place, view) in lines[index].views.enumerated() {
                let length = lines[index].isSpanning ? room : tracks[place].length
                let size = subviews[view].sizeThatFits(
                    axis == .vertical ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length))
                lines[index].thickness = max(lines[index].thickness, axis == .vertical ? size.height : size.width)
            }
            start += lines[index].thickness + (spacing ?? 8)
        }
        return (lines, tracks)
    }
}

extension LayoutSubview {
    /// Places the view so that its guides meet those of a box.
    func _place(in box: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
        let d = dimensions(in: proposal)
        let x: CGFloat =
            alignment.horizontal == .leading ? 0 : (alignment.horizontal == .trailing ? box.width : box.width / 2)
        let y: CGFloat =
            alignment.vertical == .top ? 0 : (alignment.vertical == .center ? box.height / 2 : box.height)
        let own = alignment.vertical == .top || alignment.vertical == .center ? d[alignment.vertical] : d.height
        place(at: CGPoint(x: box.minX + x - d[alignment.horizontal], y: box.minY + y - own), proposal: proposal)
    }
}
