/// Where a text stands decides how its characters are written.
@usableFromInline
enum EscapingContext {
    /// Between tags: `&`, `<` and `>` become references.
    case text
    /// In a double-quoted attribute: `"`, tab and line feed become references too (a parser turns bare ones into spaces).
    case attribute
    /// In a `script` block of JSON: `&`, `<` and `>` become `\u0026`, `\u003c`, `\u003e`, which JSON reads as the same string.
    case json
}

extension HTMLWriter {
    /// Appends text so that a reader gets the same characters back.
    ///
    /// `&`, `<` and `>` become references. A carriage return, or one with a line feed, becomes a line feed, as every parser makes it.
    /// What XML 1.0 or HTML 5 forbids becomes U+FFFD: control characters other than tab and line feed, and noncharacters such as U+FFFE.
    @inlinable
    public mutating func text(_ text: String) {
        text.utf8.span.withUnsafeBufferPointer { escape($0, .text) }
    }

    /// Appends text of any bytes like ``text(_:)-(String)``. Each ill-formed piece of UTF-8 becomes one U+FFFD, as in
    /// `String(decoding:as:)`.
    @inlinable
    public mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
        escape(text, .text)
    }

    /// Appends a JSON text for use inside `<script type="application/json">`: no `<`, `>` or `&` is left that either parser could take
    /// for markup.
    @inlinable
    public mutating func json(_ text: String) {
        text.utf8.span.withUnsafeBufferPointer { escape($0, .json) }
    }

    // MARK: - Runs

    /// Copies eight bytes at a time; the first one of a word that may need care is handled alone.
    @inlinable
    mutating func escape(_ source: UnsafeBufferPointer<UInt8>, _ context: EscapingContext) {
        guard let start = source.baseAddress else { return }
        let count = source.count
        reserve(count &+ 8)
        var index = 0
        while count &- index >= 8 {
            let word = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
            UnsafeMutableRawPointer(bytes + length).storeBytes(of: word, as: UInt64.self)
            let marks = Self.marks(UInt64(littleEndian: word))
            let plain = marks == 0 ? 8 : marks.trailingZeroBitCount &>> 3
            index &+= plain
            length &+= plain
            if marks != 0 { index &+= escapeOne(start + index, count &- index, context) }
        }
        while index < count {
            let byte = start[index]
            if Self.isPlain(byte) {
                bytes[length] = byte
                length &+= 1
                index &+= 1
            } else {
                index &+= escapeOne(start + index, count &- index, context)
            }
        }
    }

    /// Whether a byte stands for itself in every context.
    @inlinable
    @inline(__always)
    static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte & 0xFD != 0x3C && byte & 0xFB != 0x22
    }

    /// The high bit of each byte of `word` that is not plain. Bytes above the lowest such byte may be marked wrongly.
    ///
    /// `<` and `>` differ in one bit, and so do `"` and `&`: one comparison finds both of a pair.
    @inlinable
    @inline(__always)
    static func marks(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let angle = (word & (ones &* 0xFD)) ^ (ones &* 0x3C)
        let quote = (word & (ones &* 0xFB)) ^ (ones &* 0x22)
        let delete = word ^ (ones &* 0x7F)
        let control = (word &- (ones &* 0x20)) & ~word
        let equal = ((angle &- ones) & ~angle) | ((quote &- ones) & ~quote) | ((delete &- ones) & ~delete)
        return (control | equal | word) & (ones &* 0x80)
    }

    // MARK: - Single characters

    /// Writes the character at `source`, which is not plain, and returns how many of the `remaining` bytes it takes.
    @usableFromInline
    @inline(never)
    mutating func escapeOne(_ source: UnsafePointer<UInt8>, _ remaining: Int, _ context: EscapingContext) -> Int {
        reserve(remaining &+ 16)
        switch source[0] {
        case UInt8(ascii: "&"): raw(context == .json ? "\\u0026" : "&amp;")
        case UInt8(ascii: "<"): raw(context == .json ? "\\u003c" : "&lt;")
        case UInt8(ascii: ">"): raw(context == .json ? "\\u003e" : "&gt;")
        case UInt8(ascii: "\""): raw(context == .attribute ? "&quot;" : "\"")
        case UInt8(ascii: "\t"): raw(context == .attribute ? "&#9;" : "\t")
        case UInt8(ascii: "\n"): raw(context == .attribute ? "&#10;" : "\n")
        case UInt8(ascii: "\r"):
            raw(context == .attribute ? "&#10;" : "\n")
            return remaining > 1 && source[1] == UInt8(ascii: "\n") ? 2 : 1
        case 0x80...:
            return escapeScalar(source, remaining)
        default: raw("\u{FFFD}")
        }
        return 1
    }

    private mutating func escapeScalar(_ source: UnsafePointer<UInt8>, _ remaining: Int) -> Int {
        let (size, isWellFormed) = UTF8Scalar.measure(source, remaining)
        if isWellFormed && UTF8Scalar.isAllowed(source, size) {
            append(source, size)
        } else {
            raw("\u{FFFD}")
        }
        return size
    }
}
