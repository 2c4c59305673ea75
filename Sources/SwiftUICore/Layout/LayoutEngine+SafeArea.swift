import Foundation

extension LayoutEngine {
    /// The root proposes the safe area and centres what it holds in it; several views stand in a column (rule 1.3).
    func rootSize(_ index: Int32, _ p: _Proposal) -> CGSize { CGSize(width: orElse(p.width, 0), height: orElse(p.height, 0)) }

    func placeRoot(_ index: Int32, _ size: CGSize) {
        let insets = parameters(index, SafeAreaParameters.self).pointee.insets
        let room = CGSize(width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
        let child = node(index).pointee.first
        guard child >= 0 else { return }
        let p = _Proposal(room)
        let own = self.size(child, p)
        place(
            child, x: insets.leading + (room.width - own.width) / 2, y: insets.top + (room.height - own.height) / 2, p, own)
    }

    /// Where a node's top left corner is on the screen.
    func origin(_ index: Int32) -> CGPoint {
        var point = CGPoint.zero
        var current = index
        while current >= 0 {
            let node = node(current)
            point.x += node.pointee.x
            point.y += node.pointee.y
            current = node.pointee.parent
        }
        return point
    }

    /// A rectangle of a node grown into the unsafe regions that its edges touch (rule 6.11), in the node's coordinates.
    func grown(_ index: Int32, _ size: CGSize, _ edges: Edge.Set) -> (CGPoint, CGSize) {
        let origin = origin(index)
        var top = origin.y
        var bottom = origin.y + size.height
        var left = origin.x
        var right = origin.x + size.width
        var current = node(index).pointee.parent
        while current >= 0 {
            if let (inner, outer) = region(current) {
                if edges.contains(.top), abs(top - inner.minY) < 0.5 { top = outer.minY }
                if edges.contains(.bottom), abs(bottom - inner.maxY) < 0.5 { bottom = outer.maxY }
                if edges.contains(.leading), abs(left - inner.minX) < 0.5 { left = outer.minX }
                if edges.contains(.trailing), abs(right - inner.maxX) < 0.5 { right = outer.maxX }
            }
            if node(current).pointee.kind == .scroll { break }
            current = node(current).pointee.parent
        }
        return (CGPoint(x: left - origin.x, y: top - origin.y), CGSize(width: right - left, height: bottom - top))
    }

    /// The safe rectangle that a node gives its content and the rectangle around it, on the screen; nil for nodes that give none.
    private func region(_ index: Int32) -> (inner: CGRect, outer: CGRect)? {
        let node = node(index)
        guard node.pointee.kind == .root || node.pointee.kind == .safeAreaInset else { return nil }
        let outer = CGRect(origin: origin(index), size: CGSize(width: node.pointee.width, height: node.pointee.height))
        if node.pointee.kind == .root {
            let insets = parameters(index, SafeAreaParameters.self).pointee.insets
            let inner = CGRect(
                x: outer.minX + insets.leading, y: outer.minY + insets.top,
                width: outer.width - insets.leading - insets.trailing, height: outer.height - insets.top - insets.bottom)
            return (inner, outer)
        }
        let inset = parameters(index, SafeAreaInsetParameters.self).pointee
        let length = insetLength(index, _Proposal(outer.size))
        var inner = outer
        switch inset.edge {
        case .top: inner = CGRect(x: outer.minX, y: outer.minY + length, width: outer.width, height: outer.height - length)
        case .bottom: inner.size.height -= length
        case .leading: inner = CGRect(x: outer.minX + length, y: outer.minY, width: outer.width - length, height: outer.height)
        case .trailing: inner.size.width -= length
        }
        return (inner, outer)
    }

    /// The content is as large as for its proposal; placed, it is offered the grown rectangle.
    func placeSafeArea(_ index: Int32, _ p: _Proposal, _ size: CGSize) {
        let child = node(index).pointee.first
        guard child >= 0 else { return }
        let (point, box) = grown(index, size, parameters(index, SafeAreaParameters.self).pointee.edges)
        if box == size {
            place(child, x: 0, y: 0, p, size)
            return
        }
        let inner = _Proposal(box)
        place(child, x: point.x, y: point.y, inner, self.size(child, inner))
    }

    /// Length that an inset view takes from the content along its edge's axis, spacing included.
    private func insetLength(_ index: Int32, _ p: _Proposal) -> Double {
        let inset = parameters(index, SafeAreaInsetParameters.self).pointee
        let content = node(index).pointee.first
        let bar = node(content).pointee.next
        guard bar >= 0 else { return 0 }
        let isVertical = inset.edge == .top || inset.edge == .bottom
        let size = size(bar, isVertical ? _Proposal(p.width, .nan) : _Proposal(.nan, p.height))
        let length = isVertical ? size.height : size.width
        return length == 0 ? 0 : length + orElse(inset.spacing, 0)
    }

    func safeAreaInsetSize(_ index: Int32, _ p: _Proposal) -> CGSize {
        let length = insetLength(index, p)
        let inset = parameters(index, SafeAreaInsetParameters.self).pointee
        let isVertical = inset.edge == .top || inset.edge == .bottom
        let inner = _Proposal(
            isVertical || p.width.isNaN ? p.width : max(p.width - length, 0),
            isVertical && !p.height.isNaN ? max(p.height - length, 0) : p.height)
        let content = size(node(index).pointee.first, inner)
        return CGSize(
            width: isVertical ? content.width : content.width + length, height: isVertical ? content.height + length : content.height)
    }

    func placeSafeAreaInset(_ index: Int32, _ p: _Proposal, _ size: CGSize) {
        let inset = parameters(index, SafeAreaInsetParameters.self).pointee
        let content = node(index).pointee.first
        let bar = node(content).pointee.next
        let length = insetLength(index, _Proposal(size))
        let isVertical = inset.edge == .top || inset.edge == .bottom
        let room = CGSize(width: isVertical ? size.width : size.width - length, height: isVertical ? size.height - length : size.height)
        let inner = _Proposal(room)
        place(
            content, x: inset.edge == .leading ? length : 0, y: inset.edge == .top ? length : 0, inner, self.size(content, inner))
        guard bar >= 0 else { return }
        let barProposal = isVertical ? _Proposal(size.width, .nan) : _Proposal(.nan, size.height)
        let barSize = self.size(bar, barProposal)
        let at = align(bar, barSize, barProposal, in: size, inset.alignment, node(index).pointee.flags.contains(.isRightToLeft))
        switch inset.edge {
        case .top: place(bar, x: at.x, y: 0, barProposal, barSize)
        case .bottom: place(bar, x: at.x, y: size.height - barSize.height, barProposal, barSize)
        case .leading: place(bar, x: 0, y: at.y, barProposal, barSize)
        case .trailing: place(bar, x: size.width - barSize.width, y: at.y, barProposal, barSize)
        }
    }

    /// A scroll view's own area reaches behind the unsafe regions that it touches along its axes; its content starts inside (rule 7.1).
    func placeScroll(_ index: Int32, _ p: _Proposal, _ size: CGSize) {
        let scroll = parameters(index, ScrollParameters.self)
        var edges: Edge.Set = []
        if scroll.pointee.vertical { edges.formUnion(.vertical) }
        if scroll.pointee.horizontal { edges.formUnion(.horizontal) }
        let (point, box) = grown(index, size, edges)
        node(index).pointee.x += point.x
        node(index).pointee.y += point.y
        node(index).pointee.width = box.width
        node(index).pointee.height = box.height
        let insets = EdgeInsets(
            top: -point.y, leading: -point.x, bottom: box.height - size.height + point.y, trailing: box.width - size.width + point.x)
        scroll.pointee.insets = insets
        let child = node(index).pointee.first
        guard child >= 0 else { return }
        let inner = _Proposal(
            scroll.pointee.horizontal ? .nan : size.width, scroll.pointee.vertical ? .nan : size.height)
        let content = self.size(child, inner)
        parameters(index, ScrollParameters.self).pointee.contentWidth = content.width + insets.leading + insets.trailing
        parameters(index, ScrollParameters.self).pointee.contentHeight = content.height + insets.top + insets.bottom
        place(child, x: insets.leading, y: insets.top, inner, content)
    }
}
