import Foundation
import HTML
import SwiftUICore

/// Boxes are drawn by CSS, other outlines by SVG.
extension ScreenPass {
    mutating func writeShape(_ index: Int, _ element: Element, _ writer: inout HTMLWriter, _ styles: inout StyleClasses) {
        let payload = Int(nodes[index].payload)
        let size = nodes[index].frame.size
        if let style = boxClass(payload, size, &styles) {
            begin(element, style, index, &writer)
            writer.raw("\">")
            return end(element, &writer)
        }
        let shape = tree.shapes[payload]
        if shape.stroke != nil, case .gradient(let number) = shape.paint, case .angular = tree.gradients[Int(number)].geometry {
            begin(element, .none, index, &writer)
            writer.raw("\">")
            writeRing(shape, tree.gradients[Int(number)], size, &writer, &styles)
            return end(element, &writer)
        }
        let drawn = drawing(element, index)
        begin(drawn, .none, index, &writer)
        writer.raw(drawn.tag == .svg ? "\">" : "\"><svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100%\" height=\"100%\">")
        writeOutline(shape, size, &writer, &styles)
        if drawn.tag != .svg { writer.raw("</svg>") }
        end(drawn, &writer)
    }

    /// An `svg` element where the node is nothing but a drawing, else the element to put one into.
    func drawing(_ element: Element, _ index: Int) -> Element {
        guard element.tag == .div || element.tag == .span, !element.isControl else { return element }
        if element.semantics >= 0 && semantics[Int(element.semantics)].action >= 0 { return element }
        var drawn = element
        drawn.tag = .svg
        return drawn
    }

    /// The class of a filled box; nil for what only SVG can draw.
    private mutating func boxClass(_ payload: Int, _ size: CGSize, _ styles: inout StyleClasses) -> ClassName? {
        if let key = boxKey(payload, size) {
            if let last = lastBox, last.key == key { return last.name }
            let name = styles.box(key)
            lastBox = (key, name)
            return name
        }
        let shape = tree.shapes[payload]
        guard shape.stroke == nil else { return nil }
        let background = FillSheet.background(shape.paint, gradients: tree.gradients, width: size.width, height: size.height)
        guard let rounding = FillSheet.rounding(shape.path, width: size.width, height: size.height) else {
            guard case .gradient(let gradient) = shape.paint, case .angular = tree.gradients[Int(gradient)].geometry else { return nil }
            // SVG has no gradient around a point: CSS draws it and the outline cuts it.
            return styles.name(.fill, FillSheet.join(background, FillSheet.clip(shape.path, isEvenOdd: shape.isEvenOdd, size)))
        }
        return styles.name(.fill, FillSheet.join(background, rounding))
    }

    /// What tells the classes of boxes filled with a colour apart; nil for other shapes.
    private func boxKey(_ payload: Int, _ size: CGSize) -> BoxKey? {
        tree.shapes.withUnsafeBufferPointer { shapes in
            guard case .color(let color) = shapes[payload].paint, shapes[payload].stroke == nil else { return nil }
            return BoxKey(color, shapes[payload].path, width: size.width, height: size.height)
        }
    }

    // MARK: - SVG

    /// Writes the content of an `svg` element.
    mutating func writeOutline(
        _ shape: DisplayShape, _ size: CGSize, _ writer: inout HTMLWriter, _ styles: inout StyleClasses
    ) {
        let paint = writePaint(shape.paint, size, &writer)
        writer.raw("<path")
        writer.classes(styles.name(.path, PathSheet.declarations(shape, paint: paint)))
        writer.attribute("d", PathData.text(shape.path, width: size.width, height: size.height))
        writer.raw("/>")
    }

    /// The CSS paint of an outline; the definition of a gradient is written first.
    ///
    /// - Parameter unit: how many units of the drawing a point is.
    mutating func writePaint(_ paint: DisplayPaint, _ size: CGSize, unit: Double = 1, _ writer: inout HTMLWriter) -> String {
        switch paint {
        case .none: return "none"
        case .color(let color), .material(let color, _): return CSS.color(color)
        case .gradient(let index):
            let identifier = makeIdentifier()
            SVGGradient.write(
                tree.gradients[Int(index)], identifier: identifier, width: size.width, height: size.height, unit: unit, into: &writer)
            return "url(#\(identifier))"
        }
    }

    /// An `id` that no other element of the page has.
    mutating func makeIdentifier() -> String {
        identifiers += 1
        return "\(options.idPrefix)-\(identifiers)"
    }
}
