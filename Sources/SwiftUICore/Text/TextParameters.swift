import Foundation

/// A text in the graph: its bytes, its font and what was found when it was measured.
@frozen @usableFromInline struct TextParameters {
    @usableFromInline var byteOffset: Int
    @usableFromInline var byteCount: Int32
    @usableFromInline var lineLimit: Int32
    @usableFromInline var reservedLines: Int32
    /// Index of a `MixedText` in the graph's objects; -1 where the whole text has one style.
    @usableFromInline var mixed: Int32 = -1
    @usableFromInline var font: ResolvedFont
    @usableFromInline var measure: TextMeasure
    @usableFromInline var paint: DisplayPaint
    @usableFromInline var kerning: Double
    @usableFromInline var baselineOffset: Double
    @usableFromInline var lineSpacing: Double
    @usableFromInline var minimumScale: Double
    @usableFromInline var alignment: TextAlignment
    @usableFromInline var truncation: UInt8
    @usableFromInline var isRightToLeft: Bool
    @usableFromInline var underline: Bool
    @usableFromInline var strikethrough: Bool
    /// The last answer that took breaking lines.
    @usableFromInline var answer = Answer()

    @usableFromInline init(
        byteOffset: Int, byteCount: Int32, font: ResolvedFont, measure: TextMeasure, paint: DisplayPaint,
        in environment: borrowing EnvironmentValues
    ) {
        self.byteOffset = byteOffset
        self.byteCount = byteCount
        self.font = font
        self.measure = measure
        self.paint = paint
        lineLimit = environment.common.lineLimit
        reservedLines = environment.common.lineLimitMinimum
        kerning = environment.common.kerning + environment.common.tracking
        baselineOffset = environment.common.baselineOffset
        lineSpacing = environment.common.lineSpacing
        minimumScale = environment.common.minimumScaleFactor
        alignment = environment.common.textAlignment
        truncation = environment.common.truncation
        isRightToLeft = environment.common.isRightToLeft
        underline = environment.common.underline
        strikethrough = environment.common.strikethrough
    }
}

/// The runs of a text of several styles.
@usableFromInline final class MixedText {
    let runs: [TextRun]
    let styles: [DisplayTextStyle]
    init(runs: [TextRun], styles: [DisplayTextStyle]) {
        self.runs = runs
        self.styles = styles
    }
}

/// One piece of a text as a view hands it to the graph.
public struct _TextPiece {
    public var string: String
    public var style: DisplayTextStyle
    public init(string: String, style: DisplayTextStyle) {
        self.string = string
        self.style = style
    }
}

extension _Graph {
    /// Adds a text of one style, measuring it while its bytes are copied.
    public mutating func _addText(_ string: String, font: ResolvedFont, paint: DisplayPaint) {
        var string = string
        let (offset, count) = copyBytes(&string)
        let measure = TextMetrics.measure(
            UnsafeBufferPointer(start: bytes + offset, count: count), font,
            kerning: environment.common.kerning + environment.common.tracking)
        appendText(
            TextParameters(
                byteOffset: offset, byteCount: Int32(clamping: count), font: font, measure: measure, paint: paint, in: environment))
    }

    /// Adds a text of several styles.
    public mutating func _addText(_ pieces: [_TextPiece]) {
        guard let first = pieces.first else { return }
        var runs: [TextRun] = []
        let offset = bytesCount
        for piece in pieces {
            var string = piece.string
            _ = copyBytes(&string)
            runs.append(TextRun(end: bytesCount - offset, font: piece.style.font, kerning: piece.style.kerning))
        }
        let text = UnsafeBufferPointer(start: bytes + offset, count: bytesCount - offset)
        let measure = runs.withUnsafeBufferPointer { TextMetrics.measure(text, runs: $0) }
        // The tallest font decides the distance of the lines.
        let font = pieces.map(\.style.font).max { $0.leading < $1.leading } ?? first.style.font
        var parameters = TextParameters(
            byteOffset: offset, byteCount: Int32(clamping: bytesCount - offset), font: font, measure: measure, paint: first.style.paint,
            in: environment)
        parameters.mixed = keep(MixedText(runs: runs, styles: pieces.map(\.style)))
        appendText(parameters)
    }

    @usableFromInline
    mutating func copyBytes(_ string: inout String) -> (offset: Int, count: Int) {
        string.withUTF8 { utf8 in
            if bytesCount + utf8.count > bytesCapacity { growBytes(utf8.count) }
            let offset = bytesCount
            if let start = utf8.baseAddress { (bytes + offset).update(from: start, count: utf8.count) }
            bytesCount += utf8.count
            return (offset, utf8.count)
        }
    }

    private mutating func growBytes(_ needed: Int) {
        bytesCapacity = max(bytesCapacity * 2, bytesCapacity + needed)
        bytes = ArenaMemory.grow(bytes, to: bytesCapacity).assumingMemoryBound(to: UInt8.self)
    }

    @usableFromInline
    mutating func appendText(_ parameters: TextParameters) {
        var flags: NodeFlags = [.heightFollowsWidth]
        if parameters.measure.width == 0, parameters.byteCount == 0 { flags = [.rigidWidth, .rigidHeight] }
        _ = append(.text, params: store(parameters), flags: flags)
    }
}
