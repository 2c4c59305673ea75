import Foundation

/// The publishers of observable objects that have no `@Published` property to keep one in.
///
/// Objects are held weakly. An entry whose object is gone is replaced when its address is used again, and swept out when
/// the table has doubled since the last sweep, so the table stays as large as the number of living objects.
final class ObservableObjectRegistry: @unchecked Sendable {
    static let shared = ObservableObjectRegistry()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sizeAtNextSweep = 64

    /// The number of entries, dead ones included.
    var count: Int { lock.withLock { entries.count } }

    /// The publisher of an object, the same for as long as the object lives.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        var survivors: [AnyObject] = []
        defer { survivors.removeAll() }
        return lock.withLock {
            if let entry = entries[key], entry.object === object { return entry.publisher }
            if entries.count >= sizeAtNextSweep { sweep(into: &survivors) }
            let publisher = ObservableObjectPublisher()
            entries[key] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }

    /// Drops the entries of objects that are gone. The living ones are handed out, so that none is released under the lock.
    private func sweep(into survivors: inout [AnyObject]) {
        var kept: [ObjectIdentifier: Entry] = [:]
        for (key, entry) in entries {
            guard let object = entry.object else { continue }
            survivors.append(object)
            kept[key] = entry
        }
        entries = kept
        sizeAtNextSweep = max(64, kept.count * 2)
    }
}
