import SwiftUICore

/// Corners with `RoundedCornerStyle.continuous`: the curve begins before the circle would and bends gradually.
///
/// The factors of the radius are those of the outline that iOS draws for a continuous corner, as published measurements of
/// `UIBezierPath(roundedRect:cornerRadius:)` give them.
enum SmoothCorner {
    /// Where the curve begins, as a multiple of the radius.
    private static let start = 1.528665

    /// Smaller corners look the same as circles: at 20 points the two differ by less than half a point.
    private static let minimumRadius = 20.0

    /// The radius of a box whose four corners are to be drawn smoothly; nil where circles serve as well or the sides are too short.
    static func radius(_ path: DisplayPath, width: Double, height: Double) -> Double? {
        guard case .rounded(let radius, let topRight, let bottomRight, let bottomLeft, true) = path, radius >= minimumRadius,
            radius == topRight, radius == bottomRight, radius == bottomLeft, radius * start * 2 <= min(width, height)
        else { return nil }
        return radius
    }

    /// The outline of a box with four equal corners.
    static func commands(radius: Double, width: Double, height: Double) -> [DisplayPathCommand] {
        var commands: [DisplayPathCommand] = [.move(x: start * radius, y: 0)]
        // Each corner is the top right one, turned: distances along the side that ends there, and from it.
        append(to: &commands, radius) { (width - $0, $1) }
        append(to: &commands, radius) { (width - $1, height - $0) }
        append(to: &commands, radius) { ($0, height - $1) }
        append(to: &commands, radius) { ($1, $0) }
        commands.append(.close)
        return commands
    }

    private static func append(
        to commands: inout [DisplayPathCommand], _ radius: Double, _ place: (Double, Double) -> (Double, Double)
    ) {
        func point(_ along: Double, _ across: Double) -> (Double, Double) { place(along * radius, across * radius) }
        func curve(_ first: (Double, Double), _ second: (Double, Double), _ end: (Double, Double)) {
            commands.append(
                .cubic(x: end.0, y: end.1, control1X: first.0, control1Y: first.1, control2X: second.0, control2Y: second.1))
        }
        let begin = point(start, 0)
        commands.append(.line(x: begin.0, y: begin.1))
        curve(point(1.088493, 0), point(0.868407, 0), point(0.631494, 0.074911))
        curve(point(0.372824, 0.16906), point(0.16906, 0.372824), point(0.074911, 0.631494))
        curve(point(0, 0.868407), point(0, 1.088493), point(0, start))
    }
}
