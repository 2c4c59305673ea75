/// First in, first out, both in constant time on average.
struct Queue<Element> {
    private var items: [Element?] = []
    private var head = 0

    var isEmpty: Bool { head == items.count }
    var count: Int { items.count - head }
    var first: Element? { isEmpty ? nil : items[head] }

    mutating func append(_ element: Element) {
        items.append(element)
    }

    mutating func popFirst() -> Element? {
        guard head < items.count else { return nil }
        let element = items[head]
        items[head] = nil
        head += 1
        if head == items.count {
            items.removeAll(keepingCapacity: true)
            head = 0
        } else if head > 64, head * 2 > items.count {
            items.removeFirst(head)
            head = 0
        }
        return element
    }

    /// Takes out the last element.
    mutating func popLast() -> Element? {
        guard head < items.count else { return nil }
        return items.removeLast()
    }

    /// Empties the queue and returns what was in it.
    mutating func removeAll() -> [Element] {
        let rest = items[head...].compactMap { $0 }
        items = []
        head = 0
        return rest
    }
}
