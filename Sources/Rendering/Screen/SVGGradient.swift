import HTML
import SwiftUICore

/// Definitions of gradients for SVG outlines, in the coordinates of the node.
enum SVGGradient {
    /// Writes the definition. A gradient around a point, which SVG does not have, becomes one across the box.
    ///
    /// - Parameter unit: how many units of the drawing a point is.
    static func write(
        _ gradient: DisplayGradient, identifier: String, width: Double, height: Double, unit: Double = 1, into writer: inout HTMLWriter
    ) {
        switch gradient.geometry {
        case .linear(let startX, let startY, let endX, let endY):
            writeLinear(gradient.stops, identifier, [startX * width, startY * height, endX * width, endY * height], &writer)
        case .angular: writeLinear(gradient.stops, identifier, [0, 0, width, 0], &writer)
        case .radial(let x, let y, let start, let end):
            writer.raw("<radialGradient gradientUnits=\"userSpaceOnUse\"")
            writeRadial(gradient.stops, identifier, x * width, y * height, start * unit, end * unit, &writer)
        case .elliptical(let x, let y, let start, let end):
            writer.raw("<radialGradient")
            writeRadial(gradient.stops, identifier, x, y, start, end, &writer)
        }
    }

    private static func writeLinear(
        _ stops: [DisplayGradient.Stop], _ identifier: String, _ line: [Double], _ writer: inout HTMLWriter
    ) {
        writer.raw("<linearGradient gradientUnits=\"userSpaceOnUse\"")
        writer.attribute("id", identifier)
        writer.attribute("x1", line[0])
        writer.attribute("y1", line[1])
        writer.attribute("x2", line[2])
        writer.attribute("y2", line[3])
        writer.content()
        write(stops, &writer) { $0 }
        writer.raw("</linearGradient>")
    }

    private static func writeRadial(
        _ stops: [DisplayGradient.Stop], _ identifier: String, _ x: Double, _ y: Double, _ start: Double, _ end: Double,
        _ writer: inout HTMLWriter
    ) {
        writer.attribute("id", identifier)
        writer.attribute("cx", x)
        writer.attribute("cy", y)
        writer.attribute("r", end)
        writer.content()
        write(stops, &writer) { end > 0 ? (start + $0 * (end - start)) / end : $0 }
        writer.raw("</radialGradient>")
    }

    private static func write(_ stops: [DisplayGradient.Stop], _ writer: inout HTMLWriter, _ place: (Double) -> Double) {
        for stop in stops {
            writer.raw("<stop")
            writer.attribute("offset", place(stop.location))
            writer.attribute("stop-color", CSS.color(stop.color))
            writer.raw("/>")
        }
    }
}
