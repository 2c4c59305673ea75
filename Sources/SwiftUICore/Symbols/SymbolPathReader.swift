/// Reads the notation of the symbol tables: SVG path data (M L H V C Q A Z, upper or lower case) and four additions.
///
/// - `O x y r` is a circle, `R x y width height radius` a rectangle with round corners.
/// - In front, `~` mirrors the outline, `%` adds its mirror image, `@45 ` turns it clockwise (multiples of 15 degrees),
///   `*0.5 ` scales it, and `>3 -4 ` moves it. They act from the inside out: `@90 ~M…` is mirrored first.
struct SymbolPathReader {
    private let bytes: [UInt8]
    private var position = 0
    private var path = SymbolPath()
    private var current = SymbolPoint(x: 0, y: 0)
    private var start = SymbolPoint(x: 0, y: 0)

    private init(_ text: Substring) { bytes = Array(text.utf8) }

    /// The outline that `text` describes. A malformed table entry is a programming error and stops the process.
    static func read(_ text: String) -> SymbolPath { read(Substring(text)) }

    private static func read(_ text: Substring) -> SymbolPath {
        switch text.first {
        case "~": return read(text.dropFirst()).mirrored()
        case "%": return read(text.dropFirst()).symmetric()
        case "@":
            let (values, rest) = operands(1, of: text)
            return read(rest).turned(degrees: Int(values[0]))
        case "*":
            let (values, rest) = operands(1, of: text)
            return read(rest).placed(scale: values[0], dx: 0, dy: 0)
        case ">":
            let (values, rest) = operands(2, of: text)
            return read(rest).placed(scale: 1, dx: values[0], dy: values[1])
        default:
            var reader = SymbolPathReader(text)
            while let command = reader.command() { reader.run(command) }
            return reader.path
        }
    }

    /// The numbers that follow the first character of `text`, and what comes after them.
    private static func operands(_ count: Int, of text: Substring) -> (values: [Double], rest: Substring) {
        let parts = text.dropFirst().split(separator: " ", maxSplits: count)
        let values = parts.prefix(count).compactMap { Double($0) }
        guard parts.count == count + 1, values.count == count else { preconditionFailure("symbol path: \(text)") }
        return (values, parts[count])
    }

    private mutating func command() -> UInt8? {
        skipSeparators()
        guard position < bytes.count else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    private mutating func run(_ command: UInt8) {
        let upper = command & 0xDF
        let relative = command != upper
        if upper == UInt8(ascii: "Z") {
            path.segments.append(.close)
            current = start
            return
        }
        var isFirst = true
        repeat {
            step(upper, relative: relative, isFirst: isFirst)
            isFirst = false
        } while hasNumber()
    }

    private mutating func step(_ command: UInt8, relative: Bool, isFirst: Bool) {
        switch Character(UnicodeScalar(command)) {
        case "M" where isFirst:
            current = point(relative)
            start = current
            path.segments.append(.move(current))
        case "M", "L": line(point(relative))
        case "H": line(SymbolPoint(x: number() + (relative ? current.x : 0), y: current.y))
        case "V": line(SymbolPoint(x: current.x, y: number() + (relative ? current.y : 0)))
        case "C":
            let (a, b, end) = (point(relative), point(relative), point(relative))
            cubic(a, b, end)
        case "Q":
            let (control, end) = (point(relative), point(relative))
            cubic(between(current, control), between(end, control), end)
        case "A":
            let (rx, ry) = (number(), number())
            precondition(number() == 0, "symbol arcs are not turned")
            let (large, sweep) = (number() != 0, number() != 0)
            current = point(relative)
            path.segments.append(.arc(radiusX: rx, radiusY: ry, large: large, sweep: sweep, to: current))
        case "O": circle(number(), number(), number())
        case "R": rectangle(number(), number(), number(), number(), number())
        default: preconditionFailure("symbol path: \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    private mutating func line(_ end: SymbolPoint) {
        current = end
        path.segments.append(.line(end))
    }

    private mutating func cubic(_ a: SymbolPoint, _ b: SymbolPoint, _ end: SymbolPoint) {
        current = end
        path.segments.append(.cubic(a, b, end))
    }

    /// Two thirds of the way from an end to the control point of a quadratic curve.
    private func between(_ end: SymbolPoint, _ control: SymbolPoint) -> SymbolPoint {
        SymbolPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }

    private mutating func circle(_ x: Double, _ y: Double, _ r: Double) {
        let (left, right) = (SymbolPoint(x: x - r, y: y), SymbolPoint(x: x + r, y: y))
        path.segments += [
            .move(left), .arc(radiusX: r, radiusY: r, large: false, sweep: true, to: right),
            .arc(radiusX: r, radiusY: r, large: false, sweep: true, to: left), .close,
        ]
    }

    private mutating func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ r: Double) {
        let (right, bottom) = (x + width, y + height)
        func corner(_ x: Double, _ y: Double) -> SymbolSegment {
            .arc(radiusX: r, radiusY: r, large: false, sweep: true, to: SymbolPoint(x: x, y: y))
        }
        path.segments += [
            .move(SymbolPoint(x: x + r, y: y)), .line(SymbolPoint(x: right - r, y: y)), corner(right, y + r),
            .line(SymbolPoint(x: right, y: bottom - r)), corner(right - r, bottom),
            .line(SymbolPoint(x: x + r, y: bottom)), corner(x, bottom - r), .line(SymbolPoint(x: x, y: y + r)), corner(x + r, y), .close,
        ]
    }

    private mutating func point(_ relative: Bool) -> SymbolPoint {
        let (x, y) = (number(), number())
        return relative ? SymbolPoint(x: current.x + x, y: current.y + y) : SymbolPoint(x: x, y: y)
    }

    private mutating func skipSeparators() {
        while position < bytes.count, bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: ",") { position += 1 }
    }

    private mutating func hasNumber() -> Bool {
        skipSeparators()
        return position < bytes.count && (bytes[position] < UInt8(ascii: "A"))
    }

    private mutating func number() -> Double {
        skipSeparators()
        let begin = position
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
        var hasPoint = false
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
            } else if byte < UInt8(ascii: "0") || byte > UInt8(ascii: "9") {
                break
            }
            position += 1
        }
        let text = String(decoding: bytes[begin..<position], as: UTF8.self)
        guard let value = Double(text.hasPrefix(".") ? "0" + text : text) else {
            preconditionFailure("symbol path: \(String(decoding: bytes, as: UTF8.self))")
        }
        return value
    }
}
