import SwiftUI
import Testing

@MainActor struct StackTests {
    @Test("two flexible children share the room equally (rule 2.3d)")
    func equalShares() {
        let f = frames(100, 40) {
            HStack(spacing: 0) {
                Box().named("a"); Box().named("b")
            }
        }
        #expect(isClose(f["a"], 0, 0, 50, 40))
        #expect(isClose(f["b"], 50, 0, 50, 40))
    }

    @Test("the least flexible child is served first (rule 2.3b): a fixed one keeps its length")
    func fixedFirst() {
        let f = frames(200, 40) {
            HStack(spacing: 0) {
                Box().named("a"); Box(60, 20).named("b")
            }
        }
        #expect(isClose(f["a"], 0, 0, 140, 40))
        #expect(isClose(f["b"], 140, 10, 60, 20))
    }

    @Test("maxWidth 100 beside minWidth 100 in 150 overflows to 75 and 100 (rule 2.4)")
    func overflow() {
        let f = frames(150, 30) {
            HStack(spacing: 0) {
                Box().named("a").frame(maxWidth: 100)
                Box().named("b").frame(minWidth: 100)
            }.named("stack")
        }
        #expect(abs(f["a"]!.width - 75) < 0.34)
        #expect(abs(f["b"]!.width - 100) < 0.34)
        #expect(abs(f["stack"]!.width - 175) < 0.34)
    }

    @Test("views without a preference are 8 points apart (rule 3.2)")
    func defaultSpacing() {
        let f = frames(nil, nil) {
            VStack {
                Box(20, 10).named("a"); Box(20, 10).named("b")
            }.named("stack")
        }
        #expect(f["b"]!.minY - f["a"]!.maxY == 8)
        #expect(f["stack"]!.height == 28)
        let g = frames(nil, nil) {
            HStack {
                Box(20, 10).named("a"); Box(20, 10).named("b")
            }.named("stack")
        }
        #expect(g["stack"]!.width == 48)
    }

    @Test("a spacer takes what is left and has no gap beside it (rules 2.11, 3.5)")
    func spacer() {
        let f = frames(200, 40) {
            HStack {
                Box(20, 10).named("a"); Spacer(); Box(30, 10).named("b")
            }
        }
        #expect(isClose(f["a"], 0, 15, 20, 10))
        #expect(isClose(f["b"], 170, 15, 30, 10))
    }

    @Test("a spacer is at least 8 long (rule 6.9)")
    func spacerMinimum() {
        let f = frames(nil, nil) {
            HStack {
                Box(20, 10); Spacer(); Box(30, 10)
            }.named("stack")
        }
        #expect(f["stack"]!.width == 58)
        let g = frames(nil, nil) {
            HStack {
                Box(20, 10); Spacer(minLength: 20); Box(30, 10)
            }.named("stack")
        }
        #expect(g["stack"]!.width == 70)
    }

    @Test("alignment across the stack (rule 2.5)", arguments: [("top", 0.0), ("center", 10.0), ("bottom", 20.0)])
    func alignment(name: String, y: Double) {
        let guides: [String: VerticalAlignment] = ["top": .top, "center": .center, "bottom": .bottom]
        let f = frames(100, 30) {
            HStack(alignment: guides[name]!, spacing: 0) {
                Box(10, 30); Box(10, 10).named("b")
            }.named("stack")
        }
        #expect(abs(f["b"]!.minY - f["stack"]!.minY - y) < 0.01)
    }

    @Test("right to left, a row starts at the right and a column mirrors its alignment (rule 2.8)")
    func rightToLeft() {
        let f = frames(100, 20, rightToLeft: true) {
            HStack(spacing: 0) {
                Box(20, 20).named("a"); Spacer(); Box(30, 20).named("b")
            }
        }
        #expect(f["a"]!.minX == 80)
        #expect(f["b"]!.minX == 0)
        let g = frames(100, 40, rightToLeft: true) {
            VStack(alignment: .leading, spacing: 0) {
                Box(100, 20); Box(30, 20).named("b")
            }
        }
        #expect(g["b"]!.minX == 70)
    }

    @Test("several views without a container stand in a column (rule 1.3)")
    func implicitColumn() {
        let f = frames(100, 100) {
            Box(20, 10).named("a"); Box(20, 10).named("b")
        }
        #expect(isClose(f["a"], 40, 36, 20, 10))
        #expect(isClose(f["b"], 40, 54, 20, 10))
    }

    @Test("random rows equal the rule, computed apart (rule 2)", arguments: 0..<200)
    func random(seed: Int) {
        var generator = Reference.Generator(seed: UInt64(seed))
        let children = Reference.children(&generator)
        let width = Double(Int.random(in: 0..<500, using: &generator))
        let expected = Reference.widths(children, in: width)
        let f = frames(width, 100) {
            HStack(spacing: 0) {
                ForEach(children.indices, id: \.self) { i in Box(width: children[i]).named("\(i)") }
            }
        }
        for i in children.indices { #expect(abs(f["\(i)"]!.width - expected[i]) < 0.34, "child \(i) of \(children) in \(width)") }
    }
}

/// The division of a row's width as the rule states it, written independently of the engine.
enum Reference {
    struct Generator: RandomNumberGenerator {
        var state: UInt64
        init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    static func children(_ generator: inout Generator) -> [ClosedRange<Double>] {
        (0..<Int.random(in: 1...6, using: &generator)).map { _ in
            let least = Double(Int.random(in: 0..<120, using: &generator))
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: return 0...Double.infinity
            case 1: return least...least
            case 2: return least...Double.infinity
            case 3: return 0...least
            default: return least...(least + Double(Int.random(in: 0..<150, using: &generator)))
            }
        }
    }

    static func widths(_ children: [ClosedRange<Double>], in width: Double) -> [Double] {
        let order = children.indices.sorted { a, b in
            let (x, y) = (children[a].upperBound - children[a].lowerBound, children[b].upperBound - children[b].lowerBound)
            if x == y || (x.isInfinite && y.isInfinite) {
                let (l, m) = (children[a].lowerBound, children[b].lowerBound)
                return x.isInfinite && l != m ? l > m : a < b
            }
            return x < y
        }
        var result = children.map { _ in 0.0 }
        var remaining = width
        for (served, child) in order.enumerated() {
            let offered = max(remaining / Double(order.count - served), 0)
            result[child] = min(max(offered, children[child].lowerBound), children[child].upperBound)
            remaining -= result[child]
        }
        return result
    }
}
