import Foundation
import HTML
import SwiftUICore

/// Symbols as drawings of their own: every screen stays complete when a page takes parts of it away.
extension ScreenPass {
    struct Symbol {
        var name: String
        var paints: [DisplayPaint]
        var weight: Int16
        var mirrored: Bool
    }

    mutating func writeSymbol(
        _ symbol: Symbol, _ element: Element, _ index: Int, _ writer: inout HTMLWriter, _ styles: inout StyleClasses
    ) {
        guard let drawing = Symbols.drawing(named: symbol.name, weight: SymbolWeight(css: symbol.weight)) else {
            return writeForeignSymbol(symbol, element, index, &writer, &styles)
        }
        if let resolved = Symbols.resolve(symbol.name), resolved.isNear {
            note("Image(systemName:)", "“\(symbol.name.prefix(80))” is drawn as “\(resolved.name)”.", index)
        }
        let size = CGSize(width: drawing.width * 100, height: drawing.height * 100)
        let tag = beginDrawing(element, size, isMirrored: symbol.mirrored, index, &writer, &styles)
        let isMonochrome = symbol.paints.count < 2
        let unit = nodes[index].frame.size.width > 0 ? size.width / nodes[index].frame.size.width : 1
        var paints: [String] = []
        for paint in symbol.paints { paints.append(writePaint(paint, size, unit: unit, &writer)) }
        for layer in drawing.layers where layer.isInMonochrome || !isMonochrome {
            let paint = paints.isEmpty ? "currentColor" : paints[min(max(layer.level, 0), paints.count - 1)]
            writer.raw("<path")
            writer.classes(styles.name(.symbol, PathSheet.declarations(layer, paint: paint)))
            writer.attribute("d", layer.path)
            writer.raw("/>")
        }
        endDrawing(tag, &writer)
    }

    /// A symbol that we do not draw: from the icon files of the machine where the options allow it, else a box with its name.
    private mutating func writeForeignSymbol(
        _ symbol: Symbol, _ element: Element, _ index: Int, _ writer: inout HTMLWriter, _ styles: inout StyleClasses
    ) {
        let name = symbol.name.prefix(80)
        guard options.usesInstalledIcons, let outlines = InstalledIcons.outlines(named: symbol.name) else {
            note("Image(systemName:)", "There is no drawing of “\(name)”: a box with its name stands for it.", index)
            return writePlaceholder(symbol.name, element, index, &writer, &styles)
        }
        note("Image(systemName:)", "“\(name)” is drawn with an icon of Bootstrap Icons.", index)
        let size = CGSize(width: InstalledIcons.size, height: InstalledIcons.size)
        let tag = beginDrawing(element, size, isMirrored: symbol.mirrored, index, &writer, &styles)
        let paint = symbol.paints.isEmpty ? "currentColor" : writePaint(symbol.paints[0], size, &writer)
        for outline in outlines {
            writer.raw("<path")
            writer.classes(styles.name(.symbol, "fill:\(paint)" + (outline.isEvenOdd ? ";fill-rule:evenodd" : "")))
            writer.attribute("d", outline.path)
            writer.raw("/>")
        }
        endDrawing(tag, &writer)
    }

    /// Begins an `svg` with coordinates of its own, which is the node's element or stands in it.
    private mutating func beginDrawing(
        _ element: Element, _ size: CGSize, isMirrored: Bool, _ index: Int, _ writer: inout HTMLWriter, _ styles: inout StyleClasses
    ) -> Element {
        let drawn = drawing(element, index)
        begin(drawn, isMirrored ? styles.name(.effect, "transform:scaleX(-1)") : .none, index, &writer)
        if drawn.tag == .svg {
            writer.raw("\" viewBox=\"0 0 ")
        } else {
            writer.raw("\"><svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100%\" height=\"100%\" viewBox=\"0 0 ")
        }
        writer.number(size.width)
        writer.raw(" ")
        writer.number(size.height)
        writer.raw("\">")
        return drawn
    }

    private mutating func endDrawing(_ element: Element, _ writer: inout HTMLWriter) {
        if element.tag != .svg { writer.raw("</svg>") }
        end(element, &writer)
    }
}

extension SymbolWeight {
    /// The weight of a symbol beside text of a CSS weight (100…900).
    init(css weight: Int16) {
        self = SymbolWeight(rawValue: min(max((Int(weight) + 50) / 100 - 1, 0), 8)) ?? .regular
    }
}

extension PathSheet {
    /// CSS of one layer of a symbol.
    static func declarations(_ layer: SymbolLayer, paint: String) -> String {
        if layer.stroke > 0 {
            return "stroke:\(paint);stroke-width:\(CSS.number(layer.stroke));stroke-linecap:round;stroke-linejoin:round"
        }
        return "fill:\(paint)" + (layer.evenOdd ? ";fill-rule:evenodd" : "")
    }
}
