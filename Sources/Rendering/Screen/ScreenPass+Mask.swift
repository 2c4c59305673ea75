import Foundation
import HTML
import SwiftUICore

/// Masks: an SVG `mask` whose content is drawn from nodes, referred to by the element that it cuts.
extension ScreenPass {
    /// Writes the mask that the first child of a group describes, and leaves that child out.
    mutating func writeMask(_ index: Int, _ identifier: String, _ writer: inout HTMLWriter, _ styles: inout StyleClasses) {
        let group = nodes[index]
        let first = index + 1
        let end = first < Int(group.end) ? max(Int(nodes[first].end), first + 1) : first
        resume = end
        beginMask(identifier, group.frame.size, margin: 0, &writer)
        for leaf in first..<end { writeMaskContent(leaf, origin(of: index), &writer, &styles) }
        writer.raw("</mask></svg>")
    }

    /// Begins an invisible `svg` and a mask as large as a box and a margin around it.
    private func beginMask(_ identifier: String, _ size: CGSize, margin: Double, _ writer: inout HTMLWriter) {
        writer.raw(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\"><mask style=\"mask-type:alpha\"")
        writer.raw(" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\"")
        writer.attribute("width", size.width + 2 * margin)
        writer.attribute("height", size.height + 2 * margin)
        writer.attribute("id", identifier)
        writer.content()
    }

    private mutating func writeMaskContent(_ leaf: Int, _ group: Origin, _ writer: inout HTMLWriter, _ styles: inout StyleClasses) {
        let node = nodes[leaf]
        if node.effect >= 0 { note("mask(_:)", "Effects inside a mask are left out.", leaf) }
        let x = Double(Origin.hundredths(node.frame.origin.x) - group.x) / 100
        let y = Double(Origin.hundredths(node.frame.origin.y) - group.y) / 100
        switch node.kind {
        case .group, .scroll: break
        case .shape:
            writer.raw("<g")
            writer.attribute("transform", "translate(\(CSS.number(x)) \(CSS.number(y)))")
            writer.content()
            writeOutline(tree.shapes[Int(node.payload)], node.frame.size, &writer, &styles)
            writer.raw("</g>")
        case .text: writeMaskText(texts[Int(node.payload)], x, y, &writer)
        case .image: writeMaskImage(leaf, x, y, &writer, &styles)
        case .field: note("mask(_:)", "A field inside a mask is left out.", leaf)
        }
    }

    private mutating func writeMaskText(_ text: DisplayText, _ x: Double, _ y: Double, _ writer: inout HTMLWriter) {
        for number in text.segments {
            let segment = segments[Int(number)]
            let style = tree.textStyles[Int(segment.style)]
            let baseline = Double(segment.line) * text.lineHeight + style.font.size * TextStyleSheet.baseline - style.baselineOffset
            writer.raw("<text fill=\"#000\"")
            writer.classes(textClasses[Int(segment.style)])
            writer.attribute("x", x + segment.x)
            writer.attribute("y", y + baseline)
            writer.content()
            writer.text(slice(Int(number)))
            writer.raw("</text>")
        }
    }

    private mutating func writeMaskImage(
        _ leaf: Int, _ x: Double, _ y: Double, _ writer: inout HTMLWriter, _ styles: inout StyleClasses
    ) {
        let size = nodes[leaf].frame.size
        guard case .symbol(let name, _, let weight, _) = tree.images[Int(nodes[leaf].payload)],
            let drawing = Symbols.drawing(named: name, weight: SymbolWeight(css: weight))
        else { return note("mask(_:)", "A picture inside a mask is left out.", leaf) }
        writer.raw("<svg")
        writer.attribute("x", x)
        writer.attribute("y", y)
        writer.attribute("width", size.width)
        writer.attribute("height", size.height)
        writer.attribute("viewBox", "0 0 \(CSS.number(drawing.width * 100)) \(CSS.number(drawing.height * 100))")
        writer.content()
        for layer in drawing.layers where layer.isInMonochrome {
            writer.raw("<path")
            writer.classes(styles.name(.symbol, PathSheet.declarations(layer, paint: "#000")))
            writer.attribute("d", layer.path)
            writer.raw("/>")
        }
        writer.raw("</svg>")
    }

    // MARK: - Rings

    /// Draws a stroke with a gradient around a point, which SVG does not have: CSS draws the gradient, and a mask leaves the stroke.
    mutating func writeRing(
        _ shape: DisplayShape, _ gradient: DisplayGradient, _ size: CGSize, _ writer: inout HTMLWriter, _ styles: inout StyleClasses
    ) {
        let margin = (shape.stroke?.width ?? 0) / 2 * (shape.stroke?.join == .miter && shape.path.hasCorners ? 1.5 : 1)
        let identifier = makeIdentifier()
        beginMask(identifier, size, margin: margin, &writer)
        writer.raw("<path")
        writer.classes(styles.name(.path, PathSheet.declarations(shape, paint: "#000")))
        writer.attribute("transform", "translate(\(CSS.number(margin)) \(CSS.number(margin)))")
        writer.attribute("d", PathData.text(shape.path, width: size.width, height: size.height))
        writer.raw("/></mask></svg><span")
        let width = size.width + 2 * margin
        let height = size.height + 2 * margin
        let image = GradientSheet.image(gradient.moved(by: margin, in: size), width: width, height: height)
        writer.classes(styles.name(.fill, "background:\(image)"))
        let place = "left:\(CSS.pixels(-margin));top:\(CSS.pixels(-margin));width:\(CSS.pixels(width));height:\(CSS.pixels(height))"
        writer.attribute("style", "\(place);-webkit-mask:url(#\(identifier));mask:url(#\(identifier))")
        writer.raw("></span>")
    }
}

extension DisplayPath {
    /// Whether strokes can reach further out than half their width.
    fileprivate var hasCorners: Bool {
        switch self {
        case .rectangle, .commands: true
        case .rounded, .ellipse: false
        }
    }
}

extension DisplayGradient {
    /// The same gradient around a point for a box that is larger on all sides by `margin`.
    fileprivate func moved(by margin: Double, in size: CGSize) -> DisplayGradient {
        guard case .angular(let x, let y, let start, let end) = geometry else { return self }
        var moved = self
        moved.geometry = .angular(
            centerX: (x * size.width + margin) / (size.width + 2 * margin),
            centerY: (y * size.height + margin) / (size.height + 2 * margin), startDegrees: start, endDegrees: end)
        return moved
    }
}
