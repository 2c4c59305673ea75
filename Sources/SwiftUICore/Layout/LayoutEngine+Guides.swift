import Foundation

extension LayoutEngine {
    /// Where a guide lies in a node of a size that it chose for a proposal, in points from its top left corner.
    func guide(_ index: Int32, _ key: AlignmentKey, _ size: CGSize, _ p: _Proposal) -> Double {
        let flags = node(index).pointee.flags
        switch key.code {
        case .start where !flags.contains(.hasGuide): return 0
        case .center where !flags.contains(.hasGuide): return key.isHorizontal ? size.width / 2 : size.height / 2
        case .end where !flags.contains(.hasGuide): return key.isHorizontal ? size.width : size.height
        case .custom where !flags.contains(.hasGuide): break
        default:
            let explicit = explicitGuide(index, key, size, p)
            if !explicit.isNaN { return explicit }
        }
        return key.id.defaultValue(in: ViewDimensions(width: size.width, height: size.height))
    }

    /// A guide that the node or something in it sets itself; NaN for none.
    func explicitGuide(_ index: Int32, _ key: AlignmentKey, _ size: CGSize, _ p: _Proposal) -> Double {
        let node = node(index)
        let isBaseline = key.code == .firstBaseline || key.code == .lastBaseline
        if !isBaseline, !node.pointee.flags.contains(.hasGuide) { return .nan }
        switch node.pointee.kind {
        case .text: return isBaseline ? textBaseline(index, isFirst: key.code == .firstBaseline, size) : .nan
        case .image: return isBaseline ? imageBaseline(index, size) : .nan
        case .field: return isBaseline ? fieldBaseline(index) : .nan
        case .guide:
            let rule = object(index, GuideRule.self)
            if rule.key == key {
                let position = _LayoutPosition(graph: graph, node: node.pointee.first, proposal: p)
                return rule.compute(ViewDimensions(width: size.width, height: size.height, layout: position))
            }
            return explicitGuide(node.pointee.first, key, size, p)
        case .hstack, .vstack:
            let axis: Axis = node.pointee.kind == .hstack ? .horizontal : .vertical
            return withStack(index, axis, p) { items, alignment in
                let origin = bounds(items, axis, p, alignment).origin
                return combined(items, key) { item in
                    let inner = axis == .horizontal ? _Proposal(item.proposed, p.height) : _Proposal(p.width, item.proposed)
                    let found = explicitGuide(item.node, key, item.size, inner)
                    let x = axis == .horizontal ? item.x : item.x + origin
                    let y = axis == .horizontal ? item.y + origin : item.y
                    return found + (key.isHorizontal ? x : y)
                }
            }
        case .layout: return object(index, AnyLayoutNode.self).guide(self, index, key, size, p)
        case .shape, .spacer, .divider, .geometry, .scroll: return .nan
        default: return wrappedGuide(index, key, size, p)
        }
    }

    /// The children's values as one: the first or last baseline, else the average.
    private func combined(
        _ items: UnsafeMutableBufferPointer<StackItem>, _ key: AlignmentKey, _ value: (StackItem) -> Double
    ) -> Double {
        var sum = 0.0
        var count = 0.0
        for item in items {
            let found = value(item)
            if found.isNaN { continue }
            switch key.code {
            case .firstBaseline: if count == 0 { sum = found } else { sum = min(sum, found) }
            case .lastBaseline: if count == 0 { sum = found } else { sum = max(sum, found) }
            default: sum += found
            }
            count += 1
        }
        if count == 0 { return .nan }
        return key.code == .firstBaseline || key.code == .lastBaseline ? sum : sum / count
    }

    /// The guide of a wrapper's (or ZStack's) child, moved by where the child lies in it.
    private func wrappedGuide(_ index: Int32, _ key: AlignmentKey, _ size: CGSize, _ p: _Proposal) -> Double {
        let child = node(index).pointee.first
        guard child >= 0 else { return .nan }
        let (inner, origin, innerSize) = childPlace(index, size, p)
        let found = explicitGuide(child, key, innerSize, inner)
        return found + (key.isHorizontal ? origin.x : origin.y)
    }

    func imageBaseline(_ index: Int32, _ size: CGSize) -> Double {
        let image = parameters(index, ImageParameters.self).pointee
        return image.baseline.isNaN || image.height == 0 ? .nan : image.baseline * size.height / image.height
    }
}

extension _Graph {
    mutating func explicitGuide(_ node: Int32, _ key: AlignmentKey, size: CGSize, proposal: _Proposal) -> Double {
        let engine = owner.takeUnretainedValue().engine
        return engine.explicitGuide(node, key, size, proposal)
    }
}

/// A guide that a view sets for itself.
@usableFromInline final class GuideRule {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
    @usableFromInline init(key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.compute = compute
    }
}
