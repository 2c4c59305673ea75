import Foundation

/// The conversation of SwiftUI's layout over the nodes of a graph: a parent proposes a size, the child chooses its own, the
/// parent places it. Sizes and positions are in points; NaN stands for "unspecified". The engine keeps a pointer to the graph
/// because a view that is evaluated during layout may grow the arena.
@usableFromInline struct LayoutEngine {
    let graph: UnsafeMutablePointer<_Graph>
    /// Pixels per point.
    let scale: Double

    @inline(__always) func node(_ index: Int32) -> UnsafeMutablePointer<Node> { graph.pointee.nodes + Int(index) }

    @inline(__always) func parameters<T>(_ index: Int32, _ type: T.Type) -> UnsafeMutablePointer<T> {
        graph.pointee.pointer(index, as: type)
    }

    func object<T: AnyObject>(_ index: Int32, _ type: T.Type) -> T {
        let place = parameters(index, IndexParameters.self).pointee.index
        return unsafeDowncast(graph.pointee.objects[Int(place)], to: T.self)
    }

    /// Rounds up to whole pixels; what is within a thousandth of a pixel of a whole one stays there.
    @inline(__always) func ceilToPixel(_ x: Double) -> Double { ((x * scale) - 0.001).rounded(.up) / scale }

    // MARK: Size

    /// The size that a node chooses for a proposal.
    func size(_ index: Int32, _ proposal: _Proposal) -> CGSize {
        let node = node(index)
        var p = proposal
        // What does not depend on the proposal is asked for once, under one name (rigid axes).
        let flags = node.pointee.flags
        if flags.contains(.rigidWidth), !flags.contains(.heightFollowsWidth) { p.width = .nan }
        if flags.contains(.rigidHeight), !flags.contains(.widthFollowsHeight) { p.height = .nan }
        switch node.pointee.kind {
        case .text: return textSize(index, p)
        case .shape: return shapeSize(index, p)
        case .image: return imageSize(index, p)
        case .field: return fieldSize(index, p)
        case .spacer: return spacerSize(index, p)
        case .divider: return dividerSize(index, p)
        case .hstack: return stackSize(index, .horizontal, p)
        case .vstack, .root: return node.pointee.kind == .root ? rootSize(index, p) : stackSize(index, .vertical, p)
        case .zstack: return zstackSize(index, p)
        case .layout: return object(index, AnyLayoutNode.self).size(self, index, p)
        case .scroll: return scrollSize(index, p)
        case .viewThatFits: return chosenChild(index, p).map { size($0, p) } ?? .zero
        case .geometry: return CGSize(width: orElse(p.width, 10), height: orElse(p.height, 10))
        case .padding: return paddingSize(index, p)
        case .frame: return frameSize(index, p)
        case .flexFrame: return flexFrameSize(index, p)
        case .fixedSize: return size(node.pointee.first, fixedProposal(index, p))
        case .aspectRatio: return size(node.pointee.first, aspectProposal(index, p))
        case .position: return positionSize(index, p)
        case .safeAreaInset: return safeAreaInsetSize(index, p)
        case .offset, .background, .overlay, .safeArea, .effect, .semantics, .trait, .guide, .space:
            return node.pointee.first < 0 ? .zero : size(node.pointee.first, p)
        }
    }

    /// The length along one axis that a node chooses, the other axis being proposed `minor`.
    @inline(__always) func length(_ index: Int32, _ axis: Axis, _ major: Double, _ minor: Double) -> Double {
        size(index, axis == .horizontal ? _Proposal(major, minor) : _Proposal(minor, major))[axis]
    }

    // MARK: Leaves

    func imageSize(_ index: Int32, _ p: _Proposal) -> CGSize {
        let image = parameters(index, ImageParameters.self).pointee
        if !image.isResizable { return CGSize(width: image.width, height: image.height) }
        return CGSize(width: orElse(p.width, image.width), height: orElse(p.height, image.height))
    }

    /// A spacer takes what its stack offers, at least its minimum, 8 where none is given, and nothing across (rule 6.9).
    func spacerSize(_ index: Int32, _ p: _Proposal) -> CGSize {
        let least = orElse(parameters(index, SpacerParameters.self).pointee.minLength, 8)
        let flags = node(index).pointee.flags
        let width = p.width.isNaN ? least : max(p.width, least)
        let height = p.height.isNaN ? least : max(p.height, least)
        if flags.contains(.inHStack) { return CGSize(width: width, height: 0) }
        if flags.contains(.inVStack) { return CGSize(width: 0, height: height) }
        return CGSize(width: width, height: height)
    }

    /// A divider is one pixel thick across its stack and fills the other axis (rule 6.10).
    func dividerSize(_ index: Int32, _ p: _Proposal) -> CGSize {
        let thickness = 1 / scale
        if node(index).pointee.flags.contains(.inHStack) { return CGSize(width: thickness, height: orElse(p.height, 10)) }
        return CGSize(width: orElse(p.width, 10), height: thickness)
    }

    // MARK: Wrappers

    func paddingSize(_ index: Int32, _ p: _Proposal) -> CGSize {
        let insets = parameters(index, PaddingParameters.self).pointee
        let child = size(node(index).pointee.first, inset(p, insets))
        return CGSize(width: max(child.width + insets.horizontal, 0), height: max(child.height + insets.vertical, 0))
    }

    /// The child of a padding is proposed what the insets leave, not below 0; nil stays nil (rule 6.1).
    func inset(_ p: _Proposal, _ insets: PaddingParameters) -> _Proposal {
        _Proposal(
            p.width.isNaN ? .nan : max(p.width - insets.horizontal, 0), p.height.isNaN ? .nan : max(p.height - insets.vertical, 0))
    }

    /// A given length is the frame's own; else the child's for what is proposed (rule 4.1).
    func frameSize(_ index: Int32, _ p: _Proposal) -> CGSize {
        let frame = parameters(index, FrameParameters.self).pointee
        if !frame.width.isNaN, !frame.height.isNaN { return CGSize(width: frame.width, height: frame.height) }
        let child = size(node(index).pointee.first, _Proposal(orElse(frame.width, p.width), orElse(frame.height, p.height)))
        return CGSize(width: orElse(frame.width, child.width), height: orElse(frame.height, child.height))
    }

    func flexFrameSize(_ index: Int32, _ p: _Proposal) -> CGSize {
        let f = parameters(index, FlexFrameParameters.self).pointee
        let needsWidth = Self.flexLength(p.width, f.minWidth, f.idealWidth, f.maxWidth)
        let needsHeight = Self.flexLength(p.height, f.minHeight, f.idealHeight, f.maxHeight)
        if !needsWidth.isNaN, !needsHeight.isNaN { return CGSize(width: needsWidth, height: needsHeight) }
        let inner = flexProposal(f, p)
        let child = size(node(index).pointee.first, inner)
        return CGSize(
            width: orElse(needsWidth, Self.flexLength(child: child.width, proposed: inner.width, f.minWidth, f.maxWidth)),
            height: orElse(needsHeight, Self.flexLength(child: child.height, proposed: inner.height, f.minHeight, f.maxHeight)))
    }

    /// What the child of a flexible frame is proposed (rule 5.1).
    func flexProposal(_ f: FlexFrameParameters, _ p: _Proposal) -> _Proposal {
        _Proposal(
            Self.clamp(orElse(p.width, f.idealWidth), f.minWidth, f.maxWidth),
            Self.clamp(orElse(p.height, f.idealHeight), f.minHeight, f.maxHeight))
    }

    static func clamp(_ x: Double, _ least: Double, _ greatest: Double) -> Double {
        var x = x
        if !greatest.isNaN { x = x > greatest ? greatest : x }
        if !least.isNaN { x = x < least ? least : x }
        return x
    }

    /// A flexible frame's own length where the child has no say (rule 5.2, first two cases); NaN where it has.
    static func flexLength(_ proposed: Double, _ least: Double, _ ideal: Double, _ greatest: Double) -> Double {
        if proposed.isNaN { return ideal }
        return least.isNaN || greatest.isNaN ? .nan : clamp(proposed, least, greatest)
    }

    /// A flexible frame's own length from its child's (rule 5.2, third case).
    static func flexLength(child c: Double, proposed: Double, _ least: Double, _ greatest: Double) -> Double {
        switch (least.isNaN, greatest.isNaN) {
        case (false, false): clamp(c, least, greatest)
        case (false, true): max(min(orElse(proposed, .infinity), c), least)
        case (true, false): min(max(orElse(proposed, -.infinity), c), greatest)
        case (true, true): c
        }
    }

    func fixedProposal(_ index: Int32, _ p: _Proposal) -> _Proposal {
        let fixed = parameters(index, FixedSizeParameters.self).pointee
        return _Proposal(fixed.horizontal ? .nan : p.width, fixed.vertical ? .nan : p.height)
    }

    /// The largest (or, filling, the smallest) rectangle of the ratio for the proposal; an unspecified axis counts as
    /// infinite, two of them pass through (rule 6.3).
    func aspectProposal(_ index: Int32, _ p: _Proposal) -> _Proposal {
        if p.width.isNaN, p.height.isNaN { return p }
        let aspect = parameters(index, AspectRatioParameters.self).pointee
        var ratio = aspect.ratio
        if ratio.isNaN {
            let ideal = size(node(index).pointee.first, .unspecified)
            ratio = ideal.width / ideal.height
        }
        guard ratio.isFinite, ratio > 0 else { return p }
        let width = orElse(p.width, .infinity)
        let height = orElse(p.height, .infinity)
        let byWidth = _Proposal(width, width / ratio)
        let byHeight = _Proposal(height * ratio, height)
        let widthIsTighter = width <= height * ratio
        return widthIsTighter != aspect.fills ? byWidth : byHeight
    }

    func positionSize(_ index: Int32, _ p: _Proposal) -> CGSize {
        if !p.width.isNaN, !p.height.isNaN { return CGSize(width: p.width, height: p.height) }
        let child = size(node(index).pointee.first, p)
        return CGSize(width: orElse(p.width, child.width), height: orElse(p.height, child.height))
    }

    // MARK: Containers

    /// As large as the largest child of the highest priority (rule 6.7).
    func zstackSize(_ index: Int32, _ p: _Proposal) -> CGSize {
        let zstack = parameters(index, ZStackParameters.self).pointee
        return alignedUnion(index, p, zstack.alignment).size
    }

    /// The children of a ZStack: union of their aligned frames, and where the common guides lie in it.
    func alignedUnion(_ index: Int32, _ p: _Proposal, _ alignment: Alignment) -> (size: CGSize, guideX: Double, guideY: Double) {
        var top = -Double.infinity
        forEachChild(index) { top = max(top, priority($0)) }
        var left = 0.0, right = 0.0, above = 0.0, below = 0.0
        var isFirst = true
        forEachChild(index) { child in
            guard priority(child) == top else { return }
            let size = size(child, p)
            let x = guide(child, alignment.horizontal.key, size, p)
            let y = guide(child, alignment.vertical.key, size, p)
            left = isFirst ? x : max(left, x)
            right = isFirst ? size.width - x : max(right, size.width - x)
            above = isFirst ? y : max(above, y)
            below = isFirst ? size.height - y : max(below, size.height - y)
            isFirst = false
        }
        return (CGSize(width: left + right, height: above + below), left, above)
    }

    func scrollSize(_ index: Int32, _ p: _Proposal) -> CGSize {
        let scroll = parameters(index, ScrollParameters.self).pointee
        let needsChild =
            (p.width.isNaN && scroll.horizontal) || (p.height.isNaN && scroll.vertical) || !(scroll.horizontal && scroll.vertical)
        let content = needsChild ? contentSize(index, scrollProposal(scroll, p)) : .zero
        return CGSize(
            width: scroll.horizontal ? orElse(p.width, content.width) : content.width,
            height: scroll.vertical ? orElse(p.height, content.height) : content.height)
    }

    /// A scroll view proposes nil along its axes and passes the rest on (rule 7.1).
    func scrollProposal(_ scroll: ScrollParameters, _ p: _Proposal) -> _Proposal {
        _Proposal(scroll.horizontal ? .nan : p.width, scroll.vertical ? .nan : p.height)
    }

    func contentSize(_ index: Int32, _ p: _Proposal) -> CGSize {
        let child = node(index).pointee.first
        return child < 0 ? .zero : size(child, p)
    }

    /// The first child whose ideal size fits the proposal, else the last (rule 7.2).
    func chosenChild(_ index: Int32, _ p: _Proposal) -> Int32? {
        let axes = parameters(index, ViewThatFitsParameters.self).pointee
        var chosen: Int32?
        var child = node(index).pointee.first
        while child >= 0 {
            chosen = child
            let ideal = size(child, _Proposal(axes.horizontal ? .nan : p.width, axes.vertical ? .nan : p.height))
            let fitsWidth = !axes.horizontal || p.width.isNaN || ideal.width <= p.width + 0.001
            let fitsHeight = !axes.vertical || p.height.isNaN || ideal.height <= p.height + 0.001
            if fitsWidth, fitsHeight { break }
            child = node(child).pointee.next
        }
        return chosen
    }

    @inline(__always) func forEachChild(_ index: Int32, _ body: (Int32) -> Void) {
        var child = node(index).pointee.first
        while child >= 0 {
            body(child)
            child = node(child).pointee.next
        }
    }
}
