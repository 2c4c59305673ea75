import Foundation

/// One of the spokes of a spinner.
private final class Spoke: _ShapeOutline {
    let number: Int
    init(_ number: Int) { self.number = number }

    override func path(_ rect: CGRect) -> DisplayPath {
        let side = Double(min(rect.width, rect.height))
        let angle = Double(number) * .pi / 4 - .pi / 2
        let (x, y) = (Double(rect.midX), Double(rect.midY))
        // From 0.27 to 0.44 of the side; with round ends half a stroke (0.055) longer.
        func point(_ radius: Double) -> (x: Double, y: Double) { (x + cos(angle) * radius * side, y + sin(angle) * radius * side) }
        let (inner, outer) = (point(0.27), point(0.445))
        return .commands([.move(x: inner.x, y: inner.y), .line(x: outer.x, y: outer.y)])
    }
}

extension _Graph {
    /// A spinner of 8 spokes, 20 points or 37 when large, and the label under it (estimates: no snapshot was found).
    @MainActor mutating func _addCircularProgress(_ configuration: ProgressViewStyleConfiguration) {
        let label = environment._labelsHidden ? nil : configuration.label
        guard label != nil || configuration.currentValueLabel != nil else {
            addSpinner()
            return
        }
        _addStack(.vertical, spacing: nil, alignment: HorizontalAlignment.center.key) { graph in
            graph.addSpinner()
            let saved = graph.environment
            graph.environment._setDefaultForeground(HierarchicalShapeStyle.secondary._reference(in: graph.environment))
            label?.content.add(&graph)
            configuration.currentValueLabel?.content.add(&graph)
            graph.environment = saved
        }
    }

    private mutating func addSpinner() {
        let side: CGFloat = environment.controlSize >= .large ? 37 : 20
        let mark = _mark
        let base = environment._tint ?? _StyleReference(Color(_system: .gray))
        _addZStack(alignment: .center) { graph in
            // Spokes fade from the one at the top backwards, as at the start of a turn.
            for number in 0..<8 {
                let strength = 1 - Double((8 - number) % 8) * 0.1
                var stroke = DisplayShape.Stroke(width: side * 0.11)
                stroke.cap = .round
                graph._addOutline(Spoke(number), graph._paint(base._opacity(strength)), stroke: stroke)
            }
        }
        _wrapFrame(width: side, height: side, alignment: .center, since: mark)
    }

    /// A bar 4 points high between its labels (estimates: no snapshot was found).
    @MainActor mutating func _addLinearProgress(_ configuration: ProgressViewStyleConfiguration) {
        let label = environment._labelsHidden ? nil : configuration.label
        guard label != nil || configuration.currentValueLabel != nil else {
            addBar(configuration.fractionCompleted ?? 0)
            return
        }
        _addStack(.vertical, spacing: 6, alignment: HorizontalAlignment.leading.key) { graph in
            label?.content.add(&graph)
            graph.addBar(configuration.fractionCompleted ?? 0)
            let saved = graph.environment
            if graph.environment.font == nil { graph.environment.font = .caption }
            graph.environment._setDefaultForeground(HierarchicalShapeStyle.secondary._reference(in: graph.environment))
            configuration.currentValueLabel?.content.add(&graph)
            graph.environment = saved
        }
    }

    private mutating func addBar(_ fraction: Double) {
        let mark = _mark
        _addCapsule(_paint(Color(_system: .tertiaryFill)))
        _wrapFrame(width: nil, height: 4, alignment: .center, since: mark)
        let fill = _tintPaint()
        _wrapOverlay(alignment: .leading, since: mark) { graph in
            graph._addLayout(_FractionLayout(fraction: fraction)) { $0._addCapsule(fill) }
        }
    }
}

/// Its view in a share of the width, at the leading edge.
struct _FractionLayout: Layout {
    let fraction: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard fraction > 0 else {
            subviews.first?.place(at: bounds.origin, proposal: .zero)
            return
        }
        let width = max(bounds.width * fraction, min(bounds.height, bounds.width))
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: bounds.height))
    }
}
