import Foundation

extension LayoutEngine {
    /// A text's ideal is one line a paragraph; narrower, it wraps; lower, it drops lines and truncates (rule 1.5).
    func textSize(_ index: Int32, _ p: _Proposal) -> CGSize {
        let text = parameters(index, TextParameters.self)
        let measure = text.pointee.measure
        let least = Int(text.pointee.reservedLines)
        if text.pointee.byteCount == 0 { return CGSize(width: 0, height: least > 0 ? height(text, lines: least) : 0) }
        let limit = lineLimit(text, p.height)
        let paragraphs = Int(measure.paragraphs)
        if p.width.isNaN || p.width + 0.001 >= measure.width, paragraphs <= limit {
            return CGSize(width: ceilToPixel(measure.width), height: height(text, lines: max(paragraphs, least)))
        }
        if text.pointee.answer.proposal.isSame(p) { return text.pointee.answer.size }
        let (broken, scale) = breakLines(index, p, keepsLines: false)
        let lines = max(broken.lineCount, least)
        let size = CGSize(width: ceilToPixel(broken.width), height: height(text, lines: lines, scaledBy: scale))
        parameters(index, TextParameters.self).pointee.answer = Answer(p, size)
        return size
    }

    /// The least width is taken to be one em (estimate: a text that is offered nothing breaks at every character), the greatest
    /// one line.
    func textWidthRange(_ index: Int32) -> LengthRange {
        let text = parameters(index, TextParameters.self)
        let ideal = ceilToPixel(text.pointee.measure.width)
        return LengthRange(min(ideal, text.pointee.font.size), ideal)
    }

    /// One line at the least; all lines for the width at the most.
    func textHeightRange(_ index: Int32, _ width: Double) -> LengthRange {
        let most = textSize(index, _Proposal(width, .infinity)).height
        let least = height(parameters(index, TextParameters.self), lines: 1)
        return LengthRange(min(least, most), most)
    }

    private func height(_ text: UnsafeMutablePointer<TextParameters>, lines: Int, scaledBy factor: Double = 1) -> Double {
        let font = text.pointee.font
        let pitch = font.leading + text.pointee.lineSpacing
        return ceilToPixel((Double(lines - 1) * pitch + FontMetrics.lineHeight(font)) * factor)
    }

    /// How many lines the limit and the proposed height allow; at least one.
    private func lineLimit(_ text: UnsafeMutablePointer<TextParameters>, _ height: Double) -> Int {
        let limit = text.pointee.lineLimit < 0 ? Int.max : Int(text.pointee.lineLimit)
        if height.isNaN || height.isInfinite { return limit }
        let font = text.pointee.font
        let room = (height + 1 / scale - FontMetrics.lineHeight(font)) / (font.leading + text.pointee.lineSpacing)
        return max(1, min(limit, room < 0 ? 1 : Int(min(room, 1e9)) + 1))
    }

    /// The lines for a proposal, and the factor that the text was shrunk by to fit (`minimumScaleFactor`).
    func breakLines(_ index: Int32, _ p: _Proposal, keepsLines: Bool) -> (BrokenText, Double) {
        let text = parameters(index, TextParameters.self)
        let limit = lineLimit(text, p.height)
        var factor = 1.0
        var broken = lines(index, p.width, limit, keepsLines)
        // Shrinking goes in steps of a twentieth (estimate; the system's steps are not documented).
        while broken.isTruncated, factor - 0.05 >= text.pointee.minimumScale - 0.001 {
            factor -= 0.05
            let roomier = p.height.isNaN ? limit : lineLimit(text, p.height / factor)
            broken = lines(index, p.width / factor, roomier, keepsLines)
        }
        if factor < 1 { broken.width *= factor }
        return (broken, factor)
    }

    private func lines(_ index: Int32, _ width: Double, _ limit: Int, _ keepsLines: Bool) -> BrokenText {
        let text = parameters(index, TextParameters.self).pointee
        let bytes = UnsafeBufferPointer(start: graph.pointee.bytes + text.byteOffset, count: Int(text.byteCount))
        let truncation: TextTruncation = text.truncation == 1 ? .head : (text.truncation == 2 ? .middle : .tail)
        let lineLimit = limit == .max ? nil : limit
        guard text.mixed >= 0 else {
            return LineBreaker.lines(
                bytes, text.font, kerning: text.kerning, maxWidth: width, lineLimit: lineLimit, truncation: truncation,
                keepsLines: keepsLines)
        }
        return unsafeDowncast(graph.pointee.objects[Int(text.mixed)], to: MixedText.self).runs.withUnsafeBufferPointer {
            LineBreaker.lines(
                bytes, runs: $0, maxWidth: width, lineLimit: lineLimit, truncation: truncation, keepsLines: keepsLines)
        }
    }

    func textBaseline(_ index: Int32, isFirst: Bool, _ size: CGSize) -> Double {
        let text = parameters(index, TextParameters.self).pointee
        if text.byteCount == 0 { return .nan }
        let ascent = FontMetrics.ascent(text.font)
        if isFirst { return ceilToPixel(ascent) }
        return ceilToPixel(max(size.height - FontMetrics.lineHeight(text.font), 0) + ascent)
    }

    /// Distances of a text to its neighbours (rule 3.3). A field counts as text.
    func textSpacing(_ index: Int32) -> ViewSpacing {
        let isField = node(index).pointee.kind == .field
        let font = isField ? object(index, FieldBox.self).field.style.font : parameters(index, TextParameters.self).pointee.font
        let height = FontMetrics.lineHeight(font)
        let small = ceilToPixel(0.1 * height)
        var spacing = ViewSpacing()
        spacing.top.aboveText = height + small - FontMetrics.ascent(font)
        spacing.top.belowText = .nan
        spacing.top.textGap = max(font.leading - height, 0)
        spacing.bottom.belowText = max(height + small - FontMetrics.capHeight(font), small + FontMetrics.descent(font))
        spacing.bottom.aboveText = .nan
        spacing.bottom.textGap = spacing.top.textGap
        return isField ? ViewSpacing() : spacing
    }

    /// A field is as wide as it may be and as high as one line's leading: 22 for body text (measured on iOS 17.5 to 26.2).
    func fieldSize(_ index: Int32, _ p: _Proposal) -> CGSize {
        let field = object(index, FieldBox.self).field
        let font = field.style.font
        if field.isMultiline { return CGSize(width: orElse(p.width, 10), height: orElse(p.height, 10)) }
        let shown = field.text.isEmpty ? field.prompt : field.text
        let ideal = ceilToPixel(TextMetrics.measure(shown, font).width)
        let width = p.width.isNaN ? ideal : max(p.width, 0)
        return CGSize(width: width.isFinite ? width : ideal, height: ceilToPixel(font.leading))
    }

    func fieldBaseline(_ index: Int32) -> Double {
        let font = object(index, FieldBox.self).field.style.font
        return ceilToPixel((font.leading - FontMetrics.lineHeight(font)) / 2 + FontMetrics.ascent(font))
    }
}

/// A field in the graph's objects.
@usableFromInline final class FieldBox {
    let field: DisplayField
    @usableFromInline init(_ field: DisplayField) { self.field = field }
}
