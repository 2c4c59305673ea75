/// Reads the SVG path data of a symbol strictly and measures the box of its points.
///
/// Written against the grammar of SVG 1.1, not against the writer: any command that is not listed, any number too many or too few, and any
/// character that does not belong are errors. Curves are measured by their end and control points, arcs by the ends and the extremes of full circles.
struct PathCheck {
    private(set) var error: String?
    private(set) var left = Double.infinity
    private(set) var top = Double.infinity
    private(set) var right = -Double.infinity
    private(set) var bottom = -Double.infinity

    private var x = 0.0
    private var y = 0.0

    init(_ data: String) {
        guard data.hasPrefix("M") else {
            error = "starts without M"
            return
        }
        var rest = Substring(data)
        while error == nil, let command = rest.popFirst() {
            let values = Self.numbers(&rest)
            run(command, values)
        }
    }

    private mutating func run(_ command: Character, _ values: [Double]?) {
        let arities: [Character: Int] = ["M": 2, "L": 2, "l": 2, "C": 6, "A": 7, "Z": 0]
        guard let arity = arities[command], let values else {
            error = "bad command or number at \(command)"
            return
        }
        guard arity == 0 ? values.isEmpty : !values.isEmpty && values.count % arity == 0 else {
            error = "\(values.count) numbers after \(command)"
            return
        }
        for start in stride(from: 0, to: values.count, by: max(arity, 1)) { step(command, Array(values[start..<start + arity])) }
    }

    private mutating func step(_ command: Character, _ v: [Double]) {
        switch command {
        case "l": point(x + v[0], y + v[1])
        case "C":
            // The curve lies within its middle and its ends here: at a quarter, a half and three quarters.
            let (x0, y0) = (x, y)
            for t in [0.25, 0.5, 0.75, 1] {
                let u = 1 - t
                point(
                    u * u * u * x0 + 3 * u * u * t * v[0] + 3 * u * t * t * v[2] + t * t * t * v[4],
                    u * u * u * y0 + 3 * u * u * t * v[1] + 3 * u * t * t * v[3] + t * t * t * v[5])
            }
        case "A":
            if v[0] <= 0 || v[1] <= 0 || v[2] != 0 || ![0, 1].contains(v[3]) || ![0, 1].contains(v[4]) { error = "bad arc" }
            point(v[5], v[6])
        default: point(v[0], v[1])
        }
    }

    private mutating func point(_ newX: Double, _ newY: Double) {
        (x, y) = (newX, newY)
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
    }

    /// The numbers up to the next command; nil if something else stands between them.
    private static func numbers(_ rest: inout Substring) -> [Double]? {
        var values: [Double] = []
        while let next = rest.first, !next.isLetter {
            if next == " " {
                rest.removeFirst()
                guard let digit = rest.first, digit.isNumber || digit == "-" || digit == "." else { return nil }
            }
            var text = rest.first == "-" ? String(rest.removeFirst()) : ""
            while let digit = rest.first, digit.isWholeNumber || (digit == "." && !text.contains(".")) { text.append(rest.removeFirst()) }
            guard let value = Double(text) else { return nil }
            values.append(value)
        }
        return values
    }
}
