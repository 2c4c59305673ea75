/// The last line of a text that is too long for it. Its end is found grapheme by grapheme, not word by word, as on iOS; spaces
/// beside the ellipsis are dropped (estimate).
extension LineWrapping {
    /// The line from a byte offset on, shortened to the width with an ellipsis.
    func truncatedLine(from start: Int) -> TextLine {
        switch truncation {
        case .tail:
            let head = head(from: start, width: maxWidth)
            return TextLine(start: start, end: head.end, tailStart: head.end, tailEnd: head.end, width: head.width + head.ellipsis)
        case .head:
            let tail = tail(of: start, from: start, width: maxWidth)
            return TextLine(start: start, end: start, tailStart: tail.start, tailEnd: tail.end, width: tail.ellipsis + tail.width)
        case .middle:
            let ellipsis = Self.ellipsisWidth(run(at: runIndex(of: start)), tables: .shared)
            let head = head(from: start, width: (maxWidth - ellipsis) / 2 + ellipsis)
            let tail = tail(of: start, from: head.end, width: maxWidth - head.width - head.ellipsis, needsEllipsis: false)
            let width = head.width + head.ellipsis + tail.width
            return TextLine(start: start, end: head.end, tailStart: tail.start, tailEnd: tail.end, width: width)
        }
    }

    /// Index of the run that a byte belongs to.
    func runIndex(of byte: Int) -> Int {
        for index in 0..<runs.count where byte < runs[index].end { return index }
        return runs.count - 1
    }

    /// Width of "…" in a run, with its tracking.
    static func ellipsisWidth(_ run: TextRun, tables: TextTables) -> Double {
        ellipsisWidth(RunMetrics(run, tables))
    }

    private static func ellipsisWidth(_ metrics: RunMetrics) -> Double {
        Double(metrics.face.advance(0x2026)) * metrics.scale + metrics.tracking
    }

    /// Calls `visit` at each grapheme of a paragraph, and at its end, with the distance from the start; stops when it says so.
    private func walk(from start: Int, _ visit: (_ index: Int, _ x: Double, _ isSpace: Bool, _ cursor: TextCursor) -> Bool) {
        var runIndex = runIndex(of: start)
        var cursor = TextCursor(text, from: start, run(at: runIndex))
        while cursor.index < text.count {
            if cursor.index >= cursor.runEnd {
                runIndex += 1
                cursor.enter(run(at: runIndex))
                continue
            }
            let before = cursor
            let step = cursor.step()
            if step.line == LineClass.newline.rawValue {
                _ = visit(before.index, before.position, true, before)
                return
            }
            let isSpace = step.line == LineClass.space.rawValue
            if step.startsCluster, !visit(before.index, before.position, isSpace, before) { return }
        }
        _ = visit(text.count, cursor.position, true, cursor)
    }

    /// The longest start of a paragraph that fits together with an ellipsis.
    private func head(from start: Int, width: Double) -> (end: Int, width: Double, ellipsis: Double) {
        // The ellipsis has the font of the character before it.
        var ellipsis = Self.ellipsisWidth(run(at: runIndex(of: start)), tables: .shared)
        var found = (end: start, width: 0.0, ellipsis: ellipsis)
        var ink = (index: start, x: 0.0)
        var wasSpace = false
        walk(from: start) { index, x, isSpace, cursor in
            if !wasSpace { ink = (index, x) }
            if ink.x + ellipsis <= width { found = (ink.index, ink.x, ellipsis) }
            ellipsis = Self.ellipsisWidth(cursor.metrics)
            wasSpace = isSpace
            return x <= width
        }
        return found
    }

    /// The longest end of a paragraph, not before `first`, that fits.
    private func tail(
        of start: Int, from first: Int, width: Double, needsEllipsis: Bool = true
    ) -> (start: Int, end: Int, width: Double, ellipsis: Double) {
        var total = (index: start, x: 0.0)
        walk(from: start) { index, x, _, _ in
            total = (index, x)
            return true
        }
        var found = (start: total.index, end: total.index, width: 0.0, ellipsis: 0.0)
        walk(from: start) { index, x, isSpace, cursor in
            let ellipsis = needsEllipsis ? Self.ellipsisWidth(cursor.metrics) : 0
            found.ellipsis = ellipsis
            guard index >= first, index < total.index, !isSpace, total.x - x + ellipsis <= width else { return true }
            found = (index, total.index, total.x - x, ellipsis)
            return false
        }
        return found
    }
}
