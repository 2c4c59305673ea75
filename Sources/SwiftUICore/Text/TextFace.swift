import Synchronization

/// The advance widths of one face (weight, slant, kind of digits), direct-indexed.
///
/// `advances[c]` holds code points below 0x400; the others go through the table of pages. 0 stands for "not in Inter".
struct TextFace: Sendable {
    /// Advances in units of 1/2816 em: `pageCount` pages of 32.
    nonisolated(unsafe) let advances: UnsafePointer<UInt16>
    /// Page of each code point below 0x20000, by its upper bits; 0xFF stands for none.
    nonisolated(unsafe) let pages: UnsafePointer<UInt8>

    /// Below this code point no table of pages is needed.
    @inline(__always) static var directEnd: UInt32 { 0x400 }
    /// End of the code points with a page.
    @inline(__always) static var pagedEnd: UInt32 { 0x20000 }

    /// The face for a weight (100…900, rounded to a hundred) and traits.
    init(weight: Int16, traits: ResolvedFont.Traits, _ tables: TextTables) {
        let step = (min(max(Int(weight), 100), 900) + 50) / 100 - 1
        var index = step
        if traits.contains(.italic) { index += 9 }
        if traits.contains(.monospacedDigit) { index += 18 }
        if traits.contains(.monospaced) { index = Self.monospacedIndex }
        advances = tables.faces.advances(at: index)
        pages = tables.pages
    }

    /// Advance of a code point in units, 0 if Inter does not have it.
    @inline(__always)
    func advance(_ scalar: UInt32) -> Int {
        if scalar < Self.directEnd { return Int(advances[Int(scalar)]) }
        guard scalar < Self.pagedEnd else { return 0 }
        let page = pages[Int(scalar >> 5)]
        guard page != 0xFF else { return 0 }
        return Int(advances[Int(page) << 5 | Int(scalar & 31)])
    }

    /// Nine weights, upright and italic, with proportional and with tabular digits; then one monospaced face.
    static let faceCount = 37
    private static let monospacedIndex = 36

    /// The table of pages.
    static func makePages() -> UnsafePointer<UInt8> {
        let table = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(pagedEnd) / TextMetricsTable.pageSize)
        table.initialize(repeating: 0xFF, count: Int(pagedEnd) / TextMetricsTable.pageSize)
        for page in 0..<TextMetricsTable.pageCount {
            table[number(page, of: TextMetricsTable.pageStarts)] = UInt8(page)
        }
        return UnsafePointer(table)
    }

    /// Decodes the number at a position of a table string.
    @inline(__always)
    private static func number(_ position: Int, of table: StaticString) -> Int {
        let bytes = table.utf8Start + 2 * position
        return (Int(bytes[0]) - 36) * 91 + Int(bytes[1]) - 36
    }

    /// Computes a face out of the master weights.
    fileprivate static func makeAdvances(at index: Int) -> UnsafeMutablePointer<UInt16> {
        let count = TextMetricsTable.pageCount * TextMetricsTable.pageSize
        let result = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
        if index == monospacedIndex {
            for position in 0..<count {
                let isGlyph = number(position, of: TextMetricsTable.regular) > 0
                result[position] = isGlyph ? UInt16(TextMetrics.monospacedAdvance * Double(TextMetricsTable.unitsPerEm)) : 0
            }
            return result
        }
        let italic = index / 9 % 2 == 1
        let weight = (index % 9 + 1) * 100
        let low = weight <= 400 ? (italic ? TextMetricsTable.thinItalic : TextMetricsTable.thin) : middle(italic)
        let high = weight <= 400 ? middle(italic) : (italic ? TextMetricsTable.blackItalic : TextMetricsTable.black)
        let part = weight <= 400 ? weight - 100 : weight - 400
        let whole = weight <= 400 ? 300 : 500
        let first = 32  // the space opens the page that tabular digits replace
        for position in 0..<count {
            let isTabular = index >= 18 && position >= first && position < first + TextMetricsTable.pageSize
            let source = isTabular ? count + position - first : position
            let start = number(source, of: low)
            guard part > 0 else {
                result[position] = UInt16(start)
                continue
            }
            let end = number(source, of: high)
            // The nearest whole number, halves upwards; all of these are positive.
            result[position] = UInt16(UInt32(2 * (start * whole + (end - start) * part) + whole) / UInt32(2 * whole))
        }
        return result
    }

    private static func middle(_ italic: Bool) -> StaticString {
        italic ? TextMetricsTable.regularItalic : TextMetricsTable.regular
    }
}

/// Faces that were computed once; made when they are first needed, by whichever thread comes first.
struct FaceCache: Sendable {
    private nonisolated(unsafe) let slots: UnsafeMutablePointer<Atomic<UnsafeMutablePointer<UInt16>?>>

    /// Room for a number of faces, none of them made.
    init(count: Int) {
        slots = .allocate(capacity: count)
        for index in 0..<count { (slots + index).initialize(to: Atomic(nil)) }
    }

    /// The advances of a face.
    @inline(__always)
    func advances(at index: Int) -> UnsafePointer<UInt16> {
        if let known = slots[index].load(ordering: .acquiring) { return UnsafePointer(known) }
        return make(at: index)
    }

    @inline(never)
    private func make(at index: Int) -> UnsafePointer<UInt16> {
        let made = TextFace.makeAdvances(at: index)
        let (exchanged, current) = slots[index].compareExchange(expected: nil, desired: made, ordering: .acquiringAndReleasing)
        guard !exchanged, let current else { return UnsafePointer(made) }
        made.deallocate()
        return UnsafePointer(current)
    }
}
