/// What a character outside ASCII is, for line breaking and for its width where Inter has no glyph.
struct ScalarClass {
    /// Where lines may end beside it.
    var line: LineClass
    /// Width in 1/1000 em where Inter has none.
    var width: Int
    /// What it tells about the text.
    var contents: TextMeasure.Contents

    init(_ line: LineClass, _ width: Int = 0, _ contents: TextMeasure.Contents = []) {
        self.line = line
        self.width = width
        self.contents = contents
    }

    /// Stands for "as wide as an emoji at this size".
    static let emojiWidth = -1

    static let emoji = ScalarClass(.ideograph, emojiWidth, .emoji)
    static let ideograph = ScalarClass(.ideograph, EstimatedWidth.ideograph, .wide)
    static let mark = ScalarClass(.mark)

    /// Looks a character up; `code` is 0x80 or more.
    static func of(_ code: UInt32) -> ScalarClass {
        switch code {
        case 0x80..<0x300: ScalarClass(latin(code), 0)
        case 0x300..<0x370: mark
        case 0x370..<0x590: otherScript(code, 600, [])
        case 0x590..<0x900: rightToLeft(code)
        case 0x900..<0x1100: otherScript(code, southAsian(code), .estimated)
        case 0x1100..<0x1200: hangulLetter(code)
        case 0x1200..<0x1E00: otherScript(code, southAsian(code), .estimated)
        case 0x1E00..<0x2000: ScalarClass(.alphabetic, EstimatedWidth.letter)
        case 0x2000..<0x2E80: symbol(code)
        case 0x2E80..<0x3400: eastAsian(code)
        case 0x3400..<0xA4D0: ideograph
        case 0xAC00..<0xD7B0: ScalarClass(.alphabetic, EstimatedWidth.ideograph, .wide)
        case 0xA960..<0xA980, 0xD7B0..<0xD800: hangulLetter(code)
        case 0xF900..<0xFB00: ideograph
        case 0xFB1D..<0xFE00, 0xFE70..<0xFEFF: rightToLeft(code)
        case 0xFE00..<0xFE10, 0xFE20..<0xFE30: mark
        case 0xFE10..<0xFE70: verticalForm(code)
        case 0xFEFF: ScalarClass(.wordJoiner)
        case 0xFF00..<0xFFF0: fullWidth(code)
        case 0x10800..<0x11000, 0x1E800..<0x1F000: rightToLeft(code)
        case 0x1F000..<0x1FB00: pictograph(code)
        case 0x20000..<0x40000: ideograph
        case 0xE0000..<0xE1000: mark
        default: otherScript(code, EstimatedWidth.letter, .estimated)
        }
    }

    private static func latin(_ code: UInt32) -> LineClass {
        switch code {
        case 0x85: .newline
        case 0x80..<0xA0: .mark
        case 0xA0: .glue
        case 0xA1, 0xBF: .open
        case 0xA2, 0xB0: .postfix
        case 0xA3, 0xA4, 0xA5, 0xB1: .prefix
        case 0xAB, 0xBB: .quotation
        case 0xAD: .breakAfter
        default: .alphabetic
        }
    }

    private static func rightToLeft(_ code: UInt32) -> ScalarClass {
        let contents: TextMeasure.Contents = [.rightToLeft, .estimated]
        let width = code < 0x600 || (0xFB1D..<0xFB50).contains(code) ? EstimatedWidth.hebrew : EstimatedWidth.arabic
        switch code {
        case 0x5BE: return ScalarClass(.breakAfter, 300, contents)
        case 0x60C: return ScalarClass(.infix, 300, contents)
        case 0x61B, 0x61F, 0x6D4: return ScalarClass(.exclamation, 400, contents)
        case 0x61C: return ScalarClass(.mark, 0, contents)
        case 0x66A: return ScalarClass(.postfix, 700, contents)
        case 0x660...0x669, 0x66B, 0x66C, 0x6F0...0x6F9: return ScalarClass(.number, 550, contents)
        default: return otherScript(code, width, contents)
        }
    }

    /// A letter or mark of a script that has no table here; the standard library knows which.
    private static func otherScript(_ code: UInt32, _ width: Int, _ contents: TextMeasure.Contents) -> ScalarClass {
        guard let scalar = Unicode.Scalar(code) else { return mark }
        // Thai and Lao AM are letters by category, but belong to the grapheme before them.
        if code == 0xE33 || code == 0xEB3 { return ScalarClass(.mark, width, contents) }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: ScalarClass(.mark, 0, contents)
        case .spacingMark: ScalarClass(.mark, width / 2, contents)
        case .decimalNumber: ScalarClass(.number, width, contents)
        case .currencySymbol: ScalarClass(.prefix, width, contents)
        case .spaceSeparator: ScalarClass(.breakAfter, EstimatedWidth.space, contents)
        case .otherPunctuation where code == 0x964 || code == 0x965 || (0x1361...0x1368).contains(code):
            ScalarClass(.breakAfter, width / 2, contents)
        default: ScalarClass(.alphabetic, width, contents)
        }
    }

    private static func southAsian(_ code: UInt32) -> Int {
        switch code {
        case 0x900..<0xE00: EstimatedWidth.indic
        case 0xE00..<0xF00: EstimatedWidth.thai
        default: EstimatedWidth.letter
        }
    }

    /// The first consonant of a syllable is as wide as the syllable; the letters joined to it add nothing.
    private static func hangulLetter(_ code: UInt32) -> ScalarClass {
        let isLeading = (0x1100..<0x1160).contains(code) || (0xA960..<0xA980).contains(code)
        return isLeading ? ScalarClass(.alphabetic, EstimatedWidth.ideograph, .wide) : ScalarClass(.mark, 0, .wide)
    }

    private static func pictograph(_ code: UInt32) -> ScalarClass {
        switch code {
        case 0x1F1E6...0x1F1FF: ScalarClass(.regional, emojiWidth, .emoji)
        case 0x1F000..<0x1F300: isEmoji(code) ? emoji : ScalarClass(.ideograph, EstimatedWidth.symbol, .estimated)
        case 0x1F700..<0x1F7E0, 0x1F800..<0x1F900: ScalarClass(.alphabetic, EstimatedWidth.symbol, .estimated)
        default: emoji
        }
    }

    /// Whether it is drawn as emoji without a variation selector.
    static func isEmoji(_ code: UInt32) -> Bool {
        Unicode.Scalar(code)?.properties.isEmojiPresentation ?? false
    }
}

/// Widths of what Inter cannot draw, in 1/1000 em.
///
/// An ideograph, a kana and a syllable of Hangul fill their em square. All others are estimates: averages of system faces.
enum EstimatedWidth {
    static let ideograph = 1000
    static let halfWidth = 500
    static let space = 280
    static let symbol = 1000
    static let letter = 600
    static let arabic = 480
    static let hebrew = 560
    static let indic = 620
    static let thai = 580
}
