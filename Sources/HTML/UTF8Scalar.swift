/// Checks single scalars of two to four bytes of UTF-8.
enum UTF8Scalar {
    /// The size of the scalar that starts at `source`, or of the longest ill-formed piece (Unicode, table 3-7 and "maximal subpart").
    static func measure(_ source: UnsafePointer<UInt8>, _ remaining: Int) -> (size: Int, isWellFormed: Bool) {
        let size: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch source[0] {
        case 0xC2...0xDF: size = 2
        case 0xE0: (size, second) = (3, 0xA0...0xBF)
        case 0xED: (size, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: size = 3
        case 0xF0: (size, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: size = 4
        case 0xF4: (size, second) = (4, 0x80...0x8F)
        default: return (1, false)
        }
        guard remaining > 1, second.contains(source[1]) else { return (1, false) }
        for index in 2..<max(size, 2) {
            guard index < remaining, source[index] & 0xC0 == 0x80 else { return (index, false) }
        }
        return (size, true)
    }

    /// Whether XML 1.0 and HTML 5 both allow a well-formed scalar in text: no control character U+0080 to U+009F and no noncharacter
    /// (U+FDD0 to U+FDEF and the last two of each plane).
    static func isAllowed(_ source: UnsafePointer<UInt8>, _ size: Int) -> Bool {
        switch size {
        case 2: source[0] != 0xC2 || source[1] >= 0xA0
        case 3 where source[0] == 0xEF:
            source[1] == 0xB7 ? !(0x90...0xAF).contains(source[2]) : source[1] != 0xBF || source[2] < 0xBE
        case 4: source[1] & 0x0F != 0x0F || source[2] != 0xBF || source[3] < 0xBE
        default: true
        }
    }
}
