/// A point of a symbol drawing, in hundredths of the font size, y down.
struct SymbolPoint: Equatable {
    var x: Double
    var y: Double
}

/// One step of a symbol's outline.
enum SymbolSegment: Equatable {
    case move(SymbolPoint)
    case line(SymbolPoint)
    case cubic(SymbolPoint, SymbolPoint, SymbolPoint)
    case arc(radiusX: Double, radiusY: Double, large: Bool, sweep: Bool, to: SymbolPoint)
    case close
}

/// An outline that can be moved, scaled, turned and written as SVG path data.
///
/// Only additions, multiplications, divisions and square roots are used, so the result has the same bits on every host.
struct SymbolPath: Equatable {
    var segments: [SymbolSegment] = []

    /// The outline scaled by `scale` around the origin and then moved by (`dx`, `dy`).
    func placed(scale: Double, dx: Double, dy: Double) -> SymbolPath {
        map(radius: scale, flips: false) { SymbolPoint(x: $0.x * scale + dx, y: $0.y * scale + dy) }
    }

    /// The outline as seen in a mirror that stands on the y axis.
    func mirrored() -> SymbolPath {
        map(radius: 1, flips: true) { SymbolPoint(x: -$0.x, y: $0.y) }
    }

    /// The outline turned clockwise around the origin by `degrees`, a multiple of 15.
    func turned(degrees: Int) -> SymbolPath {
        let sines = [0, 0.2588190451025207, 0.5, 0.7071067811865476, 0.8660254037844386, 0.9659258262890683, 1]
        func sine(_ step: Int) -> Double {
            let index = ((step % 24) + 24) % 24
            let half = index % 12
            let value = sines[half <= 6 ? half : 12 - half]
            return index < 12 ? value : -value
        }
        precondition(degrees % 15 == 0, "a symbol is turned in steps of 15 degrees")
        let s = sine(degrees / 15)
        let c = sine(degrees / 15 + 6)
        return map(radius: 1, flips: false) { SymbolPoint(x: $0.x * c - $0.y * s, y: $0.x * s + $0.y * c) }
    }

    /// The outline together with its mirror image. Where it ends on the y axis both halves are joined into one line.
    func symmetric() -> SymbolPath {
        guard case .move(let first)? = segments.first, let last = endPoint, last.x == 0 else {
            return SymbolPath(segments: segments + mirrored().segments)
        }
        var joined = SymbolPath(segments: segments + mirrored().reversed().segments.dropFirst())
        if first.x == 0 { joined.segments.append(.close) }
        return joined
    }

    private var endPoint: SymbolPoint? {
        switch segments.last {
        case .move(let p), .line(let p), .cubic(_, _, let p), .arc(_, _, _, _, let p): p
        case .close, nil: nil
        }
    }

    /// One open line, walked the other way.
    private func reversed() -> SymbolPath {
        var points: [SymbolPoint] = []
        for segment in segments {
            switch segment {
            case .move(let p), .line(let p), .cubic(_, _, let p), .arc(_, _, _, _, let p): points.append(p)
            case .close: preconditionFailure("only an open line is joined with its mirror image")
            }
        }
        var result: [SymbolSegment] = [.move(points[points.count - 1])]
        for index in stride(from: segments.count - 1, to: 0, by: -1) {
            let target = points[index - 1]
            switch segments[index] {
            case .cubic(let a, let b, _): result.append(.cubic(b, a, target))
            case .arc(let rx, let ry, let large, let sweep, _):
                result.append(.arc(radiusX: rx, radiusY: ry, large: large, sweep: !sweep, to: target))
            default: result.append(.line(target))
            }
        }
        return SymbolPath(segments: result)
    }

    private func map(radius: Double, flips: Bool, _ point: (SymbolPoint) -> SymbolPoint) -> SymbolPath {
        SymbolPath(
            segments: segments.map { segment in
                switch segment {
                case .move(let p): .move(point(p))
                case .line(let p): .line(point(p))
                case .cubic(let a, let b, let p): .cubic(point(a), point(b), point(p))
                case .arc(let rx, let ry, let large, let sweep, let p):
                    .arc(radiusX: rx * radius, radiusY: ry * radius, large: large, sweep: sweep != flips, to: point(p))
                case .close: .close
                }
            })
    }

    /// SVG path data with two decimals.
    var data: String {
        var text = ""
        for segment in segments {
            switch segment {
            case .move(let p): text += "M" + Self.pair(p)
            case .line(let p): text += "L" + Self.pair(p)
            case .cubic(let a, let b, let p): text += "C" + Self.pair(a) + " " + Self.pair(b) + " " + Self.pair(p)
            case .arc(let rx, let ry, let large, let sweep, let p):
                text += "A" + Self.number(rx) + " " + Self.number(ry) + (large ? " 0 1 " : " 0 0 ") + (sweep ? "1 " : "0 ") + Self.pair(p)
            case .close: text += "Z"
            }
        }
        return text
    }

    private static func pair(_ point: SymbolPoint) -> String { number(point.x) + " " + number(point.y) }

    /// `value` with at most two decimals, without needless zeros.
    static func number(_ value: Double) -> String { decimal(Int((value * 100).rounded()), places: 2) }

    /// `scaled` divided by ten to the power of `places`, without needless zeros.
    static func decimal(_ scaled: Int, places: Int) -> String {
        var magnitude = scaled.magnitude
        var remaining = places
        while remaining > 0, magnitude % 10 == 0 {
            magnitude /= 10
            remaining -= 1
        }
        var digits = String(magnitude)
        if remaining > 0 {
            while digits.utf8.count <= remaining { digits = "0" + digits }
            digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -remaining))
        }
        return scaled < 0 && magnitude != 0 ? "-" + digits : digits
    }
}
