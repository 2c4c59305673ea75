/// The name of a style class: a letter for the kind and a number in base 36. It is at most eight ASCII characters,
/// so that it can be copied and written without a reference.
public struct ClassName: Hashable, Sendable, BitwiseCopyable {
    /// The characters, the first one in the lowest byte.
    let word: UInt64
    /// How many characters there are; 0 where no class is needed.
    let count: UInt8

    /// No class at all.
    static let none = ClassName(word: 0, count: 0)

    var isEmpty: Bool { count == 0 }

    private init(word: UInt64, count: UInt8) {
        self.word = word
        self.count = count
    }

    /// `kind` followed by `number`, which is less than 36⁷.
    init(kind: StyleKind, number: Int) {
        var digits: [UInt8] = []
        var rest = number
        repeat {
            let digit = UInt8(rest % 36)
            digits.append(digit < 10 ? digit + 0x30 : digit + 0x57)
            rest /= 36
        } while rest > 0
        precondition(digits.count < 8, "a page cannot hold that many styles")
        var word = UInt64(kind.rawValue)
        for (index, digit) in digits.reversed().enumerated() {
            word |= UInt64(digit) << UInt64(8 * (index + 1))
        }
        self.word = word
        count = UInt8(digits.count + 1)
    }

    /// The name as a string.
    public var text: String {
        var result = ""
        for index in 0..<UInt64(count) { result.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: word >> (8 * index)))) }
        return result
    }
}

/// What a style class is for; its raw value is the first letter of the class name.
enum StyleKind: UInt8, CaseIterable {
    /// Font, colour and decoration of text.
    case text = 0x74  // t
    /// Background and outline of a box.
    case fill = 0x66  // f
    /// Fill and stroke of an SVG path.
    case path = 0x70  // p
    /// What a group does to all that it holds.
    case effect = 0x65  // e
    /// Colour of a field's prompt.
    case prompt = 0x68  // h
    /// Colours and line widths of a symbol.
    case symbol = 0x79  // y
}
