import Foundation
import SwiftUICore

/// CSS images of gradients.
enum GradientSheet {
    /// The CSS image of a gradient that fills a box of `width` by `height` points.
    static func image(_ gradient: DisplayGradient, width: Double, height: Double) -> String {
        switch gradient.geometry {
        case .linear(let startX, let startY, let endX, let endY):
            return linear(gradient.stops, startX * width, startY * height, endX * width, endY * height, width, height)
        case .radial(let x, let y, let start, let end):
            let stops = stops(gradient.stops) { CSS.pixels(start + $0 * (end - start)) }
            return "radial-gradient(circle at \(CSS.percent(x)) \(CSS.percent(y)),\(stops))"
        case .elliptical(let x, let y, let start, let end):
            let outer = max(end, 0.0001)
            let stops = stops(gradient.stops) { CSS.percent((start + $0 * (end - start)) / outer) }
            return "radial-gradient(\(CSS.percent(outer)) \(CSS.percent(outer)) at \(CSS.percent(x)) \(CSS.percent(y)),\(stops))"
        case .angular(let x, let y, let start, let end):
            let isForward = end >= start
            let ordered =
                isForward
                ? gradient.stops
                : gradient.stops.reversed().map { stop in
                    DisplayGradient.Stop(color: stop.color, location: 1 - stop.location)
                }
            let stops = stops(ordered) { CSS.number($0 * abs(end - start)) + "deg" }
            return "conic-gradient(from \(CSS.number(min(start, end) + 90))deg at \(CSS.percent(x)) \(CSS.percent(y)),\(stops))"
        }
    }

    /// CSS draws the line of a linear gradient through the middle of the box; what lies elsewhere is a shift along the line, because
    /// colours are equal at right angles to it.
    private static func linear(
        _ stops: [DisplayGradient.Stop], _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, _ width: Double,
        _ height: Double
    ) -> String {
        let (dx, dy) = (endX - startX, endY - startY)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else {
            let color = stops.last.map { CSS.color($0.color) } ?? "transparent"
            return "linear-gradient(\(color),\(color))"
        }
        let (ux, uy) = (dx / length, dy / length)
        let line = abs(width * ux) + abs(height * uy)
        let start = (startX - width / 2) * ux + (startY - height / 2) * uy + line / 2
        let angle = degrees(ux, uy)
        let isWhole = abs(start) < 0.01 && abs(length - line) < 0.01
        let list = Self.stops(stops) { isWhole ? CSS.percent($0) : CSS.pixels(start + $0 * length) }
        return "linear-gradient(\(angle == "180" ? "" : angle + "deg,")\(list))"
    }

    /// CSS counts angles clockwise from upwards. The arc tangent is rounded, so that its last bits do not depend on the host.
    private static func degrees(_ x: Double, _ y: Double) -> String {
        var angle = (atan2(x, -y) * 180 / .pi * 100).rounded() / 100
        if angle < 0 { angle += 360 }
        return CSS.number(angle)
    }

    /// A list of colours with their places; places that CSS would choose itself (first at 0, last at the end) are left out.
    private static func stops(_ stops: [DisplayGradient.Stop], _ place: (Double) -> String) -> String {
        guard let first = stops.first else { return "transparent,transparent" }
        let list = stops.count == 1 ? [first, first] : stops
        return list.map { "\(CSS.color($0.color)) \(place($0.location))" }.joined(separator: ",")
    }
}
