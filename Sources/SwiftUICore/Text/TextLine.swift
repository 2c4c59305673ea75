/// One line of a broken text: byte ranges into it and the width that they take.
public struct TextLine: Hashable, Sendable, BitwiseCopyable {
    /// First byte.
    public var start: Int
    /// End of what is drawn. Spaces that hang over the end of the line, and the newline, come after it.
    public var end: Int
    /// First byte after the ellipsis; equal to `tailEnd` if nothing follows it.
    public var tailStart: Int
    /// End of what follows the ellipsis.
    public var tailEnd: Int
    /// Whether "…" is drawn between `end` and `tailStart`.
    public var hasEllipsis: Bool
    /// Width of all of it in points, not rounded.
    public var width: Double

    /// A line that is drawn in full.
    @inlinable
    public init(start: Int, end: Int, width: Double) {
        self.start = start
        self.end = end
        self.tailStart = end
        self.tailEnd = end
        self.hasEllipsis = false
        self.width = width
    }

    /// A line with an ellipsis after its head or before its tail, or between the two.
    @inlinable
    public init(start: Int, end: Int, tailStart: Int, tailEnd: Int, width: Double) {
        self.start = start
        self.end = end
        self.tailStart = tailStart
        self.tailEnd = tailEnd
        self.hasEllipsis = true
        self.width = width
    }
}

/// A text that was broken into lines.
public struct BrokenText: Hashable, Sendable {
    /// The lines from top to bottom; none for an empty text, or if they were not asked for.
    public var lines: [TextLine] = []
    /// How many lines there are.
    public var lineCount = 0
    /// Width of the widest line in points, not rounded.
    public var width = 0.0
    /// Whether some of the text is not drawn.
    public var isTruncated = false

    /// No lines.
    public init() {}
}

/// Where the ellipsis stands if a text has more lines than it may have.
public enum TextTruncation: UInt8, Hashable, Sendable {
    case head
    case middle
    case tail
}

/// A part of a line in one font.
public struct TextSegment: Hashable, Sendable, BitwiseCopyable {
    /// Index of its run.
    public var run: Int
    /// First byte; the ellipsis has no bytes.
    public var start: Int
    /// End of its bytes.
    public var end: Int
    /// Whether it is the ellipsis.
    public var isEllipsis: Bool
    /// Left edge in points from the start of the line.
    public var x: Double
    /// Width in points.
    public var width: Double

    /// A segment from all of its parts.
    @inlinable
    public init(run: Int, start: Int, end: Int, isEllipsis: Bool, x: Double, width: Double) {
        self.run = run
        self.start = start
        self.end = end
        self.isEllipsis = isEllipsis
        self.x = x
        self.width = width
    }
}
