import Foundation
import HTML
import SwiftUICore

/// Text is placed line by line as it was measured; the browser breaks nothing.
extension ScreenPass {
    @inline(__always)
    mutating func writeText(_ index: Int, _ element: Element, _ writer: inout HTMLWriter, _ styles: inout StyleClasses) {
        let text = texts[Int(nodes[index].payload)]
        if text.segments.count == 1 && text.lineCount == 1 {
            let segment = segments[Int(text.segments.lowerBound)]
            let style = textClasses[Int(segment.style)]
            if !style.isEmpty && !isReplaced(element) && isPlain(segment.style) {
                return writeLine(index, element, text, segment, style, &writer)
            }
        }
        writePieces(index, element, text, &writer, &styles)
    }

    /// Whether another label than the text itself is heard.
    private func isReplaced(_ element: Element) -> Bool {
        element.semantics >= 0 && !element.takesLabel && semantics[Int(element.semantics)].label != nil
    }

    /// Whether a style neither links nor moves its text up.
    private func isPlain(_ style: Int32) -> Bool {
        tree.textStyles.withUnsafeBufferPointer { $0[Int(style)].baselineOffset == 0 && $0[Int(style)].link == nil }
    }

    /// One line of one style: its bytes stand in the node's own element.
    @inline(__always)
    private mutating func writeLine(
        _ index: Int, _ element: Element, _ text: DisplayText, _ segment: DisplaySegment, _ style: ClassName, _ writer: inout HTMLWriter
    ) {
        begin(element, style, index, &writer)
        let indent = text.isRightToLeft ? nodes[index].frame.size.width - segment.x - segment.width : segment.x
        let hundredths = Origin.hundredths(indent)
        if hundredths > 0 {
            writer.raw(";text-indent:")
            writer.pixels(hundredths)
        }
        writer.raw(text.isRightToLeft ? "\" dir=\"rtl\">" : "\">")
        writer.text(slice(Int(text.segments.lowerBound)))
        end(element, &writer)
    }

    /// Several lines or styles: each piece is an element of its own.
    private mutating func writePieces(
        _ index: Int, _ element: Element, _ text: DisplayText, _ writer: inout HTMLWriter, _ styles: inout StyleClasses
    ) {
        let shared = sharedClass(text)
        begin(element, shared, index, &writer)
        writer.raw(text.isRightToLeft ? "\" dir=\"rtl\">" : "\">")
        let isReplaced = isReplaced(element)
        var end = -1
        for number in text.segments {
            let segment = segments[Int(number)]
            // What was dropped at a line's end was space: it parts the words for those who copy or hear the text.
            if end >= 0 && Int(segment.byteOffset) > end { writer.raw(" ") }
            end = Int(segment.byteOffset + segment.byteCount)
            let style = shared.isEmpty ? pieceClass(index, segment.style, &styles) : .none
            writePiece(index, text, Int(number), style, isHidden: isReplaced, &writer)
        }
        if isReplaced, let label = semantics[Int(element.semantics)].label {
            writer.raw("<span class=\"vh\">")
            writer.text(label)
            writer.raw("</span>")
        }
        self.end(element, &writer)
    }

    private mutating func writePiece(
        _ index: Int, _ text: DisplayText, _ number: Int, _ style: ClassName, isHidden: Bool, _ writer: inout HTMLWriter
    ) {
        let segment = segments[number]
        let own = tree.textStyles[Int(segment.style)]
        let isInControl = stack[stack.count - 1].surroundings.contains(.control)
        let target = isHidden || isInControl ? nil : own.link.flatMap(URLPolicy.link)
        if let link = own.link, target == nil, !isHidden {
            note(
                "Text link", isInControl ? "A link inside a control is not clickable." : "The address is not allowed: \(link.prefix(80))",
                index)
        }
        writer.raw(target == nil ? "<span" : "<a")
        writer.classes(style)
        if let target { writer.attribute("href", target) }
        if isHidden { writer.raw(" aria-hidden=\"true\"") }
        let top = Double(segment.line) * text.lineHeight - own.baselineOffset + shift(text, own)
        writePosition(Origin.hundredths(segment.x), Origin.hundredths(top), &writer)
        writer.content()
        writer.text(slice(number))
        writer.raw(target == nil ? "</span>" : "</a>")
    }

    private func writePosition(_ left: Int, _ top: Int, _ writer: inout HTMLWriter) {
        if left == 0 && top == 0 { return }
        writer.beginAttribute("style")
        if left != 0 {
            writer.raw("left:")
            writer.pixels(left)
        }
        if top != 0 {
            writer.raw(left == 0 ? "top:" : ";top:")
            writer.pixels(top)
        }
        writer.endAttribute()
    }

    /// How much lower a smaller font's box starts for its baseline to be that of the line.
    private func shift(_ text: DisplayText, _ style: DisplayTextStyle) -> Double {
        let difference = (text.glyphHeight / TextStyleSheet.glyphHeight - style.font.size) * TextStyleSheet.baseline
        // The line's height may be rounded up to a pixel.
        return difference.magnitude < 0.4 ? 0 : difference
    }

    /// The class that all pieces inherit from the element, or none. Decorations and gradients do not reach placed pieces that way.
    private func sharedClass(_ text: DisplayText) -> ClassName {
        guard let first = text.segments.first else { return .none }
        let style = segments[Int(first)].style
        let value = tree.textStyles[Int(style)]
        let isUniform = text.segments.allSatisfy { segments[Int($0)].style == style }
        return isUniform && !value.underline && !value.strikethrough ? textClasses[Int(style)] : .none
    }

    private func pieceClass(_ index: Int, _ style: Int32, _ styles: inout StyleClasses) -> ClassName {
        let value = tree.textStyles[Int(style)]
        guard case .gradient(let gradient) = value.paint else { return textClasses[Int(style)] }
        let size = nodes[index].frame.size
        return styles.name(for: value, gradient: tree.gradients[Int(gradient)], width: size.width, height: size.height)
    }
}
