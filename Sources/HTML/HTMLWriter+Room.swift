extension HTMLWriter {
    /// Appends trusted markup that `body` writes itself, for hot loops that would pay for a check at each piece.
    /// - Parameters:
    ///   - room: How many bytes `body` may write at most.
    ///   - body: Gets the address of the first free byte and returns how many bytes it wrote, which must not exceed `room`.
    @inlinable
    @inline(__always)
    public mutating func append(upTo room: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
        reserve(room)
        let written = body(bytes + length)
        assert(written >= 0 && written <= room, "more bytes were written than there was room for")
        length &+= written
    }
}
