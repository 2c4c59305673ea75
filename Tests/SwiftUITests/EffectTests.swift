import SwiftUI
import Testing

@MainActor @Suite struct EffectTests {
    @Test func effectsDoNotChangeLayout() {
        // Rule 6.5.
        let drawing = Drawing(width: 200, height: 100) {
            Color.black.frame(width: 20, height: 10).scaleEffect(2).rotationEffect(.degrees(90)).opacity(0.5).blur(radius: 3)
        }
        #expect(drawing.frames(.shape) == [CGRect(x: 90, y: 45, width: 20, height: 10)])
        #expect(drawing.effects.count == 4)
        #expect(drawing.effects[0] == .blur(3) && drawing.effects[1] == .opacity(0.5))
        #expect(drawing.effects[3] == .transform(a: 2, b: 0, c: 0, d: 2, tx: -10, ty: -5))
    }

    @Test func overloads() {
        let black = RGBA(red: 0, green: 0, blue: 0)
        #expect(Drawing { Color.white.shadow(color: .black, radius: 4, y: 1) }.effects == [.shadow(black, radius: 4, x: 0, y: 1)])
        #expect(Drawing { Color.white.scaleEffect(x: -1) }.effects == [.transform(a: -1, b: 0, c: 0, d: 1, tx: 393, ty: 0)])
        #expect(Drawing { Color.white.opacity(2) }.effects == [])
        #expect(Drawing { Text("a").opacity(2) }.effects == [.opacity(1)])
    }

    @Test func clips() {
        func path(_ view: some View) -> DisplayEffect { Drawing(width: 100, height: 40) { view }.effects[0] }
        #expect(path(Text("a").frame(width: 100, height: 40).clipped()) == .clip(.rectangle, isEvenOdd: false))
        #expect(
            path(Text("a").frame(width: 100, height: 40).cornerRadius(8))
                == .clip(.rounded(topLeft: 8, topRight: 8, bottomRight: 8, bottomLeft: 8, continuous: true), isEvenOdd: false))
        #expect(path(Text("a").frame(width: 40, height: 40).clipShape(.circle)) == .clip(.ellipse, isEvenOdd: false))
        #expect(path(Text("a").frame(width: 40, height: 40).mask(Circle())) == .clip(.ellipse, isEvenOdd: false))
    }

    @Test func backgroundsReachIntoTheSafeArea() {
        // Rule 6.12: a style does, a view does not.
        func frame<V: View>(_ view: V) -> CGRect {
            let surroundings = ViewGraph.Surroundings(
                proposal: ProposedViewSize(width: 100, height: 200), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
            let tree = ViewGraph(surroundings) { view }.render()
            return tree.nodes.first { $0.kind == .shape }!.frame
        }
        let content = Color.clear.hidden()
        #expect(frame(content.background(Color.red)) == CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(frame(content.background(.red)) == CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(frame(content.background(.red, ignoresSafeAreaEdges: .top)) == CGRect(x: 0, y: 0, width: 100, height: 190))
        #expect(frame(content.background { Color.red }) == CGRect(x: 0, y: 20, width: 100, height: 170))
        #expect(frame(content.background(Rectangle())) == CGRect(x: 0, y: 20, width: 100, height: 170))
        #expect(frame(content.background(.red, in: Rectangle())) == CGRect(x: 0, y: 20, width: 100, height: 170))
        #expect(frame(Color.red.ignoresSafeArea()) == CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(frame(Color.red.ignoresSafeArea(edges: .bottom)) == CGRect(x: 0, y: 20, width: 100, height: 180))
        #expect(frame(Color.red.ignoresSafeArea(.keyboard)) == CGRect(x: 0, y: 20, width: 100, height: 170))
    }

    @Test func borders() {
        let drawing = Drawing(width: 100, height: 40) { Color.white.border(.red, width: 2) }
        #expect(drawing.frames(.shape)[1] == CGRect(x: 1, y: 1, width: 98, height: 38))
        #expect(drawing.shapes[1].stroke?.width == 2)
    }

    @Test func placing() {
        // Rule 6.5: position takes all room; offset none. Rule 6.2 and 6.3 for sizes.
        let placed = Drawing(width: 100, height: 100) { Color.red.frame(width: 10, height: 10).position(x: 20, y: 30) }
        #expect(placed.frames(.shape) == [CGRect(x: 15, y: 25, width: 10, height: 10)])
        let moved = Drawing(width: 100, height: 100) { Color.red.frame(width: 10, height: 10).offset(x: 5) }
        #expect(moved.frames(.shape) == [CGRect(x: 50, y: 45, width: 10, height: 10)])
        #expect(Drawing(width: 100, height: 100) { Color.red.fixedSize() }.frames(.shape) == [CGRect(x: 45, y: 45, width: 10, height: 10)])
        #expect(
            Drawing(width: 100, height: 100) { Color.red.aspectRatio(2, contentMode: .fit) }.frames(.shape)
                == [CGRect(x: 0, y: 25, width: 100, height: 50)])
        #expect(
            Drawing(width: 100, height: 100) { Color.red.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fill) }.frames(.shape)
                == [CGRect(x: -50, y: 0, width: 200, height: 100)])
    }

    @Test func guidesMoveViews() {
        let drawing = Drawing(width: 100, height: 100) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { $0[.leading] - 20 }
            }
        }
        let frames = drawing.frames(.shape)
        #expect(frames[1].minX - frames[0].minX == 20)
    }

    @Test func hiddenViewsTakeRoom() {
        let drawing = Drawing(width: nil) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).hidden()
                Color.red.frame(width: 10, height: 10)
            }
        }
        #expect(drawing.frames(.shape) == [CGRect(x: 10, y: 0, width: 10, height: 10)])
    }

    @Test func laterLayersByZIndex() {
        let drawing = Drawing(width: nil) {
            ZStack {
                Color(red: 1, green: 0, blue: 0).zIndex(1)
                Color(red: 0, green: 1, blue: 0)
            }
        }
        #expect(drawing.shapes.map(\.paint) == [.color(RGBA(red: 0, green: 255, blue: 0)), .color(RGBA(red: 255, green: 0, blue: 0))])
    }

    @Test func safeAreaInsets() {
        let drawing = Drawing(width: 100, height: 100) {
            Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
        }
        #expect(Set(drawing.frames(.shape).map(\.height)) == [70, 30])
        let padded = Drawing(width: 100, height: 100) { Color.red.safeAreaPadding(.top, 12) }
        #expect(padded.frames(.shape) == [CGRect(x: 0, y: 12, width: 100, height: 88)])
    }

    @Test func tints() {
        let red = RGBA(red: 255, green: 0, blue: 0)
        let drawing = Drawing { Rectangle().fill(.tint).tint(Color(red: 1, green: 0, blue: 0)) }
        #expect(drawing.shapes[0].paint == .color(red))
        #expect(
            Drawing { Rectangle().fill(Color.accentColor).accentColor(Color(red: 1, green: 0, blue: 0)) }.shapes[0].paint == .color(red))
    }
}
