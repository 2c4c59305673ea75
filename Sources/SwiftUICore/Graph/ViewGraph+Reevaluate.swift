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
        guard newNodes.count == oldNodes.count || isContainer(parent) else { return climb(from: record) }
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
            case .layout: engine.object(current, AnyLayoutNode.self).invalidate()
            default: break
            }
            current = this.parent
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

/// Room for deep views: the stack of the main thread grows as far as the limit lets it.
enum StackGuard {
    /// Bytes of stack that evaluation may use, and what is left for layout and drawing.
    private static let wanted: UInt = 1 << 30
    private static let reserve: UInt = 256 * 1024

    /// The lowest address that evaluation may reach. Raises the limit of the process where that is allowed; a thread other
    /// than the main one has 512 KiB to 8 MiB, its half is used.
    static func limit() -> UInt {
        var local = 0
        let here = withUnsafePointer(to: &local) { UInt(bitPattern: $0) }
        var current = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &current)
        if current.rlim_cur < wanted {
            var raised = current
            raised.rlim_cur = min(UInt(wanted), current.rlim_max)
            setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &raised)
        }
        // The kernel keeps at least 128 MiB below the main stack free at start; three quarters of it are used. Layout and
        // writing take a third of what evaluation takes a level.
        let usable: UInt = 64 << 20
        return here - min(usable, here / 2) + reserve
    }
}
