import Foundation

/// A track, its filled part and a thumb at a share of the way; the thumb stays inside.
private struct SliderLayout: Layout {
    let fraction: Double
    let track: CGFloat
    let thumb: CGSize

    /// 34 high over the whole width (iOS 17, 18 and 26 snapshots, measured).
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? 100
        return CGSize(width: width.isFinite ? max(width, thumb.width) : 100, height: 34)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let center = thumb.width / 2 + (bounds.width - thumb.width) * fraction
        let y = bounds.midY
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: y - track / 2), proposal: ProposedViewSize(width: bounds.width, height: track))
        subviews[1].place(at: CGPoint(x: bounds.minX, y: y - track / 2), proposal: ProposedViewSize(width: center, height: track))
        subviews[2].place(
            at: CGPoint(x: bounds.minX + center - thumb.width / 2, y: y - thumb.height / 2), proposal: ProposedViewSize(thumb))
    }
}

extension _Graph {
    /// Track 4 and a round thumb of 27; from iOS 26 on track 6 and a thumb of 38 × 24 (estimates).
    mutating func _addSliderTrack(_ fraction: Double) {
        let isOld = environment._design == .ios18
        let layout = SliderLayout(
            fraction: fraction, track: isOld ? 4 : 6, thumb: isOld ? CGSize(width: 27, height: 27) : CGSize(width: 38, height: 24))
        let mark = _mark
        let (track, fill) = (_paint(Color(_system: .fill)), _tintPaint())
        _addLayout(layout) { graph in
            graph._addCapsule(track)
            graph._addCapsule(fill)
            let inner = graph._mark
            graph._addCapsule(graph._paint(.white))
            graph._wrapEffect(since: inner) { _ in .shadow(RGBA(hex: 0, alpha: 0.15), radius: 5, x: 0, y: 2) }
        }
        if !environment.isEnabled { _wrapEffect(since: mark) { _ in .opacity(0.5) } }
    }
}
