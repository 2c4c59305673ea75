/// Finds the border of a `SymbolField`: marching squares over cells of one hundredth of the font size, visited only near the border.
struct SymbolContour {
    private let field: SymbolField
    private let left: Double
    private let top: Double
    private let columns: Int
    private let rows: Int
    private var values: [Double]
    private var next: [Int32]

    /// The border as closed lines: around areas one way, around holes the other way.
    static func loops(of field: SymbolField) -> [[SymbolPoint]] {
        var bounds = (left: Double.infinity, top: Double.infinity, right: -Double.infinity, bottom: -Double.infinity)
        for element in field.elements where !element.erases {
            bounds = (
                min(bounds.left, element.left), min(bounds.top, element.top), max(bounds.right, element.right),
                max(bounds.bottom, element.bottom)
            )
        }
        guard bounds.left < bounds.right else { return [] }
        var contour = SymbolContour(field: field, bounds: bounds)
        contour.visit(0, 0, size: contour.blockSize)
        return contour.trace()
    }

    private let blockSize: Int

    private init(field: SymbolField, bounds: (left: Double, top: Double, right: Double, bottom: Double)) {
        self.field = field
        left = bounds.left.rounded(.down) - 1.37
        top = bounds.top.rounded(.down) - 1.37
        columns = Int((bounds.right - left).rounded(.up)) + 2
        rows = Int((bounds.bottom - top).rounded(.up)) + 2
        values = Array(repeating: .nan, count: (columns + 1) * (rows + 1))
        next = Array(repeating: -1, count: 2 * (columns + 1) * (rows + 1))
        var size = 1
        while size < max(columns, rows) { size *= 2 }
        blockSize = size
    }

    /// Visits the cells of a square block, unless the border cannot reach it.
    private mutating func visit(_ x: Int, _ y: Int, size: Int) {
        guard x < columns, y < rows else { return }
        if size == 1 { return march(x, y) }
        let half = Double(size) / 2
        let away = field.distance(left + Double(x) + half, top + Double(y) + half)
        guard away < half * 1.4143, away > -half * 1.4143 else { return }
        let step = size / 2
        visit(x, y, size: step)
        visit(x + step, y, size: step)
        visit(x, y + step, size: step)
        visit(x + step, y + step, size: step)
    }

    private mutating func value(_ x: Int, _ y: Int) -> Double {
        let index = y * (columns + 1) + x
        if values[index].isNaN { values[index] = field.distance(left + Double(x), top + Double(y)) }
        return values[index]
    }

    /// Links the places where the border crosses the sides of one cell. A side is numbered by its first corner, doubled, plus one if vertical.
    private mutating func march(_ x: Int, _ y: Int) {
        let inside = (value(x, y) < 0, value(x + 1, y) < 0, value(x + 1, y + 1) < 0, value(x, y + 1) < 0)
        if inside.0 == inside.1, inside.1 == inside.2, inside.2 == inside.3 { return }
        let width = columns + 1
        let corner = 2 * (y * width + x)
        // The sides where the walk around the cell, clockwise from the top left, leaves and enters the shape: first and second.
        var leaving = (-1, -1)
        var entering = (-1, -1)
        func cross(_ from: Bool, _ to: Bool, _ side: Int) {
            if from, !to { leaving = leaving.0 < 0 ? (side, -1) : (leaving.0, side) }
            if to, !from { entering = entering.0 < 0 ? (side, -1) : (entering.0, side) }
        }
        cross(inside.0, inside.1, corner)
        cross(inside.1, inside.2, corner + 3)
        cross(inside.2, inside.3, corner + 2 * width)
        cross(inside.3, inside.0, corner + 1)
        if leaving.1 < 0 {
            next[leaving.0] = Int32(entering.0)
        } else {
            // Two opposite corners are inside: the middle of the cell decides whether they are joined.
            let isJoined = field.distance(left + Double(x) + 0.5, top + Double(y) + 0.5) < 0
            let inOrder = isJoined == inside.0
            next[leaving.0] = Int32(inOrder ? entering.0 : entering.1)
            next[leaving.1] = Int32(inOrder ? entering.1 : entering.0)
        }
    }

    private mutating func trace() -> [[SymbolPoint]] {
        var loops: [[SymbolPoint]] = []
        for first in next.indices where next[first] >= 0 {
            var loop: [SymbolPoint] = []
            var side = first
            while next[side] >= 0 {
                loop.append(crossing(side))
                let following = Int(next[side])
                next[side] = -1
                side = following
            }
            if loop.count > 2 { loops.append(loop) }
        }
        return loops
    }

    private mutating func crossing(_ side: Int) -> SymbolPoint {
        let corner = side / 2
        let (x, y) = (corner % (columns + 1), corner / (columns + 1))
        let isVertical = side % 2 == 1
        let (a, b) = (value(x, y), isVertical ? value(x, y + 1) : value(x + 1, y))
        let part = a / (a - b)
        return SymbolPoint(x: left + Double(x) + (isVertical ? 0 : part), y: top + Double(y) + (isVertical ? part : 0))
    }
}
