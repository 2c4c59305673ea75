extension LineBreaker {
    /// The parts of a line, each in one run, from the start of the line to its end, with the ellipsis among them.
    public static func segments(
        of line: TextLine, in text: UnsafeBufferPointer<UInt8>, runs: UnsafeBufferPointer<TextRun>
    ) -> [TextSegment] {
        guard runs.count > 0 else { return [] }
        let wrapping = LineWrapping(text, runs, maxWidth: .infinity, lineLimit: 1)
        var segments: [TextSegment] = []
        var x = append(line.start, line.end, at: 0, wrapping, to: &segments)
        guard line.hasEllipsis else { return segments }
        let cut = line.end > line.start ? line.end - 1 : line.tailStart
        let run = wrapping.runIndex(of: cut)
        let width = LineWrapping.ellipsisWidth(wrapping.run(at: run), tables: .shared)
        segments.append(TextSegment(run: run, start: line.end, end: line.end, isEllipsis: true, x: x, width: width))
        x += width
        _ = append(line.tailStart, line.tailEnd, at: x, wrapping, to: &segments)
        return segments
    }

    /// Adds the segments of a byte range; returns where it ends, in points.
    private static func append(
        _ start: Int, _ end: Int, at x: Double, _ wrapping: LineWrapping, to segments: inout [TextSegment]
    ) -> Double {
        guard start < end else { return x }
        var index = wrapping.runIndex(of: start)
        var cursor = TextCursor(wrapping.text, from: start, wrapping.run(at: index))
        var segment = TextSegment(run: index, start: start, end: start, isEllipsis: false, x: x, width: 0)
        while cursor.index < end {
            if cursor.index < cursor.runEnd {
                _ = cursor.step()
                continue
            }
            close(&segment, cursor, x, &segments)
            index += 1
            cursor.enter(wrapping.run(at: index))
            segment = TextSegment(run: index, start: cursor.index, end: cursor.index, isEllipsis: false, x: x + cursor.position, width: 0)
        }
        close(&segment, cursor, x, &segments)
        return x + cursor.position
    }

    private static func close(_ segment: inout TextSegment, _ cursor: TextCursor, _ x: Double, _ segments: inout [TextSegment]) {
        segment.end = cursor.index
        segment.width = x + cursor.position - segment.x
        if segment.end > segment.start { segments.append(segment) }
    }
}
