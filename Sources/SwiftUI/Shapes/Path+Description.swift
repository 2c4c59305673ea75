extension Path: LosslessStringConvertible {
    /// Numbers and a letter for each step: `m` move, `l` line, `q` quadratic and `c` cubic curve, `h` close.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        func points(_ count: Int) -> [CGPoint]? {
            guard numbers.count == 2 * count else { return nil }
            return (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
        }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            switch word {
            case "m":
                guard let p = points(1) else { return nil }
                move(to: p[0])
            case "l":
                guard let p = points(1) else { return nil }
                addLine(to: p[0])
            case "q":
                guard let p = points(2) else { return nil }
                addQuadCurve(to: p[1], control: p[0])
            case "c":
                guard let p = points(3) else { return nil }
                addCurve(to: p[2], control1: p[0], control2: p[1])
            case "h":
                guard numbers.isEmpty else { return nil }
                closeSubpath()
            default: return nil
            }
            numbers.removeAll(keepingCapacity: true)
        }
        if !numbers.isEmpty { return nil }
    }

    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.map { point in
                [point.x, point.y].map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }.joined(separator: " ")
            }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let to): text(to) + " m"
            case .line(let to): text(to) + " l"
            case .quadCurve(let to, let control): text(control, to) + " q"
            case .curve(let to, let control1, let control2): text(control1, control2, to) + " c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }
}
