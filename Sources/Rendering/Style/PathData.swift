import SwiftUICore

/// SVG path data, as short as it can be.
enum PathData {
    /// The data of an outline in a box of `width` by `height` points.
    static func text(_ path: DisplayPath, width: Double, height: Double) -> String {
        text(commands(path, width: width, height: height))
    }

    static func text(_ commands: [DisplayPathCommand]) -> String {
        var writer = Pen()
        for command in commands { writer.append(command) }
        return writer.text
    }

    /// The steps of any outline.
    static func commands(_ path: DisplayPath, width: Double, height: Double) -> [DisplayPathCommand] {
        switch path {
        case .rectangle:
            return [.move(x: 0, y: 0), .line(x: width, y: 0), .line(x: width, y: height), .line(x: 0, y: height), .close]
        case .ellipse:
            return rounded([Corner](repeating: Corner(x: width / 2, y: height / 2), count: 4), width, height)
        case .rounded(let topLeft, let topRight, let bottomRight, let bottomLeft, _):
            if let radius = SmoothCorner.radius(path, width: width, height: height) {
                return SmoothCorner.commands(radius: radius, width: width, height: height)
            }
            let limit = min(width, height) / 2
            let corners = [topLeft, topRight, bottomRight, bottomLeft].map { radius in
                let used = min(max(radius, 0), limit)
                return Corner(x: used, y: used)
            }
            return rounded(corners, width, height)
        case .commands(let commands): return commands
        }
    }

    private struct Corner {
        var x: Double
        var y: Double
    }

    /// A quarter of a circle as a cubic curve: control points at 0.5523 of the radius, at most 0.03 % off.
    private static func rounded(_ corners: [Corner], _ width: Double, _ height: Double) -> [DisplayPathCommand] {
        let rest = 1 - 0.5522847498
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        return [
            .move(x: a.x, y: 0), .line(x: width - b.x, y: 0),
            .cubic(x: width, y: b.y, control1X: width - b.x * rest, control1Y: 0, control2X: width, control2Y: b.y * rest),
            .line(x: width, y: height - c.y),
            .cubic(
                x: width - c.x, y: height, control1X: width, control1Y: height - c.y * rest, control2X: width - c.x * rest,
                control2Y: height),
            .line(x: d.x, y: height),
            .cubic(x: 0, y: height - d.y, control1X: d.x * rest, control1Y: height, control2X: 0, control2Y: height - d.y * rest),
            .line(x: 0, y: a.y),
            .cubic(x: a.x, y: 0, control1X: 0, control1Y: a.y * rest, control2X: a.x * rest, control2Y: 0),
            .close,
        ]
    }

    /// Writes steps without spaces that a reader can do without.
    private struct Pen {
        var text = ""

        mutating func append(_ command: DisplayPathCommand) {
            switch command {
            case .move(let x, let y): step("M", [x, y])
            case .line(let x, let y): step("L", [x, y])
            case .quad(let x, let y, let controlX, let controlY): step("Q", [controlX, controlY, x, y])
            case .cubic(let x, let y, let control1X, let control1Y, let control2X, let control2Y):
                step("C", [control1X, control1Y, control2X, control2Y, x, y])
            case .close: text += "Z"
            }
        }

        private mutating func step(_ letter: String, _ numbers: [Double]) {
            text += letter
            for (index, number) in numbers.enumerated() {
                let spelled = CSS.number(number)
                if index > 0 && !spelled.hasPrefix("-") { text += " " }
                text += spelled
            }
        }
    }
}
