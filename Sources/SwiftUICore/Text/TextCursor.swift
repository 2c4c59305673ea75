/// Walks over a text and adds up widths, character by character; measuring and line breaking share it, so that they cannot disagree.
struct TextCursor {
    /// What one step found.
    struct Step {
        /// Line breaking class of the character.
        var line: UInt8
        /// Whether a new grapheme starts with it.
        var startsCluster: Bool
        /// Whether a line may end before it.
        var mayBreakBefore: Bool
        /// Whether HTML escapes it.
        var escapes: Bool
    }

    let base: UnsafePointer<UInt8>
    let count: Int
    let tables: TextTables
    private(set) var metrics: RunMetrics

    /// Byte offset of the next character.
    var index: Int
    /// Where the current run ends.
    private(set) var runEnd: Int
    /// What was found so far.
    var contents: TextMeasure.Contents = []

    /// Width of the runs before this one, in points.
    private var points = 0.0
    /// Sum of the advances in this run.
    var units = 0
    /// Glyphs of Inter in this run.
    var tracked = 0
    /// Other glyphs in this run.
    private var untracked = 0

    /// Class of the last character that is neither space nor mark.
    var previous = LineClass.newline.rawValue
    /// Whether spaces came after it.
    private var isAfterSpaces = false
    /// Whether the next character belongs to the grapheme of the last one.
    private var joinsNext = false
    /// Whether the last character is the first half of a flag.
    private var isHalfFlag = false
    /// The last character that is not a mark, its advance, and whether it was counted as tracked.
    private var last: (code: UInt32, advance: Int, isTracked: Bool) = (0, 0, false)

    /// Starts at a byte offset.
    init(_ text: UnsafeBufferPointer<UInt8>, from start: Int, _ run: TextRun) {
        // A buffer without bytes may have no address; nothing is read of it then.
        base = text.baseAddress ?? UnsafePointer(bitPattern: 1)!
        count = text.count
        tables = TextTables.shared
        metrics = RunMetrics(run, tables)
        index = start
        runEnd = min(run.end, text.count)
    }

    /// Goes on in the next run.
    mutating func enter(_ run: TextRun) {
        points = position
        units = 0
        tracked = 0
        untracked = 0
        metrics = RunMetrics(run, tables)
        runEnd = min(run.end, count)
    }

    /// Width of all that was walked over, in points.
    @inline(__always)
    var position: Double {
        points + Double(units) * metrics.scale + Double(tracked) * metrics.tracking + Double(untracked) * metrics.kerning
    }

    /// Whether the last character leaves nothing that the next letter has to mind.
    @inline(__always)
    var isPlain: Bool {
        previous <= LineClass.number.rawValue && !isAfterSpaces && !joinsNext
    }

    /// Walks over one character.
    @inline(__always)
    mutating func step() -> Step {
        let byte = base[index]
        guard byte < 0x80 else { return stepBeyondASCII() }
        index += 1
        let info = tables.rules.ascii[Int(byte)]
        let line = info & 31
        let advance = Int(metrics.face.advances[Int(byte)])
        guard advance > 0 else { return stepOverControl(byte, line) }
        units &+= advance
        tracked &+= 1
        return finish(line, joins: joinsNext && line < LineClass.space.rawValue, escapes: info & LineRules.escapes != 0)
    }

    /// Takes the two bytes of CR LF as one; a tab is estimated at four spaces.
    @inline(never)
    private mutating func stepOverControl(_ byte: UInt8, _ line: UInt8) -> Step {
        if line == LineClass.mark.rawValue { return mark(UInt32(byte), 0) }
        if byte == 0x0D, index < count, base[index] == 0x0A {
            index += 1
        } else if byte == 0x09 {
            units += 4 * Int(metrics.face.advances[0x20])
            tracked += 4
        }
        return finish(line, joins: false, escapes: false)
    }

    /// Applies the rules between the last character and this one.
    @inline(__always)
    private mutating func finish(_ line: UInt8, joins: Bool, escapes: Bool) -> Step {
        joinsNext = false
        isHalfFlag = false
        if line == LineClass.space.rawValue {
            isAfterSpaces = true
            return Step(line: line, startsCluster: true, mayBreakBefore: false, escapes: false)
        }
        let kept = isAfterSpaces ? tables.rules.spaced[Int(previous)] : tables.rules.direct[Int(previous)]
        let mayBreak = !joins && kept >> UInt32(line) & 1 == 0
        // UAX #14, LB20a: a hyphen that starts a word stays with it.
        let startsWord = isAfterSpaces || previous == LineClass.newline.rawValue
        previous = line == LineClass.hyphen.rawValue && startsWord ? LineClass.alphabetic.rawValue : line
        isAfterSpaces = false
        return Step(line: line, startsCluster: !joins, mayBreakBefore: mayBreak, escapes: escapes)
    }
}

extension TextCursor {
    @inline(never)
    private mutating func stepBeyondASCII() -> Step {
        if index > 0, base[index - 1] < 0x80 {
            let byte = base[index - 1]
            last = (UInt32(byte), Int(metrics.face.advances[Int(byte)]), true)
        }
        let code = decode()
        let advance = metrics.face.advance(code)
        if advance > 0, code >= 0x100, code < 0x590 || code >= 0x1E00 && code < 0x2000 {
            return letter(code, advance, LineClass.alphabetic.rawValue)
        }
        let kind = ScalarClass.of(code)
        if advance > 0, kind.line != .mark { return letter(code, advance, kind.line.rawValue) }
        contents.formUnion(kind.contents)
        switch kind.line {
        case .newline: return finish(kind.line.rawValue, joins: false, escapes: false)
        case .mark: return mark(code, kind.width)
        case .regional where isHalfFlag: return finish(kind.line.rawValue, joins: true, escapes: false)
        case _ where joinsEmoji(code): return joinedEmoji(code)
        default: return fallback(code, kind)
        }
    }

    /// A glyph of Inter.
    private mutating func letter(_ code: UInt32, _ advance: Int, _ line: UInt8) -> Step {
        if joinsNext, joinsEmoji(code) { return joinedEmoji(code) }
        units += advance
        tracked += 1
        last = (code, advance, true)
        return finish(line, joins: joinsNext, escapes: false)
    }

    /// A glyph of another face.
    private mutating func fallback(_ code: UInt32, _ kind: ScalarClass) -> Step {
        let isEmoji = kind.width == ScalarClass.emojiWidth
        let advance = isEmoji ? metrics.emojiUnits : kind.width * TextMetricsTable.unitsPerEm / 1000
        units += advance
        if advance > 0 { untracked += 1 }
        last = (code, advance, false)
        let step = finish(kind.line.rawValue, joins: joinsNext && !isEmoji, escapes: false)
        isHalfFlag = kind.line == .regional
        return step
    }

    /// A character that belongs to the one before it.
    private mutating func mark(_ code: UInt32, _ width: Int) -> Step {
        units += width * TextMetricsTable.unitsPerEm / 1000
        if code == 0xFE0F { widenToEmoji() }
        let staysHalfFlag = isHalfFlag
        // UAX #14, LB10: a mark without a base is a letter.
        let needsBase = isAfterSpaces || previous == LineClass.newline.rawValue || previous == LineClass.zeroWidthSpace.rawValue
        let isFirst = previous == LineClass.newline.rawValue && !isAfterSpaces
        if needsBase { previous = LineClass.alphabetic.rawValue }
        isAfterSpaces = false
        joinsNext = Self.joinsNext(code)
        isHalfFlag = staysHalfFlag && code == 0x200D
        return Step(line: LineClass.mark.rawValue, startsCluster: isFirst, mayBreakBefore: false, escapes: false)
    }

    /// The second and later parts of an emoji sequence add nothing to its width.
    private mutating func joinedEmoji(_ code: UInt32) -> Step {
        if Self.isSkinTone(code) { widenToEmoji() }
        return finish(LineClass.ideograph.rawValue, joins: true, escapes: false)
    }

    private func joinsEmoji(_ code: UInt32) -> Bool {
        if Self.isSkinTone(code) { return isEmojiCapable(last.code) && previous != LineClass.newline.rawValue && !isAfterSpaces }
        return joinsNext && last.advance == metrics.emojiUnits && isEmojiCapable(code)
    }

    private static func isSkinTone(_ code: UInt32) -> Bool {
        (0x1F3FB...0x1F3FF).contains(code)
    }

    private func isEmojiCapable(_ code: UInt32) -> Bool {
        Unicode.Scalar(code)?.properties.isEmoji ?? false
    }

    /// Draws the last character as emoji, if it can be.
    private mutating func widenToEmoji() {
        guard last.advance > 0, last.advance != metrics.emojiUnits, isEmojiCapable(last.code) else { return }
        units += metrics.emojiUnits - last.advance
        if last.isTracked {
            tracked -= 1
            untracked += 1
        }
        contents.insert(.emoji)
        last = (last.code, metrics.emojiUnits, false)
    }

    /// The zero width joiner, the signs that join Indic consonants, and the Arabic signs that enclose the number after them.
    private static func joinsNext(_ code: UInt32) -> Bool {
        switch code {
        case 0x200D, 0x94D, 0x9CD, 0xACD, 0xB4D, 0xC4D, 0xCCD, 0xD4D, 0x600...0x605, 0x6DD: true
        default: false
        }
    }

    /// Reads the character at `index` and moves on; a byte that is not UTF-8 counts as one replacement character.
    private mutating func decode() -> UInt32 {
        let first = UInt32(base[index])
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first < 0xF5, index + length <= count else {
            index += 1
            return 0xFFFD
        }
        var code = first & (0x7F >> UInt32(length))
        for offset in 1..<length {
            let next = UInt32(base[index + offset])
            guard next & 0xC0 == 0x80 else {
                index += 1
                return 0xFFFD
            }
            code = code << 6 | next & 0x3F
        }
        index += length
        return code
    }
}
