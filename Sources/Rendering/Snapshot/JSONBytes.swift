/// Writes JSON as bytes; commas are placed by itself.
struct JSONBytes {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    mutating func beginObject() { begin(UInt8(ascii: "{")) }

    mutating func endObject() { end(UInt8(ascii: "}")) }

    mutating func beginArray() { begin(UInt8(ascii: "[")) }

    mutating func endArray() { end(UInt8(ascii: "]")) }

    private mutating func begin(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func end(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    /// Stands before each element of an array.
    mutating func beginElement() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    mutating func key(_ name: StaticString) {
        beginElement()
        string(name.description)
        bytes.append(UInt8(ascii: ":"))
    }

    mutating func lineFeed() { bytes.append(UInt8(ascii: "\n")) }

    // MARK: - Members

    mutating func member(_ name: StaticString, _ value: String) {
        key(name)
        string(value)
    }

    mutating func member(_ name: StaticString, _ value: Double) {
        key(name)
        number(value)
    }

    mutating func member(_ name: StaticString, _ value: Bool) {
        key(name)
        bytes += Array((value ? "true" : "false").utf8)
    }

    mutating func member(_ name: StaticString, _ values: [String]) {
        key(name)
        beginArray()
        for value in values {
            beginElement()
            string(value)
        }
        endArray()
    }

    mutating func member(_ name: StaticString, _ values: [Double]) {
        key(name)
        beginArray()
        for value in values {
            beginElement()
            number(value)
        }
        endArray()
    }

    // MARK: - Values

    private mutating func number(_ value: Double) { bytes += Array(TreeWords.number(value).utf8) }

    private mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
            case 0..<0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): escape(byte)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ byte: UInt8) {
        let digits = Array("0123456789abcdef".utf8)
        bytes += [UInt8(ascii: "\\"), UInt8(ascii: "u"), 48, 48, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
}
