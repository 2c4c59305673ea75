import Foundation

/// Equal parts of a width, one for each view.
struct _SegmentLayout: Layout {
    let height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let ideal = widest * CGFloat(subviews.count)
        return CGSize(width: proposal.width.map { $0.isFinite ? max($0, 0) : ideal } ?? ideal, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty else { return }
        let width = bounds.width / CGFloat(subviews.count)
        for (place, view) in subviews.enumerated() {
            view.place(
                at: CGPoint(x: bounds.minX + width * CGFloat(place), y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: height))
        }
    }
}

extension _Graph {
    /// A segmented control: 32 points high (measured); track radius 9 and the selected part 2 inside with radius 7, a capsule each from
    /// iOS 26 on (estimates).
    @MainActor mutating func addSegments(_ options: [_PickerOption], _ label: _ErasedView) {
        let mark = _mark
        let isCapsule = environment._design == .ios26
        _addLayout(_SegmentLayout(height: 32)) { graph in
            for (place, option) in options.enumerated() {
                let isNeighbour = option.isSelected || place == 0 || options[place - 1].isSelected
                graph.addSegment(option, hasLine: !isNeighbour, isCapsule: isCapsule)
            }
        }
        let track = _paint(Color(_system: .tertiaryFill))
        _wrapBackground(alignment: .center, since: mark) { graph in
            if isCapsule { graph._addCapsule(track) } else { graph._addRectangle(track, cornerRadius: 9) }
        }
        if !environment.isEnabled { _wrapEffect(since: mark) { _ in .opacity(0.5) } }
        var semantics = Semantics(role: .picker)
        semantics.label = _textAlone(label)
        semantics.value = options.first(where: \.isSelected)?.name
        if !environment.isEnabled { semantics.traits.insert(.disabled) }
        _wrapSemantics(semantics, since: mark)
    }

    private mutating func addSegment(_ option: _PickerOption, hasLine: Bool, isCapsule: Bool) {
        let mark = _mark
        _put(option.node)
        if option.isSelected { _setTextWeight(600, since: mark) }
        _wrapPadding(EdgeInsets(8, edges: .horizontal), since: mark)
        _wrapFlexFrame(
            minWidth: 0, idealWidth: nil, maxWidth: .infinity, minHeight: 0, idealHeight: nil, maxHeight: .infinity, alignment: .center,
            since: mark)
        if option.isSelected {
            let fill = environment.colorScheme == .dark ? DisplayPaint.color(RGBA(hex: 0x636366)) : _paint(.white)
            _wrapBackground(alignment: .center, since: mark) { graph in
                let inner = graph._mark
                if isCapsule { graph._addCapsule(fill) } else { graph._addRectangle(fill, cornerRadius: 7) }
                graph._wrapEffect(since: inner) { _ in .shadow(RGBA(hex: 0, alpha: 0.12), radius: 4, x: 0, y: 3) }
                graph._wrapPadding(EdgeInsets(2, edges: .all), since: inner)
            }
        } else if hasLine {
            let line = _paint(Color(_system: .separator))
            _wrapBackground(alignment: .leading, since: mark) { graph in
                let inner = graph._mark
                graph._addRectangle(line)
                graph._wrapFrame(width: 1, height: 16, alignment: .center, since: inner)
            }
        }
        var semantics = Semantics(role: .button)
        if option.isSelected { semantics.traits.insert(.selected) }
        _wrapPressable(semantics, since: mark, action: option.select)
    }
}
