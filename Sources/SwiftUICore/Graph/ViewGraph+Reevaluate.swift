import Foundation

extension ViewGraph {
    /// Evaluates one view again and puts its nodes where the old ones were. Returns false where only making everything anew
    /// gives the right tree.
    func reevaluate(_ record: EvaluatedRecord) -> Bool {
        guard record.generation == generation, record.node >= 0 else { return climb(from: record) }
        let parent = graph.pointee.nodes[Int(record.node)].parent
        let oldNodes = [record.node] + record.moreNodes
        let oldPreferences = record.preferences.count
        let scratch = graph.pointee.newNode(.zstack, params: -1)
        graph.pointee.nodes[Int(scratch)].parent = parent
        graph.pointee.parent = scratch
        graph.pointee.last = -1
        graph.pointee.stackAxis = record.stackAxis
        graph.pointee.environment = record.environment
        graph.pointee.preferences.removeAll(keepingCapacity: true)
        let flags = graph.pointee.nodes[Int(record.node)].flags
        record.evaluate(&graph.pointee)
        if oldPreferences > 0 || !record.preferences.isEmpty { return climb(from: record) }
        let newNodes = record.node < 0 ? [] : [record.node] + record.moreNodes
        // A wrapper holds one node; several nodes that each have a wrapper of their own are for the view around to arrange.
        guard isContainer(parent) || (newNodes.count == 1 && oldNodes.count == 1) else { return climb(from: record) }
        replace(oldNodes, by: newNodes, in: parent)
        let kept = newNodes.first.map { graph.pointee.nodes[Int($0)].flags.intersection(.inherited) }
        if kept != flags.intersection(.inherited) { return climb(from: record) }
        forgetAnswers(above: parent)
        return true
    }

    /// Evaluates the view around instead; false where there is none.
    private func climb(from record: EvaluatedRecord) -> Bool {
        var outer = record.parent
        while let current = outer {
            if let evaluated = current as? EvaluatedRecord {
                evaluated.isDirty = true
                return reevaluate(evaluated)
            }
            outer = current.parent
        }
        return false
    }

    private func isContainer(_ node: Int32) -> Bool {
        switch graph.pointee.nodes[Int(node)].kind {
        case .hstack, .vstack, .zstack, .layout: true
        default: false
        }
    }

    private func replace(_ old: [Int32], by new: [Int32], in parent: Int32) {
        let after = graph.pointee.nodes[Int(old.last!)].next
        var before: Int32 = -1
        var child = graph.pointee.nodes[Int(parent)].first
        while child != old[0], child >= 0 {
            before = child
            child = graph.pointee.nodes[Int(child)].next
        }
        func link(_ node: Int32) {
            if before < 0 { graph.pointee.nodes[Int(parent)].first = node } else { graph.pointee.nodes[Int(before)].next = node }
        }
        for node in new {
            graph.pointee.nodes[Int(node)].parent = parent
            link(node)
            before = node
        }
        link(after)
    }

    /// Sizes that containers remembered are no longer valid from a node up to the root.
    private func forgetAnswers(above node: Int32) {
        var current = node
        while current >= 0 {
            let this = graph.pointee.nodes[Int(current)]
            switch this.kind {
            case .hstack, .vstack:
                let stack = graph.pointee.pointer(current, as: StackParameters.self)
                stack.pointee.answerCount = 0
                stack.pointee.totalSpacing = .nan
                stack.pointee.childCount = -1
                stack.pointee.divided = _Proposal(-1, -1)
                forgetSpacing(below: current)
            case .layout: engine.object(current, AnyLayoutNode.self).invalidate()
            default: break
            }
            current = this.parent
        }
    }

    private func forgetSpacing(below node: Int32) {
        var child = graph.pointee.nodes[Int(node)].first
        while child >= 0 {
            graph.pointee.nodes[Int(child)].spacing = .nan
            child = graph.pointee.nodes[Int(child)].next
        }
    }

    /// Why a view is not evaluated any deeper; nil where there is room.
    nonisolated func complaintAboutDepth(of record: _Record) -> Failure? {
        var local = 0
        let here = withUnsafePointer(to: &local) { UInt(bitPattern: $0) }
        if here > stackLimit { return nil }
        return Failure(
            message: "\(record.name) is nested without end (\(record.depth) levels): its body leads back to itself.",
            mend: "Give the recursion in the body of \(record.name) an end.")
    }
}
