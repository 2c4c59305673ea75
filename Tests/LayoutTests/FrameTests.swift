import SwiftUI
import Testing

/// Sections 4 and 5 of the layout rules: fixed and flexible frames.
@MainActor struct FrameTests {
    @Test("a given length is the frame's own, whatever is proposed (rule 4.1)", arguments: [0.0, 20, 50, 100, 300])
    func fixedFrame(proposed: Double) {
        let f = frames(proposed, proposed) { Box().named("in").frame(width: 50, height: 40).named("out") }
        #expect(f["out"]?.width == 50)
        #expect(f["out"]?.height == 40)
        #expect(f["in"]?.width == 50)
        #expect(f["in"]?.height == 40)
    }

    @Test("a missing length is the child's for what is proposed (rule 4.1)")
    func halfFrame() {
        let f = frames(100, 100) { Box(20, 30).frame(width: 50).named("out") }
        #expect(f["out"]?.size == CGSize(width: 50, height: 30))
        let g = frames(100, 100) { Box().frame(height: 50).named("out") }
        #expect(g["out"]?.size == CGSize(width: 100, height: 50))
    }

    @Test("negative and endless lengths are ignored (rule 4.2)", arguments: [-1.0, -100, .infinity, .nan])
    func badLengths(length: Double) {
        let f = frames(100, 60) { Box().frame(width: length, height: length).named("out") }
        #expect(f["out"]?.size == CGSize(width: 100, height: 60))
    }

    @Test(
        "a smaller child lies where the alignment says (rule 4.3)",
        arguments: [
            ("topLeading", 0.0, 0.0), ("top", 30, 0), ("topTrailing", 60, 0), ("leading", 0, 15), ("center", 30, 15), ("trailing", 60, 15),
            ("bottomLeading", 0, 30), ("bottom", 30, 30), ("bottomTrailing", 60, 30),
        ])
    func alignment(name: String, x: Double, y: Double) {
        let alignments: [String: Alignment] = [
            "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading, "center": .center,
            "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
        ]
        let f = frames(90, 45) { Box(30, 15).named("in").frame(width: 90, height: 45, alignment: alignments[name]!) }
        #expect(isClose(f["in"], x, y, 30, 15))
    }

    @Test("right to left, leading is right (rule 4.3)")
    func rightToLeft() {
        let f = frames(90, 30, rightToLeft: true) { Box(30, 15).named("in").frame(width: 90, height: 30, alignment: .topLeading) }
        #expect(isClose(f["in"], 60, 0, 30, 15))
    }

    @Test("with both limits the child has no say (rule 5.2)", arguments: [(10.0, 50.0), (70, 70), (200, 100)])
    func bothLimits(proposed: Double, width: Double) {
        let f = frames(proposed, 30) { Box(5, 30).frame(minWidth: 50, maxWidth: 100).named("out") }
        #expect(abs((f["out"]?.width ?? 0) - width) < 0.34)
    }

    @Test("only a maximum: the child's length, at most the maximum, at least what is proposed up to it (rule 5.2)")
    func onlyMaximum() {
        #expect(frames(60, 30) { Box(20, 30).frame(maxWidth: 100).named("out") }["out"]?.width == 60)
        #expect(frames(150, 30) { Box(20, 30).frame(maxWidth: 100).named("out") }["out"]?.width == 100)
        #expect(frames(150, 30) { Box(120, 30).frame(maxWidth: 100).named("out") }["out"]?.width == 100)
    }

    @Test("only a minimum: the child's length within what is proposed, at least the minimum (rule 5.2)")
    func onlyMinimum() {
        #expect(frames(150, 30) { Box(20, 30).frame(minWidth: 60).named("out") }["out"]?.width == 60)
        #expect(frames(150, 30) { Box(90, 30).frame(minWidth: 60).named("out") }["out"]?.width == 90)
        #expect(frames(150, 30) { Box().frame(minWidth: 60).named("out") }["out"]?.width == 150)
    }

    @Test("maxWidth infinity fills a proposed width, but is as wide as a wider child (rule 5.3)")
    func fills() {
        #expect(frames(200, 30) { Box(20, 30).frame(maxWidth: .infinity).named("out") }["out"]?.width == 200)
        #expect(frames(200, 30) { Box(300, 30).frame(maxWidth: .infinity).named("out") }["out"]?.width == 300)
        #expect(frames(200, 30) { Box(300, 30).frame(minWidth: 0, maxWidth: .infinity).named("out") }["out"]?.width == 200)
        #expect(frames(nil, nil) { Box(20, 30).frame(maxWidth: .infinity, maxHeight: .infinity).named("out") }["out"]?.width == 20)
    }

    @Test("nil and an ideal: the ideal (rule 5.2); the child is proposed it (rule 5.1)")
    func ideal() {
        let f = frames(nil, nil) { Box().named("in").frame(idealWidth: 70, idealHeight: 50).named("out") }
        #expect(f["out"]?.size == CGSize(width: 70, height: 50))
        #expect(f["in"]?.size == CGSize(width: 70, height: 50))
    }

    @Test("limits out of order are put in order, the smaller first (rule 5.4)")
    func contradictory() {
        #expect(frames(500, 30) { Box().frame(minWidth: 100, maxWidth: 50).named("out") }["out"]?.width == 100)
        #expect(frames(5, 30) { Box().frame(minWidth: -20, maxWidth: 50).named("out") }["out"]?.width == 5)
    }

    @Test("the child of a flexible frame is aligned in the frame's final size (rule 5.5)")
    func placedInFinalSize() {
        let f = frames(100, 100) { Box(20, 20).named("in").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing) }
        #expect(isClose(f["in"], 80, 80, 20, 20))
    }
}
