import Foundation

/// A child while its stack divides the room.
struct StackItem {
    let node: Int32
    var priority = 0.0
    var least = 0.0
    var greatest = 0.0
    var size = CGSize.zero
    /// What it was proposed along the stack's axis.
    var proposed = Double.nan
    /// Distance to the child before.
    var spacing = 0.0
    /// Where it is placed, from the stack's top left corner.
    var x = 0.0
    var y = 0.0
}

extension LayoutEngine {
    /// The size of an HStack or VStack (section 2); answers are kept, since every ancestor asks several times.
    func stackSize(_ index: Int32, _ axis: Axis, _ p: _Proposal) -> CGSize {
        if let known = knownAnswer(index, p) { return known }
        let size = withStack(index, axis, p) { items, alignment in
            bounds(items, axis, p, alignment).size
        }
        remember(index, Answer(p, size))
        return size
    }

    /// Calls `body` with the children of a stack and the sizes that they get for a proposal; a division that the nodes still
    /// hold is not made again.
    func withStack<R>(_ index: Int32, _ axis: Axis, _ p: _Proposal, _ body: (UnsafeMutableBufferPointer<StackItem>, AlignmentKey) -> R) -> R
    {
        if parameters(index, StackParameters.self).pointee.childCount < 0 { countChildren(index) }
        let stack = parameters(index, StackParameters.self).pointee
        return withUnsafeTemporaryAllocation(of: StackItem.self, capacity: max(Int(stack.childCount), 1)) { buffer in
            var place = 0
            forEachChild(index) { child in
                (buffer.baseAddress! + place).initialize(to: StackItem(node: child))
                place += 1
            }
            let items = UnsafeMutableBufferPointer(rebasing: buffer[..<place])
            setSpacing(items, axis, stack.spacing)
            if isDivided(stack, axis, p) {
                for i in items.indices {
                    let node = node(items[i].node)
                    items[i].size = CGSize(width: node.pointee.width, height: node.pointee.height)
                    items[i].proposed = node.pointee.proposed
                }
            } else {
                divide(items, axis, p)
                keepDivision(index, items, p)
            }
            return body(items, stack.alignment)
        }
    }

    private func isDivided(_ stack: StackParameters, _ axis: Axis, _ p: _Proposal) -> Bool {
        if stack.divided.isSame(p) { return true }
        let (a, b) = (stack.divided[axis], p[axis])
        return stack.isRigidAcross && (a == b || (a.isNaN && b.isNaN))
    }

    private func keepDivision(_ index: Int32, _ items: UnsafeMutableBufferPointer<StackItem>, _ p: _Proposal) {
        for item in items {
            let node = node(item.node)
            node.pointee.width = item.size.width
            node.pointee.height = item.size.height
            node.pointee.proposed = item.proposed
        }
        let stack = parameters(index, StackParameters.self)
        stack.pointee.divided = p
        stack.pointee.isRigidAcross = false
    }

    private func countChildren(_ index: Int32) {
        var count: Int32 = 0
        forEachChild(index) { _ in count += 1 }
        parameters(index, StackParameters.self).pointee.childCount = count
    }

    /// Distances between neighbours: the given one, else what both sides ask for (rule 2.1, section 3).
    func setSpacing(_ items: UnsafeMutableBufferPointer<StackItem>, _ axis: Axis, _ spacing: Double) {
        guard items.count > 1 else { return }
        if !spacing.isNaN {
            for i in 1..<items.count { items[i].spacing = spacing }
            return
        }
        for i in 1..<items.count {
            let node = node(items[i].node)
            if node.pointee.spacing.isNaN {
                let distance = self.spacing(items[i - 1].node).distance(to: self.spacing(items[i].node), along: axis, pixel: 1 / scale)
                self.node(items[i].node).pointee.spacing = distance
            }
            items[i].spacing = self.node(items[i].node).pointee.spacing
        }
    }

    /// Divides the proposed length among the children (rules 2.2 and 2.3).
    func divide(_ items: UnsafeMutableBufferPointer<StackItem>, _ axis: Axis, _ p: _Proposal) {
        if items.isEmpty { return }
        let minor = p[axis.other]
        let major = p[axis]
        if major.isNaN {
            for i in items.indices { propose(&items[i], axis, .nan, minor) }
            return
        }
        if items.count == 1 {
            propose(&items[0], axis, max(major, 0), minor)
            return
        }
        var available = major
        for i in items.indices {
            let range = lengthRange(items[i].node, axis, minor)
            (items[i].least, items[i].greatest) = (range.min, range.max)
            items[i].priority = priority(items[i].node)
            available -= items[i].spacing
        }
        serve(items, axis, available, minor)
    }

    private func propose(_ item: inout StackItem, _ axis: Axis, _ major: Double, _ minor: Double) {
        item.proposed = major
        item.size = size(item.node, axis == .horizontal ? _Proposal(major, minor) : _Proposal(minor, major))
    }

    /// Serves the groups of equal priority from the highest down, in each the least flexible child first.
    private func serve(_ items: UnsafeMutableBufferPointer<StackItem>, _ axis: Axis, _ room: Double, _ minor: Double) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: items.count) { order in
            for i in items.indices { order[i] = Int32(i) }
            sort(order, items)
            var available = room
            let top = items[Int(order[0])].priority
            for i in items.indices where items[i].priority < top { available -= items[i].least }
            var start = 0
            while start < items.count {
                let priority = items[Int(order[start])].priority
                var end = start + 1
                while end < items.count, items[Int(order[end])].priority == priority { end += 1 }
                if start > 0 { for i in start..<end { available += items[Int(order[i])].least } }
                for i in start..<end {
                    let item = Int(order[i])
                    let share = available.isInfinite ? available : max(available / Double(end - i), 0)
                    // What has one length only is asked without naming one, which finds the answer of the range again.
                    let isRigid = items[item].least == items[item].greatest
                    propose(&items[item], axis, isRigid ? .nan : max(share, 0), minor)
                    let taken = items[item].size[axis]
                    if taken.isFinite { available -= taken }
                }
                start = end
            }
        }
    }

    /// By priority, then by flexibility; two endless ones by the larger minimum. Stable, as insertion is; merging where there are many.
    private func sort(_ order: UnsafeMutableBufferPointer<Int32>, _ items: UnsafeMutableBufferPointer<StackItem>) {
        func comesFirst(_ a: Int32, _ b: Int32) -> Bool {
            let (a, b) = (items[Int(a)], items[Int(b)])
            if a.priority != b.priority { return a.priority > b.priority }
            let (x, y) = (a.greatest - a.least, b.greatest - b.least)
            if x.isInfinite, y.isInfinite { return a.least > b.least }
            return x < y
        }
        if order.count > 32 {
            var order = order
            order.sort { comesFirst($0, $1) || (!comesFirst($1, $0) && $0 < $1) }
            return
        }
        for i in order.indices.dropFirst() {
            let moving = order[i]
            var place = i
            while place > 0, comesFirst(moving, order[place - 1]) {
                order[place] = order[place - 1]
                place -= 1
            }
            order[place] = moving
        }
    }

    /// Sets the children's positions so that their guides coincide, and gives the stack's size (rules 2.3e, 2.5).
    func bounds(_ items: UnsafeMutableBufferPointer<StackItem>, _ axis: Axis, _ p: _Proposal, _ alignment: AlignmentKey)
        -> (size: CGSize, origin: Double)
    {
        var length = 0.0
        var before = 0.0
        var after = 0.0
        for i in items.indices {
            length += items[i].spacing
            let proposal = p[axis.other]
            let asked = axis == .horizontal ? _Proposal(items[i].proposed, proposal) : _Proposal(proposal, items[i].proposed)
            let guide = guide(items[i].node, alignment, items[i].size, asked)
            let across = items[i].size[axis.other]
            before = i == 0 ? guide : max(before, guide)
            after = i == 0 ? across - guide : max(after, across - guide)
            if axis == .horizontal {
                items[i].x = length
                items[i].y = -guide
            } else {
                items[i].x = -guide
                items[i].y = length
            }
            length += items[i].size[axis]
        }
        let across = max(before + after, 0)
        return (axis == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length), before)
    }

    // MARK: Answers

    func knownAnswer(_ index: Int32, _ p: _Proposal) -> CGSize? {
        let stack = parameters(index, StackParameters.self)
        let count = Int(stack.pointee.answerCount)
        if count > 0, stack.pointee.answers.0.proposal.isSame(p) { return stack.pointee.answers.0.size }
        if count > 1, stack.pointee.answers.1.proposal.isSame(p) { return stack.pointee.answers.1.size }
        guard count > 2, stack.pointee.moreAnswers >= 0 else { return nil }
        let more = answers(at: stack.pointee.moreAnswers)
        for i in 0..<(count - 2) where more[i].proposal.isSame(p) { return more[i].size }
        return nil
    }

    func remember(_ index: Int32, _ answer: Answer) {
        let stack = parameters(index, StackParameters.self)
        switch stack.pointee.answerCount {
        case 0: stack.pointee.answers.0 = answer
        case 1: stack.pointee.answers.1 = answer
        default:
            if stack.pointee.moreAnswers < 0 {
                let empty = Answer()
                let place = graph.pointee.store((empty, empty, empty, empty, empty, empty))
                parameters(index, StackParameters.self).pointee.moreAnswers = place
            }
            let stack = parameters(index, StackParameters.self)
            let slot = Int(stack.pointee.nextAnswer)
            answers(at: stack.pointee.moreAnswers)[slot] = answer
            stack.pointee.nextAnswer = UInt8((slot + 1) % 6)
            stack.pointee.answerCount = max(stack.pointee.answerCount, UInt8(min(slot + 3, 8)))
            return
        }
        stack.pointee.answerCount += 1
    }

    private func answers(at place: Int32) -> UnsafeMutablePointer<Answer> {
        (graph.pointee.params + Int(place) << 3).assumingMemoryBound(to: Answer.self)
    }
}
