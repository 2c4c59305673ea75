/// The table of rooms in ARCHITECTURE.md: for each room, the modules that its files may import.
struct RoomTable {
    let allowed: [String: Set<String>]

    /// Reads the rows under the head `| room | holds | may import |`.
    init(markdown: String) {
        var allowed: [String: Set<String>] = [:]
        var isInTable = false
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("| room |") { isInTable = true }
            guard isInTable else { continue }
            guard line.hasPrefix("|") else { break }
            let cells = line.split(separator: "|")
            guard let first = cells.first, let last = cells.last else { continue }
            for room in Self.names(in: first) { allowed[room] = Set(Self.names(in: last)) }
        }
        self.allowed = allowed
    }

    /// The words between back-ticks.
    private static func names(in cell: Substring) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
