import Foundation

/// The subscribers of one subject, in the order in which they came.
///
/// The owner of the lock reads and changes the list; values are delivered outside the lock to a copy of the list,
/// so that a subscriber may subscribe, cancel or send during its own delivery.
struct Fanout<Output, Failure: Error> {
    private(set) var outlets: [SubjectOutlet<Output, Failure>] = []
    private var lastTicket: UInt64 = 0

    /// A number larger than all before it, for one more subscriber.
    mutating func nextTicket() -> UInt64 {
        lastTicket += 1
        return lastTicket
    }

    /// Adds a subscriber made with the latest ticket.
    mutating func add(_ outlet: SubjectOutlet<Output, Failure>) {
        outlets.append(outlet)
    }

    /// Removes a subscriber. Tickets ascend, so it is found by halving.
    mutating func remove(ticket: UInt64) {
        var low = 0
        var high = outlets.count
        while low < high {
            let middle = (low + high) / 2
            if outlets[middle].ticket < ticket { low = middle + 1 } else { high = middle }
        }
        if low < outlets.count, outlets[low].ticket == ticket { outlets.remove(at: low) }
    }

    /// Removes all subscribers and returns them.
    mutating func removeAll() -> [SubjectOutlet<Output, Failure>] {
        let all = outlets
        outlets = []
        return all
    }
}

/// One subscriber of a subject, with the type of the subscriber hidden.
class SubjectOutlet<Output, Failure: Error> {
    let ticket: UInt64

    init(ticket: UInt64) {
        self.ticket = ticket
    }

    /// Delivers a value if the subscriber asked for it.
    func offer(_ value: Output) {}

    /// Delivers the end.
    func finish(_ completion: Subscribers.Completion<Failure>) {}
}
