extension HTMLWriter {
    /// Appends a number as CSS and SVG read it: the nearest thousandth (a tie goes away from zero), no trailing zeros, never `-0`.
    ///
    /// What is not a number, and infinity, become `0`. Magnitudes above 10¹² become 10¹², far beyond what a browser lays out.
    @inlinable
    public mutating func number(_ value: Double) {
        reserve(24)
        let magnitude = value.magnitude
        guard magnitude < 1e12 else { return integer(magnitude.isFinite ? (value < 0 ? -1_000_000_000_000 : 1_000_000_000_000) : 0) }
        let thousandths = UInt64(magnitude * 1000 + 0.5)
        if value < 0 && thousandths != 0 { put(UInt8(ascii: "-")) }
        let (whole, fraction) = thousandths.quotientAndRemainder(dividingBy: 1000)
        putDigits(whole)
        if fraction != 0 { putFraction(UInt32(truncatingIfNeeded: fraction)) }
    }

    /// Appends a whole number in decimal.
    @inlinable
    public mutating func integer(_ value: Int) {
        reserve(24)
        if value < 0 { put(UInt8(ascii: "-")) }
        putDigits(UInt64(value.magnitude))
    }

    /// Writes one byte into room that is reserved.
    @inlinable
    @inline(__always)
    mutating func put(_ byte: UInt8) {
        bytes[length] = byte
        length &+= 1
    }

    @inlinable
    @inline(__always)
    mutating func putDigits(_ value: UInt64) {
        if value < 10 { return put(UInt8(truncatingIfNeeded: value) &+ 48) }
        var (size, limit): (Int, UInt64) = (2, 100)
        while size < 20 && value >= limit {
            size &+= 1
            limit = size < 20 ? limit &* 10 : .max
        }
        var (rest, index) = (value, length &+ size)
        length = index
        while rest >= 10 {
            let (tenth, digit) = rest.quotientAndRemainder(dividingBy: 10)
            index &-= 1
            bytes[index] = UInt8(truncatingIfNeeded: digit) &+ 48
            rest = tenth
        }
        bytes[index &- 1] = UInt8(truncatingIfNeeded: rest) &+ 48
    }

    /// Writes the point and up to three digits of `thousandths`, which is 1 to 999.
    @inlinable
    @inline(__always)
    mutating func putFraction(_ thousandths: UInt32) {
        put(UInt8(ascii: "."))
        let (tenths, rest) = thousandths.quotientAndRemainder(dividingBy: 100)
        put(UInt8(truncatingIfNeeded: tenths) &+ 48)
        guard rest != 0 else { return }
        let (hundredths, last) = rest.quotientAndRemainder(dividingBy: 10)
        put(UInt8(truncatingIfNeeded: hundredths) &+ 48)
        if last != 0 { put(UInt8(truncatingIfNeeded: last) &+ 48) }
    }
}
