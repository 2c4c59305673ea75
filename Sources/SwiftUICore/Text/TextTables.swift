/// All that measuring reads: made once, on first use, and never freed.
struct TextTables: Sendable {
    /// The faces that were used so far.
    let faces = FaceCache(count: TextFace.faceCount)
    /// Where lines may end.
    let rules = LineRules()
    /// Page of each code point.
    nonisolated(unsafe) let pages = TextFace.makePages()
    /// Tracking of SF Pro from 6 pt on, in points.
    nonisolated(unsafe) let pro = points(FontTracking.pro)
    /// Tracking of SF Pro Rounded from 6 pt on, in points.
    nonisolated(unsafe) let rounded = points(FontTracking.rounded)

    /// The only instance.
    static let shared = TextTables()

    private static func points(_ hundredths: [Int16]) -> UnsafePointer<Double> {
        let table = UnsafeMutablePointer<Double>.allocate(capacity: hundredths.count)
        for (index, value) in hundredths.enumerated() { table[index] = Double(value) / 100 }
        return UnsafePointer(table)
    }
}
