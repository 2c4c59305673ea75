/// Punctuation and symbols, as in the data file of UAX #14.
extension ScalarClass {
    /// 0x2000…0x2E7F: punctuation, currency, arrows, mathematics, shapes.
    static func symbol(_ code: UInt32) -> ScalarClass {
        if let line = punctuation(code) {
            let isInvisible = line == .mark || line == .zeroWidthSpace || line == .wordJoiner
            return ScalarClass(line, isInvisible ? 0 : EstimatedWidth.symbol, code == 0x200F ? .rightToLeft : [])
        }
        switch code {
        case 0x20A0..<0x20D0: return ScalarClass(.prefix, EstimatedWidth.letter)
        case 0x20D0..<0x2100: return mark
        case 0x2103, 0x2109: return ScalarClass(.postfix, EstimatedWidth.symbol)
        case 0x2116, 0x2212, 0x2213: return ScalarClass(.prefix, EstimatedWidth.symbol)
        case 0x2329: return ScalarClass(.wideOpen, EstimatedWidth.ideograph)
        case 0x232A: return ScalarClass(.close, EstimatedWidth.ideograph)
        default: return isEmoji(code) ? emoji : ScalarClass(.alphabetic, EstimatedWidth.symbol, .estimated)
        }
    }

    private static func punctuation(_ code: UInt32) -> LineClass? {
        switch code {
        case 0x2007, 0x2011, 0x202F: .glue
        case 0x2000...0x200A, 0x2010, 0x2012, 0x2013, 0x2027, 0x2056, 0x2058...0x205F: .breakAfter
        case 0x200B: .zeroWidthSpace
        case 0x200C...0x200F, 0x202A...0x202E, 0x2061...0x206F: .mark
        case 0x2014: .emDash
        case 0x2018, 0x2019, 0x201B...0x201D, 0x201F, 0x2039, 0x203A: .quotation
        case 0x201A, 0x201E, 0x2045, 0x207D, 0x208D: .open
        case 0x2046, 0x207E, 0x208E: .close
        case 0x2024...0x2026: .inseparable
        case 0x2028, 0x2029: .newline
        case 0x2030...0x2037: .postfix
        case 0x203C, 0x203D, 0x2047...0x2049: .nonStarter
        case 0x2044: .infix
        case 0x2060: .wordJoiner
        default: nil
        }
    }

    /// 0x2E80…0x33FF: radicals, punctuation of Chinese and Japanese, kana.
    static func eastAsian(_ code: UInt32) -> ScalarClass {
        let line: LineClass =
            switch code {
            case 0x3000: .breakAfter
            case 0x3001, 0x3002, 0x301E, 0x301F: .close
            case 0x3005, 0x301C, 0x303B, 0x303C, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0x31F0...0x31FF: .nonStarter
            case 0x3008...0x3011, 0x3014...0x301B: code & 1 == 0 ? .wideOpen : .close
            case 0x301D: .wideOpen
            case 0x302A...0x302F, 0x3099, 0x309A: .mark
            case 0x3041...0x30FF where isSmallKana(code): .nonStarter
            case 0x3130..<0x3190: .alphabetic
            default: .ideograph
            }
        return ScalarClass(line, line == .mark ? 0 : EstimatedWidth.ideograph, .wide)
    }

    /// ぁぃぅぇぉっゃゅょゎゕゖ and the same in katakana, which is 0x60 higher.
    private static func isSmallKana(_ code: UInt32) -> Bool {
        switch code >= 0x30A0 ? code - 0x60 : code {
        case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096: true
        default: false
        }
    }

    /// 0xFE10…0xFE6F: forms for vertical text and small forms.
    static func verticalForm(_ code: UInt32) -> ScalarClass {
        let line: LineClass =
            switch code {
            case 0xFE50, 0xFE52, 0xFE5A, 0xFE5C, 0xFE5E: .close
            case 0xFE59, 0xFE5B, 0xFE5D: .wideOpen
            case 0xFE54, 0xFE55: .nonStarter
            case 0xFE56, 0xFE57: .exclamation
            default: .ideograph
            }
        return ScalarClass(line, EstimatedWidth.ideograph, .wide)
    }

    /// 0xFF00…0xFFEF: ASCII as wide as ideographs, katakana and Hangul of half that width.
    static func fullWidth(_ code: UInt32) -> ScalarClass {
        let line: LineClass =
            switch code {
            case 0xFF01, 0xFF1F: .exclamation
            case 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6: .prefix
            case 0xFF05, 0xFFE0: .postfix
            case 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62: .wideOpen
            case 0xFF09, 0xFF0C, 0xFF0E, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF63, 0xFF64: .close
            case 0xFF1A, 0xFF1B, 0xFF65, 0xFF67...0xFF70: .nonStarter
            case 0xFF9E, 0xFF9F: .mark
            case 0xFFA0...0xFFDC: .alphabetic
            default: .ideograph
            }
        let isHalf = (0xFF61..<0xFFE0).contains(code) || code >= 0xFFE8
        return ScalarClass(line, isHalf ? EstimatedWidth.halfWidth : EstimatedWidth.ideograph, .wide)
    }
}
