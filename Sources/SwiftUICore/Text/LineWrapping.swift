/// The state of breaking one text.
struct LineWrapping {
    let text: UnsafeBufferPointer<UInt8>
    let runs: UnsafeBufferPointer<TextRun>
    let maxWidth: Double
    let lineLimit: Int
    var truncation = TextTruncation.tail
    var keepsLines = true
    private(set) var result = BrokenText()

    /// A place in the text and its distance from the start of the text, as if all stood on one line.
    private struct Place {
        var index: Int
        var position: Double
    }

    /// Start of the current line.
    private var start = Place(index: 0, position: 0)
    /// Start of the current grapheme.
    private var cluster = Place(index: 0, position: 0)
    /// Where the characters before the current spaces end.
    private var ink = Place(index: 0, position: 0)
    private var isInSpaces = false
    /// The last place where the line may end: where the next line would start, and where the drawn part would end.
    private var opportunity: (next: Place, end: Place)?
    /// End of the last letters that were too wide for their line; up to here they are taken one by one.
    private var crowdedEnd = 0
    private var isFinished = false

    init(_ text: UnsafeBufferPointer<UInt8>, _ runs: UnsafeBufferPointer<TextRun>, maxWidth: Double, lineLimit: Int) {
        self.text = text
        self.runs = runs
        self.maxWidth = maxWidth
        self.lineLimit = lineLimit
    }

    /// The run at an index; beyond the last one, the last, reaching to the end.
    func run(at index: Int) -> TextRun {
        var run = runs[min(index, runs.count - 1)]
        if index >= runs.count - 1 { run.end = text.count }
        return run
    }

    /// Breaks the text.
    mutating func wrap() {
        var cursor = TextCursor(text, from: 0, run(at: 0))
        var runIndex = 0
        while cursor.index < text.count {
            if cursor.index >= cursor.runEnd {
                runIndex += 1
                cursor.enter(run(at: runIndex))
                continue
            }
            if skipLetters(&cursor) { continue }
            let place = Place(index: cursor.index, position: cursor.position)
            let step = cursor.step()
            if step.line == LineClass.newline.rawValue {
                endParagraph(at: place, next: Place(index: cursor.index, position: cursor.position))
            } else if step.line == LineClass.space.rawValue {
                if !isInSpaces { ink = place }
                isInSpaces = true
                cluster = place
            } else {
                add(step, at: place, end: cursor.position)
            }
            if isFinished { return }
        }
        let end = Place(index: text.count, position: cursor.position)
        emitParagraphEnd(end)
    }

    /// Walks over letters of ASCII while the line has room for them; nothing can happen between them.
    private mutating func skipLetters(_ cursor: inout TextCursor) -> Bool {
        guard cursor.isPlain, cursor.index >= crowdedEnd else { return false }
        let advances = cursor.metrics.face.advances
        let ascii = cursor.tables.rules.ascii
        let units = cursor.units, tracked = cursor.tracked, first = cursor.index
        var index = first
        var sum = 0
        while index < cursor.runEnd {
            let byte = cursor.base[index]
            guard byte < 0x80, ascii[Int(byte)] <= LineClass.number.rawValue else { break }
            sum &+= Int(advances[Int(byte)])
            index &+= 1
        }
        guard index > first else { return false }
        cursor.units = units + sum
        cursor.tracked = tracked + index - first
        guard cursor.position - start.position > maxWidth else {
            cursor.index = index
            return true
        }
        crowdedEnd = index
        cursor.units = units
        cursor.tracked = tracked
        return false
    }

    /// Takes a character that is neither space nor newline.
    private mutating func add(_ step: TextCursor.Step, at place: Place, end: Double) {
        if step.mayBreakBefore {
            let drawn = isInSpaces ? ink : place
            if drawn.index > start.index { opportunity = (next: place, end: drawn) }
        }
        if step.startsCluster { cluster = place }
        isInSpaces = false
        while end - start.position > maxWidth, !isFinished {
            if let (next, drawn) = opportunity {
                breakLine(at: drawn, next: next)
            } else if cluster.index > start.index {
                breakLine(at: cluster, next: cluster)
            } else {
                return
            }
        }
    }

    /// Ends the line within a paragraph.
    private mutating func breakLine(at end: Place, next: Place) {
        if result.lineCount == lineLimit - 1 { return truncate() }
        emit(TextLine(start: start.index, end: end.index, width: end.position - start.position))
        begin(next)
    }

    /// Ends the line at a newline.
    private mutating func endParagraph(at end: Place, next: Place) {
        if result.lineCount == lineLimit - 1, next.index < text.count { return truncate() }
        emitParagraphEnd(end)
        begin(next)
        if result.lineCount == lineLimit { isFinished = true }
    }

    /// Spaces at the end of a paragraph count as far as there is room for them.
    private mutating func emitParagraphEnd(_ end: Place) {
        let isTooWide = isInSpaces && end.position - start.position > maxWidth
        let drawn = isTooWide ? max(ink.index, start.index) : end.index
        let inkWidth = max(ink.position - start.position, 0)
        let width = isTooWide ? max(inkWidth, maxWidth - LineBreaker.tolerance) : end.position - start.position
        emit(TextLine(start: start.index, end: drawn, width: width))
    }

    private mutating func begin(_ next: Place) {
        start = next
        opportunity = nil
        isInSpaces = false
        if cluster.index < next.index { cluster = next }
    }

    private mutating func emit(_ line: TextLine) {
        if keepsLines { result.lines.append(line) }
        result.lineCount += 1
        result.width = max(result.width, line.width)
    }

    private mutating func truncate() {
        emit(truncatedLine(from: start.index))
        result.isTruncated = true
        isFinished = true
    }
}
