/// Compares two trees without recursion: what is left to do waits in a list.
struct TreeComparison {
    private enum Step {
        case pair(old: Int, new: Int)
        case removed(Int)
        case inserted(Int)
    }

    /// Above this many children that may differ, they are paired in order: aligning costs the square of their number.
    private static let alignmentLimit = 1000

    private let old: ComparedTree
    private let new: ComparedTree
    private var oldPaths: ComparedPaths
    private var newPaths: ComparedPaths
    private var found: [HTMLDifference] = []

    init(old: ComparedTree, new: ComparedTree) {
        self.old = old
        self.new = new
        oldPaths = ComparedPaths(old)
        newPaths = ComparedPaths(new)
    }

    mutating func differences() -> [HTMLDifference] {
        var waiting = pairs([0].filter(old.nodes.indices.contains), [0].filter(new.nodes.indices.contains))
        while let step = waiting.popLast() {
            switch step {
            case .removed(let index):
                let (path, node) = (oldPaths.path(of: index), old.nodes[index])
                found.append(HTMLDifference(path: path, line: node.source.line, change: .removed(summary(node))))
            case .inserted(let index): report(index, .inserted(summary(new.nodes[index])))
            case .pair(let left, let right):
                guard old.nodes[left].identity != new.nodes[right].identity else { continue }
                compareContent(old.nodes[left], new.nodes[right], right)
                waiting += align(old.children(of: left), new.children(of: right)).reversed()
            }
        }
        return found
    }

    // MARK: - One node

    private mutating func compareContent(_ left: ComparedTree.Node, _ right: ComparedTree.Node, _ index: Int) {
        if let from = left.text, let to = right.text { return report(index, .text(from: from, to: to)) }
        if left.name != right.name || left.namespace != right.namespace {
            report(index, .name(from: qualifiedName(left), to: qualifiedName(right)))
        }
        var (lefts, rights) = (left.attributes[...], right.attributes[...])
        while let name = [lefts.first?.name, rights.first?.name].compactMap(\.self).min() {
            let from = lefts.first?.name == name ? lefts.removeFirst().value : nil
            let to = rights.first?.name == name ? rights.removeFirst().value : nil
            if from != to { report(index, .attribute(name, from: from, to: to)) }
        }
    }

    /// The name, with the namespace if it is not HTML's.
    private func qualifiedName(_ node: ComparedTree.Node) -> String {
        node.namespace == HTMLDocument.htmlNamespace ? node.name : "{\(node.namespace)}\(node.name)"
    }

    private func summary(_ node: ComparedTree.Node) -> String {
        if let text = node.text { return "\"\(text)\"" }
        let shown = node.attributes.filter { ["id", "class", "role"].contains($0.name) }.map { " \($0.name)=\"\($0.value)\"" }
        return "<\(node.name)\(shown.joined())>"
    }

    private mutating func report(_ index: Int, _ change: HTMLDifference.Change) {
        found.append(HTMLDifference(path: newPaths.path(of: index), line: new.nodes[index].source.line, change: change))
    }

    // MARK: - Children

    /// Steps for two lists of children: equal ones are passed over, the ones between are paired by name.
    private func align(_ lefts: [Int], _ rights: [Int]) -> [Step] {
        let (from, to) = (lefts.map { old.nodes[$0].identity }, rights.map { new.nodes[$0].identity })
        let start = zip(from, to).prefix { $0 == $1 }.count
        let end = zip(from.dropFirst(start).reversed(), to.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let (left, right) = (start..<(from.count - end), start..<(to.count - end))
        guard max(left.count, right.count) <= Self.alignmentLimit else { return pairs(Array(lefts[left]), Array(rights[right])) }
        let difference = to[right].difference(from: from[left])
        let removed = Set(difference.removals.map(Self.offset)), inserted = Set(difference.insertions.map(Self.offset))
        var (steps, gapLeft, gapRight): ([Step], [Int], [Int]) = ([], [], [])
        var (leftOffset, rightOffset) = (0, 0)
        while leftOffset < left.count || rightOffset < right.count {
            if removed.contains(leftOffset) {
                gapLeft.append(lefts[start + leftOffset])
                leftOffset += 1
            } else if inserted.contains(rightOffset) {
                gapRight.append(rights[start + rightOffset])
                rightOffset += 1
            } else {
                steps += pairs(gapLeft, gapRight)
                (gapLeft, gapRight) = ([], [])
                (leftOffset, rightOffset) = (leftOffset + 1, rightOffset + 1)
            }
        }
        return steps + pairs(gapLeft, gapRight)
    }

    private static func offset(_ change: CollectionDifference<Int>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    /// Pairs each old node with the next new one of its name. A single element is paired with a single one of another name.
    private func pairs(_ lefts: [Int], _ rights: [Int]) -> [Step] {
        if lefts.count == 1, rights.count == 1, old.nodes[lefts[0]].text == nil, new.nodes[rights[0]].text == nil {
            return [.pair(old: lefts[0], new: rights[0])]
        }
        var lastPlace: [Name: Int] = [:]
        for (place, right) in rights.enumerated() { lastPlace[Name(new.nodes[right])] = place }
        var (steps, next): ([Step], Int) = ([], 0)
        for left in lefts {
            let name = Name(old.nodes[left])
            guard let last = lastPlace[name], last >= next else {
                steps.append(.removed(left))
                continue
            }
            while Name(new.nodes[rights[next]]) != name {
                steps.append(.inserted(rights[next]))
                next += 1
            }
            steps.append(.pair(old: left, new: rights[next]))
            next += 1
        }
        return steps + rights[next...].map { .inserted($0) }
    }

    /// What two nodes have to share to be taken for one that changed.
    private struct Name: Hashable {
        let name: String
        let namespace: String

        init(_ node: ComparedTree.Node) {
            name = node.name
            namespace = node.namespace
        }
    }
}
