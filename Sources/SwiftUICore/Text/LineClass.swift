/// How a character behaves at the end of a line: the classes of Unicode's line breaking algorithm (UAX #14) that matter here.
enum LineClass: UInt8 {
    /// Letters and everything without a rule of its own; Hangul (iOS keeps Korean words together) and Thai among them.
    case alphabetic = 0
    case number = 1
    case space = 2
    case newline = 3
    case open = 4
    /// 「（《 …: an opening bracket that may follow a letter on the next line.
    case wideOpen = 5
    case close = 6
    case parenthesis = 7
    case quotation = 8
    case glue = 9
    /// Characters that must not start a line: small kana, ー, 々.
    case nonStarter = 10
    case exclamation = 11
    case slash = 12
    case infix = 13
    case prefix = 14
    case postfix = 15
    case hyphen = 16
    case breakAfter = 17
    /// Ideographs, kana and emoji: a line may end on both sides.
    case ideograph = 18
    /// Belongs to the character before it: combining marks, variation selectors, joiners, format characters.
    case mark = 19
    case wordJoiner = 20
    case zeroWidthSpace = 21
    /// One half of a flag.
    case regional = 22
    case inseparable = 23
    case emDash = 24
}

/// Where a line may end: a table of pairs, and the classes of ASCII, in one block of memory.
struct LineRules: Sendable {
    /// Class of an ASCII character, with `escapes` set for the five characters that HTML escapes.
    nonisolated(unsafe) let ascii: UnsafePointer<UInt8>
    /// For each class a bit set of the classes that must stay on its line when they follow directly.
    nonisolated(unsafe) let direct: UnsafePointer<UInt32>
    /// The same with spaces between.
    nonisolated(unsafe) let spaced: UnsafePointer<UInt32>

    /// Bit of `ascii` for `&`, `<`, `>`, `"` and `'`.
    @inline(__always) static var escapes: UInt8 { 0x20 }

    /// Fills the tables.
    init() {
        let classes = UnsafeMutablePointer<UInt8>.allocate(capacity: 128)
        for code in 0..<128 {
            let escapes = "&<>\"'".utf8.contains(UInt8(code))
            classes[code] = Self.asciiClass(UInt8(code)).rawValue | (escapes ? Self.escapes : 0)
        }
        ascii = UnsafePointer(classes)
        let pairs = UnsafeMutablePointer<UInt32>.allocate(capacity: 64)
        for raw in 0..<UInt8(32) {
            let kind = LineClass(rawValue: raw) ?? .alphabetic
            pairs[Int(raw)] = Self.bits(Self.neverBefore + Self.keptAfter(kind))
            pairs[32 + Int(raw)] = Self.bits(Self.keptAfterSpaces(kind))
        }
        direct = UnsafePointer(pairs)
        spaced = UnsafePointer(pairs + 32)
    }

    private static func bits(_ classes: [LineClass]) -> UInt32 {
        classes.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
    }

    /// UAX #14, LB6, LB7, LB9, LB11, LB12a, LB13, LB19, LB21, LB22: whatever comes before.
    private static let neverBefore: [LineClass] = [
        .space, .newline, .zeroWidthSpace, .wordJoiner, .mark, .close, .parenthesis, .exclamation, .slash, .infix, .glue, .quotation,
        .breakAfter, .hyphen, .nonStarter, .inseparable,
    ]

    private static let all: [LineClass] = (0..<32).compactMap { LineClass(rawValue: $0) }

    /// UAX #14, LB11, LB12, LB14, LB17, LB19, LB23…LB30.
    private static func keptAfter(_ kind: LineClass) -> [LineClass] {
        switch kind {
        case .wordJoiner, .glue, .open, .wideOpen, .quotation, .mark: all
        case .alphabetic, .number: [.alphabetic, .number, .open, .prefix, .postfix]
        case .infix: [.alphabetic, .number]
        case .slash, .hyphen: [.number]
        case .close: [.prefix, .postfix]
        case .parenthesis: [.alphabetic, .number, .prefix, .postfix]
        case .prefix: [.alphabetic, .number, .open, .ideograph]
        case .postfix: [.alphabetic, .number, .open]
        case .ideograph: [.postfix]
        case .emDash: [.emDash]
        default: []
        }
    }

    /// UAX #14, LB7, LB11, LB13…LB17: with spaces between.
    private static func keptAfterSpaces(_ kind: LineClass) -> [LineClass] {
        let never: [LineClass] = [
            .space, .newline, .zeroWidthSpace, .wordJoiner, .mark, .close, .parenthesis, .exclamation, .slash, .infix,
        ]
        return switch kind {
        case .open, .wideOpen, .wordJoiner: all
        case .close, .parenthesis: never + [.nonStarter]
        case .emDash: never + [.emDash]
        default: never
        }
    }

    private static func asciiClass(_ code: UInt8) -> LineClass {
        switch code {
        case 0x0A, 0x0B, 0x0C, 0x0D: .newline
        case 0x00...0x08, 0x0E...0x1F, 0x7F: .mark
        case UInt8(ascii: " "): .space
        case 0x09, UInt8(ascii: "|"): .breakAfter
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .number
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
        case UInt8(ascii: ")"), UInt8(ascii: "]"): .parenthesis
        case UInt8(ascii: "}"): .close
        case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
        case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
        case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
        case UInt8(ascii: "%"): .postfix
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infix
        case UInt8(ascii: "-"): .hyphen
        case UInt8(ascii: "/"): .slash
        default: .alphabetic
        }
    }
}
