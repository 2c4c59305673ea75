/// How far a line of one or more fonts reaches above and below its baseline.
public struct LineExtent: Hashable, Sendable, BitwiseCopyable {
    /// Above the baseline, in points.
    public var ascent: Double
    /// Below the baseline, in points.
    public var descent: Double
    /// Distance to the baseline of the line above, in points.
    public var leading: Double

    /// The extent of a line in one font.
    @inlinable
    public init(_ font: ResolvedFont) {
        ascent = FontMetrics.ascent(font)
        descent = FontMetrics.descent(font)
        leading = font.leading
    }

    /// Makes room for another font on the line.
    @inlinable
    public mutating func formUnion(_ font: ResolvedFont) {
        ascent = max(ascent, FontMetrics.ascent(font))
        descent = max(descent, FontMetrics.descent(font))
        leading = max(leading, font.leading)
    }

    /// The extent of a line: of the fonts of all runs that it touches. An empty line has the font of the run that it stands in.
    public init(_ line: TextLine, runs: UnsafeBufferPointer<TextRun>) {
        var start = 0
        var extent: LineExtent?
        for run in runs {
            let isTouched = start < max(line.end, line.start + 1) && run.end > line.start
            let isTouchedByTail = start < line.tailEnd && run.end > line.tailStart
            if isTouched || isTouchedByTail {
                if extent == nil { extent = LineExtent(run.font) } else { extent?.formUnion(run.font) }
            }
            start = run.end
        }
        let last = runs.last?.font ?? ResolvedFont(size: 0, leading: 0)
        self = extent ?? LineExtent(last)
    }
}

extension FontMetrics {
    /// Baselines of lines of different fonts, in points from the top of the text, not rounded.
    public static func baselines(_ lines: [LineExtent], lineSpacing: Double = 0) -> [Double] {
        var result: [Double] = []
        result.reserveCapacity(lines.count)
        for line in lines {
            result.append(result.isEmpty ? line.ascent : result[result.count - 1] + line.leading + lineSpacing)
        }
        return result
    }

    /// Height of lines of different fonts in points, up to a whole pixel.
    public static func height(_ lines: [LineExtent], lineSpacing: Double = 0, scale: Double) -> Double {
        guard let last = lines.last, let baseline = baselines(lines, lineSpacing: lineSpacing).last else { return 0 }
        return ceilToPixel(baseline + last.descent, scale: scale)
    }
}
