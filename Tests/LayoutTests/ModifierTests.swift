import SwiftUI
import Testing

/// Section 6 of the layout rules.
@MainActor struct ModifierTests {
    @Test("padding is 16 on all edges (rule 6.1; measured 52.33 high for a line of 20.33)")
    func defaultPadding() {
        let f = frames(nil, nil) { Box(20, 10).named("in").padding().named("out") }
        #expect(f["out"]?.size == CGSize(width: 52, height: 42))
        #expect(f["in"]!.minX - f["out"]!.minX == 16)
        #expect(f["in"]!.minY - f["out"]!.minY == 16)
    }

    @Test("padding on some edges (rule 6.1)")
    func edges() {
        #expect(frames(nil, nil) { Box(20, 10).padding(.horizontal, 5).named("out") }["out"]?.size == CGSize(width: 30, height: 10))
        #expect(frames(nil, nil) { Box(20, 10).padding(.top, 7).named("out") }["out"]?.size == CGSize(width: 20, height: 17))
        #expect(
            frames(nil, nil) { Box(20, 10).padding([.leading, .bottom], 3).named("out") }["out"]?.size == CGSize(width: 23, height: 13))
        #expect(frames(nil, nil) { Box(20, 10).padding(.vertical).named("out") }["out"]?.size == CGSize(width: 20, height: 42))
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let f = frames(nil, nil) { Box(20, 10).named("in").padding(insets).named("out") }
        #expect(f["out"]?.size == CGSize(width: 26, height: 14))
        #expect(f["in"]!.minX - f["out"]!.minX == 2)
        let r = frames(nil, nil, rightToLeft: true) { Box(20, 10).named("in").padding(insets).named("out") }
        #expect(r["in"]!.minX - r["out"]!.minX == 4, "leading is right")
    }

    @Test("the child is proposed what the padding leaves, not below 0 (rule 6.1)", arguments: [(100.0, 80.0), (20, 0), (5, 0)])
    func proposal(width: Double, inner: Double) {
        let found = Double(frames(width, 50) { Box().named("in").padding(.horizontal, 10) }["in"]!.width)
        #expect(found == inner)
    }

    @Test("negative padding draws outside of its frame (rule 6.1)")
    func negative() {
        let f = frames(nil, nil) { Box(20, 10).named("in").padding(-5).named("out") }
        #expect(f["out"]?.size == CGSize(width: 10, height: 0))
        #expect(f["in"]?.width == 20)
    }

    @Test("padded edges ask for no text distance (rule 3.6): 8 between")
    func paddingResetsSpacing() {
        let f = frames(nil, nil) {
            VStack {
                Text(verbatim: "a").padding(.bottom, 1).named("a")
                Text(verbatim: "b").padding(.top, 1).named("b")
            }
        }
        #expect(abs(f["b"]!.minY - f["a"]!.maxY - 8) < 0.34)
    }

    @Test("offset moves what is drawn and not the layout (rule 6.5)")
    func offset() {
        let f = frames(nil, nil) {
            HStack(spacing: 0) {
                Box(10, 10).named("a").offset(x: 5, y: 3); Box(10, 10).named("b")
            }
        }
        #expect(f["b"]!.minX - f["a"]!.minX == 5)
        #expect(f["a"]!.minY - f["b"]!.minY == 3)
    }

    @Test("position takes all room and centres the child on the point (rule 6.5)")
    func position() {
        let f = frames(100, 80) { Box(20, 10).named("in").position(x: 30, y: 40).named("out") }
        #expect(f["out"]?.size == CGSize(width: 100, height: 80))
        #expect(isClose(f["in"], 20, 35, 20, 10))
    }

    @Test("a background is proposed the content's size and does not change it (rule 6.6)")
    func background() {
        let f = frames(200, 200) { Box(50, 30).named("content").background { Box().named("back") } }
        #expect(f["back"] == f["content"])
        let g = frames(200, 200) {
            Box(50, 30).named("content").background(alignment: .bottomTrailing) { Box(80, 80).named("back") }.named("out")
        }
        #expect(g["out"]?.size == CGSize(width: 50, height: 30))
        #expect(g["back"]?.maxX == g["content"]?.maxX)
        #expect(g["back"]?.maxY == g["content"]?.maxY)
    }

    @Test(
        "an overlay is aligned with the content (rule 6.6)",
        arguments: [("topLeading", 0.0, 0.0), ("center", 20, 10), ("bottomTrailing", 40, 20), ("top", 20, 0), ("leading", 0, 10)])
    func overlay(name: String, x: Double, y: Double) {
        let alignments: [String: Alignment] = [
            "topLeading": .topLeading, "center": .center, "bottomTrailing": .bottomTrailing, "top": .top, "leading": .leading,
        ]
        let f = frames(200, 200) { Box(50, 30).named("content").overlay(alignment: alignments[name]!) { Box(10, 10).named("over") } }
        #expect(abs(f["over"]!.minX - f["content"]!.minX - x) < 0.01)
        #expect(abs(f["over"]!.minY - f["content"]!.minY - y) < 0.01)
    }

    @Test("a ZStack is as large as its largest children and proposes that to all (rule 6.7)")
    func zstack() {
        let f = frames(nil, nil) {
            ZStack {
                Box(30, 10).named("a"); Box(10, 40).named("b")
            }.named("out")
        }
        #expect(f["out"]?.size == CGSize(width: 30, height: 40))
        #expect(abs(f["a"]!.midX - f["b"]!.midX) < 0.34)
        let g = frames(100, 80) {
            ZStack(alignment: .topLeading) {
                Box().named("a"); Box(10, 10).named("b")
            }.named("out")
        }
        #expect(g["out"]?.size == CGSize(width: 100, height: 80))
        #expect(isClose(g["b"], 0, 0, 10, 10))
    }

    @Test("a modifier on a group modifies each view of it")
    func distributes() {
        let f = frames(nil, nil) {
            VStack(spacing: 0) {
                Group {
                    Box(10, 10).named("a"); Box(10, 10).named("b")
                }.padding(5)
            }.named("out")
        }
        #expect(f["out"]?.size == CGSize(width: 20, height: 40))
        #expect(f["b"]!.minY - f["a"]!.minY == 20)
    }

    @Test("the root leaves the safe area free and centres what is in it")
    func safeArea() {
        let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        let f = frames(393, 852, safeArea: insets) { Box().named("all") }
        #expect(isClose(f["all"], 0, 59, 393, 759))
        let g = frames(393, 852, safeArea: insets) { Box(100, 100).named("small") }
        #expect(abs(g["small"]!.midY - (59 + 759.0 / 2)) < 0.34)
    }

    @Test("edges lie on whole pixels", arguments: [1.0, 2, 3])
    func pixels(scale: Double) {
        let f = frames(100, 10, scale: scale) { HStack(spacing: 0) { ForEach(0..<7) { i in Box().named("\(i)") } } }
        for i in 0..<7 {
            let frame = f["\(i)"]!
            #expect(abs(frame.minX * scale - (frame.minX * scale).rounded()) < 0.001)
            #expect(abs(frame.maxX * scale - (frame.maxX * scale).rounded()) < 0.001)
        }
        #expect(f["6"]?.maxX == 100)
    }
}
