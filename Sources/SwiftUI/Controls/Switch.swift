import Foundation

/// Sizes of a switch in points (iOS 18.2, 18.6 and 26 snapshots, measured).
private struct SwitchMetrics {
    /// As drawn.
    let width: CGFloat
    let height: CGFloat
    let knob: CGSize
    /// What layout counts: the drawing is 2 wider.
    var layoutWidth: CGFloat { width - 2 }

    static func of(_ design: Design) -> SwitchMetrics {
        design == .ios18
            ? SwitchMetrics(width: 51, height: 31, knob: CGSize(width: 27, height: 27))
            : SwitchMetrics(width: 63, height: 28, knob: CGSize(width: 37, height: 24))
    }
}

extension _Graph {
    /// A toggle as the system draws it: the label, and a switch at the end of the line.
    @MainActor mutating func _addSwitch(_ configuration: ToggleStyleConfiguration) {
        if environment._labelsHidden {
            addSwitchAlone(configuration)
            return
        }
        _addStack(.horizontal, spacing: nil, alignment: VerticalAlignment.center.key) { graph in
            let mark = graph._mark
            let saved = graph.environment
            if !saved.isEnabled { graph.environment._setDefaultForeground(_StyleReference(Color(_system: .tertiaryLabel))) }
            configuration.label.content.add(&graph)
            graph.environment = saved
            graph._joinLabel(since: mark)
            graph._addSpacer(minLength: nil)
            graph.addSwitchAlone(configuration)
        }
    }

    private mutating func addSwitchAlone(_ configuration: ToggleStyleConfiguration) {
        let metrics = SwitchMetrics.of(environment._design)
        let isOn = _read { configuration.isOn } || configuration.isMixed
        let mark = _mark
        // The switch's tint is green unless another is set; off it is a grey (measured #C5C5C7 on 26, the fill before).
        let on = environment._tint.map { _paint($0) } ?? _paint(.green)
        let off = _paint(Color(_system: environment._design == .ios18 ? .secondaryFill : .tertiaryLabel))
        let direction: Alignment = isOn ? .trailing : .leading
        _addCapsule(isOn ? on : off)
        _wrapFrame(width: metrics.width, height: metrics.height, alignment: .center, since: mark)
        _wrapOverlay(alignment: direction, since: mark) { graph in
            let mark = graph._mark
            graph._addCapsule(graph._paint(.white))
            graph._wrapFrame(width: metrics.knob.width, height: metrics.knob.height, alignment: .center, since: mark)
            if graph.environment._design == .ios18 {
                graph._wrapEffect(since: mark) { _ in .shadow(RGBA(hex: 0, alpha: 0.15), radius: 4, x: 0, y: 3) }
            }
            graph._wrapPadding(EdgeInsets(2, edges: .horizontal), since: mark)
        }
        if !environment.isEnabled { _wrapEffect(since: mark) { _ in .opacity(0.5) } }
        // In a row the switch does not make the row higher than the label does (rows of 44 with a switch of 31).
        let height = environment._row == nil ? metrics.height : min(metrics.height, 20)
        _wrapFrame(width: metrics.layoutWidth, height: height, alignment: .leading, since: mark)
    }
}
