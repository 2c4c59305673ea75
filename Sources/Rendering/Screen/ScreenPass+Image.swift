import Foundation
import HTML
import SwiftUICore

/// Symbols, bitmaps, and boxes that stand for what was not found.
extension ScreenPass {
    mutating func writeImage(_ index: Int, _ writer: inout HTMLWriter, _ styles: inout StyleClasses) {
        let around = stack[stack.count - 1].surroundings
        var element = Element(tag: around.contains(.list) ? .li : around.contains(.phrasing) ? .span : .div)
        if nodes[index].semantics >= 0 { element = self.element(of: index, plain: .div) }
        switch tree.images[Int(nodes[index].payload)] {
        case .symbol(let name, let paints, let weight, let mirrored):
            writeSymbol(Symbol(name: name, paints: paints, weight: weight, mirrored: mirrored), element, index, &writer, &styles)
        case .placeholder(let name):
            writePlaceholder(name, element, index, &writer, &styles)
        case .bitmap(let mediaType, let bytes, let isTemplate, let paint):
            writeBitmap(Bitmap(mediaType: mediaType, bytes: bytes, template: isTemplate ? paint : nil), element, index, &writer, &styles)
        }
    }

    mutating func writePlaceholder(
        _ name: String, _ element: Element, _ index: Int, _ writer: inout HTMLWriter, _ styles: inout StyleClasses
    ) {
        let style = styles.name(
            .fill, "outline:1px dashed #8e8e93;outline-offset:-1px;color:#8e8e93;font-size:8px;line-height:10px;overflow:hidden")
        begin(element, style, index, &writer)
        writer.raw("\">")
        writer.text(name)
        end(element, &writer)
    }

    // MARK: - Bitmaps

    private struct Bitmap {
        var mediaType: String
        var bytes: [UInt8]
        /// The colour of an image that is only a stencil.
        var template: DisplayPaint?
    }

    /// The types that browsers draw; anything else could be a program.
    private static let mediaTypes: Set<String> = [
        "image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "image/svg+xml",
    ]

    private mutating func writeBitmap(
        _ bitmap: Bitmap, _ element: Element, _ index: Int, _ writer: inout HTMLWriter, _ styles: inout StyleClasses
    ) {
        guard Self.mediaTypes.contains(bitmap.mediaType) else {
            note("Image", "A picture of the type \(bitmap.mediaType.prefix(40)) cannot be drawn.", index)
            return writePlaceholder(String(bitmap.mediaType.prefix(40)), element, index, &writer, &styles)
        }
        let size = nodes[index].frame.size
        guard let paint = bitmap.template else {
            begin(element, .none, index, &writer)
            writer.raw("\"><img alt=\"\" style=\"width:100%;height:100%\" src=\"")
            writeData(bitmap, &writer)
            writer.raw("\"/>")
            return end(element, &writer)
        }
        let background = FillSheet.background(paint, gradients: tree.gradients, width: size.width, height: size.height)
        begin(element, styles.name(.fill, background + ";-webkit-mask-size:100% 100%;mask-size:100% 100%"), index, &writer)
        for property in [";-webkit-mask-image:url(", ";mask-image:url("] as [StaticString] {
            writer.raw(property)
            writeData(bitmap, &writer)
            writer.raw(")")
        }
        writer.raw("\">")
        end(element, &writer)
    }

    private func writeData(_ bitmap: Bitmap, _ writer: inout HTMLWriter) {
        writer.raw("data:")
        writer.raw(bitmap.mediaType)
        writer.raw(";base64,")
        writer.raw(Data(bitmap.bytes).base64EncodedString())
    }
}
