import Foundation

/// A chevron's line through the box that it fills.
private final class ChevronOutline: _ShapeOutline {
    enum Direction { case left, right, up, down }
    let direction: Direction
    init(_ direction: Direction) { self.direction = direction }

    override func path(_ rect: CGRect) -> DisplayPath {
        let (w, h) = (Double(rect.width), Double(rect.height))
        // Half a stroke stays free on all sides.
        let m = 0.95
        let points: [(Double, Double)] =
            switch direction {
            case .right: [(m, m), (w - m, h / 2), (m, h - m)]
            case .left: [(w - m, m), (m, h / 2), (w - m, h - m)]
            case .down: [(m, m), (w / 2, h - m), (w - m, m)]
            case .up: [(m, h - m), (w / 2, m), (w - m, h - m)]
            }
        return .commands([
            .move(x: points[0].0, y: points[0].1), .line(x: points[1].0, y: points[1].1), .line(x: points[2].0, y: points[2].1),
        ])
    }
}

extension _Graph {
    /// The chevron at the end of a row that leads on: its ink is 6.67 × 11.33 points (iOS 18.2 and 26 snapshots, measured).
    mutating func _addChevron(pointsDown: Bool = false, _ paint: DisplayPaint) {
        let direction: ChevronOutline.Direction = pointsDown ? .down : (environment.layoutDirection == .rightToLeft ? .left : .right)
        _addChevron(direction, width: pointsDown ? 11 + 1 / 3 : 6 + 2 / 3, height: pointsDown ? 6 + 2 / 3 : 11 + 1 / 3, paint)
    }

    /// Two small chevrons, one up and one down, beside a value that a menu changes (estimate: 9 × 13 points).
    mutating func _addUpDownChevrons(_ paint: DisplayPaint) {
        _addStack(.vertical, spacing: 3, alignment: HorizontalAlignment.center.key) { graph in
            graph._addChevron(.up, width: 9, height: 5, paint)
            graph._addChevron(.down, width: 9, height: 5, paint)
        }
    }

    private mutating func _addChevron(_ direction: ChevronOutline.Direction, width: CGFloat, height: CGFloat, _ paint: DisplayPaint) {
        let mark = _mark
        var stroke = DisplayShape.Stroke(width: 1.9)
        stroke.cap = .round
        stroke.join = .round
        _addOutline(ChevronOutline(direction), paint, stroke: stroke)
        _wrapFrame(width: width, height: height, alignment: .center, since: mark)
    }

    /// What a row that leads on looks like: the content, room, and a chevron at the trailing edge.
    mutating func _wrapRowChevron(since mark: Int32) {
        guard let row = environment._row else { return }
        let nodes = _take(since: mark)
        let paint = _paint(Color(_system: .tertiaryLabel))
        _addStack(.horizontal, spacing: nil, alignment: VerticalAlignment.center.key) { graph in
            for node in nodes { graph._put(node) }
            graph._addSpacer(minLength: nil)
            let inner = graph._mark
            graph._addChevron(paint)
            // Before iOS 26 20.67, from it on 18.33 points from the cell's edge.
            graph._wrapPadding(
                EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: row.metrics.chevronTrailing - row.metrics.rowInsets.trailing),
                since: inner)
        }
    }
}
