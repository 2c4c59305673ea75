import Foundation

/// The memory of an arena. The last one that was given back serves the next graph: its pages are there already, and asking
/// the kernel for pages anew is a third of the time of a fresh picture (measured). `realloc` moves large blocks without copying.
struct ArenaMemory {
    var nodes: UnsafeMutablePointer<Node>
    var capacity: Int32
    var params: UnsafeMutableRawPointer
    var paramsCapacity: Int
    var bytes: UnsafeMutablePointer<UInt8>
    var bytesCapacity: Int

    /// What is kept for the next graph at the most, in bytes.
    private static let keptAtMost = 48 << 20
    private static let lock = NSLock()
    nonisolated(unsafe) private static var spare: ArenaMemory?

    static func take() -> ArenaMemory {
        let kept = lock.withLock { () -> ArenaMemory? in
            defer { spare = nil }
            return spare
        }
        if let kept { return kept }
        let nodes = malloc(1024 * MemoryLayout<Node>.stride)!.assumingMemoryBound(to: Node.self)
        let bytes = malloc(16 << 10)!.assumingMemoryBound(to: UInt8.self)
        return ArenaMemory(
            nodes: nodes, capacity: 1024, params: malloc(64 << 10)!, paramsCapacity: 64 << 10, bytes: bytes, bytesCapacity: 16 << 10)
    }

    func giveBack() {
        let size = Int(capacity) * MemoryLayout<Node>.stride + paramsCapacity + bytesCapacity
        let isKept =
            size <= Self.keptAtMost
            && Self.lock.withLock { () -> Bool in
                guard Self.spare == nil else { return false }
                Self.spare = self
                return true
            }
        if isKept { return }
        free(nodes)
        free(params)
        free(bytes)
    }

    /// A block with room for `size` bytes and the old content.
    static func grow(_ block: UnsafeMutableRawPointer, to size: Int) -> UnsafeMutableRawPointer {
        guard let wider = realloc(block, size) else { fatalError("out of memory: \(size) bytes for the arena") }
        return wider
    }
}
