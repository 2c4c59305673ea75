import Foundation

/// The least and the greatest length of a node along an axis: its lengths for the proposals 0 and infinity (rule 2.3a).
@usableFromInline struct LengthRange {
    var min: Double
    var max: Double

    init(_ min: Double, _ max: Double) {
        self.min = min
        self.max = max
    }

    static var zero: LengthRange { LengthRange(0, 0) }
}

extension LayoutEngine {
    /// The range along an axis, the other axis being proposed `minor`. Found without measuring twice where the kind tells:
    /// a stack asks all of its children for this, so it decides how fast layout is.
    func lengthRange(_ index: Int32, _ axis: Axis, _ minor: Double) -> LengthRange {
        let node = node(index)
        let flags = node.pointee.flags
        if flags.contains(axis == .horizontal ? .rigidWidth : .rigidHeight) {
            let length = length(index, axis, .nan, minor)
            return LengthRange(length, length)
        }
        switch node.pointee.kind {
        case .text: return axis == .horizontal ? textWidthRange(index) : textHeightRange(index, minor)
        case .shape where isPlainShape(index): return LengthRange(0, .infinity)
        case .geometry: return LengthRange(0, .infinity)
        case .spacer: return LengthRange(length(index, axis, 0, minor), length(index, axis, .infinity, minor))
        case .padding:
            let insets = parameters(index, PaddingParameters.self).pointee
            let along = axis == .horizontal ? insets.horizontal : insets.vertical
            let across = axis == .horizontal ? insets.vertical : insets.horizontal
            let inner = lengthRange(node.pointee.first, axis, minor.isNaN ? .nan : Swift.max(minor - across, 0))
            return LengthRange(Swift.max(inner.min + along, 0), Swift.max(inner.max + along, 0))
        case .frame:
            let frame = parameters(index, FrameParameters.self).pointee
            let across = axis == .horizontal ? frame.height : frame.width
            return lengthRange(node.pointee.first, axis, orElse(across, minor))
        case .hstack where !flags.contains(.hasGuide): return stackRange(index, .horizontal, along: axis, minor)
        case .vstack where !flags.contains(.hasGuide): return stackRange(index, .vertical, along: axis, minor)
        case .background, .overlay, .offset, .effect, .semantics, .trait, .space, .guide:
            return node.pointee.first < 0 ? .zero : lengthRange(node.pointee.first, axis, minor)
        default: return LengthRange(length(index, axis, 0, minor), length(index, axis, .infinity, minor))
        }
    }

    private func stackRange(_ index: Int32, _ stackAxis: Axis, along axis: Axis, _ minor: Double) -> LengthRange {
        stackAxis == axis ? majorRange(index, axis, minor) : minorRange(index, stackAxis, minor)
    }

    /// Offered 0, a stack offers 0 to all children; offered infinity, infinity: the sums of their ranges and the distances.
    private func majorRange(_ index: Int32, _ axis: Axis, _ minor: Double) -> LengthRange {
        let distances = totalSpacing(index, axis)
        var range = LengthRange(distances, distances)
        forEachChild(index) { child in
            let own = lengthRange(child, axis, minor)
            range.min += own.min
            range.max += own.max
        }
        return range
    }

    /// Across, a stack is as long as its longest child, each child having its share of the stack's own axis.
    private func minorRange(_ index: Int32, _ stackAxis: Axis, _ major: Double) -> LengthRange {
        let alignment = parameters(index, StackParameters.self).pointee.alignment
        var isSimple = alignment.code == .start || alignment.code == .center || alignment.code == .end
        let follows: NodeFlags = stackAxis == .horizontal ? .widthFollowsHeight : .heightFollowsWidth
        if stackAxis == .horizontal { forEachChild(index) { if node($0).pointee.flags.contains(follows) { isSimple = false } } }
        let across = stackAxis.other
        guard isSimple else { return LengthRange(length(index, across, 0, major), length(index, across, .infinity, major)) }
        let proposal = stackAxis == .horizontal ? _Proposal(major, .nan) : _Proposal(.nan, major)
        var range = LengthRange.zero
        if stackAxis == .vertical, major.isNaN {
            forEachChild(index) { child in
                let own = lengthRange(child, across, .nan)
                range.min = max(range.min, own.min)
                range.max = max(range.max, own.max)
            }
            return range
        }
        return withStack(index, stackAxis, proposal) { items, alignment in
            var isRigid = true
            for item in items {
                let own = lengthRange(item.node, across, item.size[stackAxis])
                if own.min != own.max { isRigid = false }
                range.min = max(range.min, own.min)
                range.max = max(range.max, own.max)
            }
            if isRigid {
                parameters(index, StackParameters.self).pointee.isRigidAcross = true
                remember(index, Answer(proposal, bounds(items, stackAxis, proposal, alignment).size))
            }
            return range
        }
    }

    /// The sum of the distances between a stack's children, found once.
    private func totalSpacing(_ index: Int32, _ axis: Axis) -> Double {
        let stack = parameters(index, StackParameters.self)
        if !stack.pointee.totalSpacing.isNaN { return stack.pointee.totalSpacing }
        var total = 0.0
        let given = stack.pointee.spacing
        var before = node(index).pointee.first
        guard before >= 0 else { return 0 }
        var child = node(before).pointee.next
        while child >= 0 {
            let distance = given.isNaN ? spacing(before).distance(to: spacing(child), along: axis, pixel: 1 / scale) : given
            node(child).pointee.spacing = distance
            total += distance
            before = child
            child = node(child).pointee.next
        }
        parameters(index, StackParameters.self).pointee.totalSpacing = total
        return total
    }
}
