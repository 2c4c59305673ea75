import Foundation

extension LayoutEngine {
    /// Gives a node its frame and places what it holds. `x` and `y` are in points in the parent's coordinates.
    func place(_ index: Int32, x: Double, y: Double, _ p: _Proposal, _ size: CGSize) {
        let node = node(index)
        node.pointee.x = x
        node.pointee.y = y
        node.pointee.width = size.width
        node.pointee.height = size.height
        switch node.pointee.kind {
        case .text, .shape, .image, .field, .spacer, .divider: return
        case .hstack: placeStack(index, .horizontal, p, size)
        case .vstack: placeStack(index, .vertical, p, size)
        case .zstack: placeZStack(index, size)
        case .root: placeRoot(index, size)
        case .layout: object(index, AnyLayoutNode.self).place(self, index, p, size)
        case .scroll: placeScroll(index, p, size)
        case .viewThatFits: placeChosen(index, p, size)
        case .geometry: placeGeometry(index, size)
        case .background, .overlay: placeLayers(index, p, size)
        case .safeArea: placeSafeArea(index, p, size)
        case .safeAreaInset: placeSafeAreaInset(index, p, size)
        default:
            let child = node.pointee.first
            guard child >= 0 else { return }
            let (inner, origin, childSize) = childPlace(index, size, p)
            place(child, x: origin.x, y: origin.y, inner, childSize)
        }
    }

    /// How a wrapper's child is proposed, where it lies and how large it is, for the wrapper's size.
    func childPlace(_ index: Int32, _ size: CGSize, _ p: _Proposal) -> (_Proposal, CGPoint, CGSize) {
        let child = node(index).pointee.first
        switch node(index).pointee.kind {
        case .padding:
            let insets = parameters(index, PaddingParameters.self).pointee
            let inner = inset(p, insets)
            let childSize = self.size(child, inner)
            return (inner, CGPoint(x: insets.left, y: insets.top), childSize)
        case .frame:
            let frame = parameters(index, FrameParameters.self).pointee
            let inner = _Proposal(orElse(frame.width, p.width), orElse(frame.height, p.height))
            let childSize = self.size(child, inner)
            return (inner, align(child, childSize, inner, in: size, frame.alignment, frame.isRightToLeft), childSize)
        case .flexFrame:
            let frame = parameters(index, FlexFrameParameters.self).pointee
            let inner = placedFlexProposal(frame, p, size)
            let childSize = self.size(child, inner)
            return (inner, align(child, childSize, inner, in: size, frame.alignment, frame.isRightToLeft), childSize)
        case .fixedSize: return (fixedProposal(index, p), .zero, size)
        case .aspectRatio: return (aspectProposal(index, p), .zero, size)
        case .position:
            let point = parameters(index, PointParameters.self).pointee
            let inner = _Proposal(size.width, size.height)
            let childSize = self.size(child, inner)
            return (inner, CGPoint(x: point.x - childSize.width / 2, y: point.y - childSize.height / 2), childSize)
        case .zstack:
            let zstack = parameters(index, ZStackParameters.self).pointee
            let childSize = self.size(child, _Proposal(size))
            let mirrored = node(index).pointee.flags.contains(.isRightToLeft)
            return (_Proposal(size), align(child, childSize, _Proposal(size), in: size, zstack.alignment, mirrored), childSize)
        default: return (p, .zero, size)
        }
    }

    /// When placed, the child of a flexible frame is proposed the frame's own size (rule 5.5).
    private func placedFlexProposal(_ f: FlexFrameParameters, _ p: _Proposal, _ size: CGSize) -> _Proposal {
        func axis(_ proposed: Double, _ ideal: Double, _ least: Double, _ greatest: Double, _ length: Double) -> Double {
            if proposed.isNaN, ideal.isNaN, length > orElse(least, -.infinity), length < orElse(greatest, .infinity) { return .nan }
            return length
        }
        return _Proposal(
            axis(p.width, f.idealWidth, f.minWidth, f.maxWidth, size.width),
            axis(p.height, f.idealHeight, f.minHeight, f.maxHeight, size.height))
    }

    /// Where a child lies so that its guides meet those of a box (rule 4.3).
    func align(_ child: Int32, _ size: CGSize, _ p: _Proposal, in box: CGSize, _ alignment: Alignment, _ isRightToLeft: Bool) -> CGPoint {
        let dimensions = ViewDimensions(width: box.width, height: box.height)
        let boxX = alignment.horizontal.key.id.defaultValue(in: dimensions)
        let boxY = verticalGuide(alignment.vertical.key, box)
        let x = boxX - guide(child, alignment.horizontal.key, size, p)
        let y = boxY - guide(child, alignment.vertical.key, size, p)
        return CGPoint(x: isRightToLeft ? box.width - size.width - x : x, y: y)
    }

    /// A box has no text: its baselines are at its bottom.
    private func verticalGuide(_ key: AlignmentKey, _ box: CGSize) -> Double {
        key.id.defaultValue(in: ViewDimensions(width: box.width, height: box.height))
    }

    /// Rules 2.6 and 2.8: an unspecified minor axis is settled to the stack's own length; right to left mirrors.
    private func placeStack(_ index: Int32, _ axis: Axis, _ p: _Proposal, _ size: CGSize) {
        let mirrored = node(index).pointee.flags.contains(.isRightToLeft)
        var settled = p
        if settled[axis.other].isNaN { settled[axis.other] = size[axis.other] }
        withStack(index, axis, settled) { items, alignment in
            let origin = bounds(items, axis, settled, alignment).origin
            for item in items {
                var x = axis == .horizontal ? item.x : item.x + origin
                let y = axis == .horizontal ? item.y + origin : item.y
                if mirrored { x = size.width - x - item.size.width }
                let inner = axis == .horizontal ? _Proposal(item.proposed, settled.height) : _Proposal(settled.width, item.proposed)
                place(item.node, x: x, y: y, inner, item.size)
            }
        }
    }

    private func placeZStack(_ index: Int32, _ size: CGSize) {
        let zstack = parameters(index, ZStackParameters.self).pointee
        let p = _Proposal(size)
        let union = alignedUnion(index, p, zstack.alignment)
        let mirrored = node(index).pointee.flags.contains(.isRightToLeft)
        forEachChild(index) { child in
            let childSize = self.size(child, p)
            var x = union.guideX - guide(child, zstack.alignment.horizontal.key, childSize, p)
            let y = union.guideY - guide(child, zstack.alignment.vertical.key, childSize, p)
            if mirrored { x = size.width - x - childSize.width }
            place(child, x: x, y: y, p, childSize)
        }
    }

    private func placeChosen(_ index: Int32, _ p: _Proposal, _ size: CGSize) {
        let chosen = chosenChild(index, p)
        forEachChild(index) { child in
            if child == chosen {
                node(child).pointee.flags.remove(.isHidden)
                place(child, x: 0, y: 0, p, size)
            } else {
                node(child).pointee.flags.insert(.isHidden)
            }
        }
    }

    /// The first child is the view itself; the others are proposed its size and aligned with it (rule 6.6).
    private func placeLayers(_ index: Int32, _ p: _Proposal, _ size: CGSize) {
        let primary = node(index).pointee.first
        guard primary >= 0 else { return }
        place(primary, x: 0, y: 0, p, size)
        let layer = parameters(index, LayerParameters.self).pointee
        var box = size
        var origin = CGPoint.zero
        if !layer.ignoredEdges.isEmpty { (origin, box) = grown(index, size, layer.ignoredEdges) }
        var child = node(primary).pointee.next
        let inner = _Proposal(box)
        while child >= 0 {
            let childSize = self.size(child, inner)
            let at = layerPoint(primary, child, childSize, inner, size, box, layer, p)
            place(child, x: origin.x + at.x, y: origin.y + at.y, inner, childSize)
            child = node(child).pointee.next
        }
    }

    private func layerPoint(
        _ primary: Int32, _ child: Int32, _ childSize: CGSize, _ inner: _Proposal, _ size: CGSize, _ box: CGSize,
        _ layer: LayerParameters, _ p: _Proposal
    ) -> CGPoint {
        if box != size { return align(child, childSize, inner, in: box, layer.alignment, layer.isRightToLeft) }
        let boxX = guide(primary, layer.alignment.horizontal.key, size, p)
        let boxY = guide(primary, layer.alignment.vertical.key, size, p)
        let x = boxX - guide(child, layer.alignment.horizontal.key, childSize, inner)
        let y = boxY - guide(child, layer.alignment.vertical.key, childSize, inner)
        return CGPoint(x: layer.isRightToLeft ? size.width - childSize.width - x : x, y: y)
    }

}
