import SwiftUI
import Testing

@MainActor struct ContainerTests {
    @Test("GeometryReader takes all room and puts its content at the top leading corner (rule 6.8)")
    func geometry() {
        let drawn = Drawn(.ios26, width: 200, height: 100) {
            GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2, height: 10) }
        }
        #expect(drawn.tree.nodes.first { $0.kind == .shape }?.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    }

    @Test("a scroll view takes the offered length along its axis and its content's across (rule 7.1)")
    func scroll() throws {
        let drawn = Drawn(.ios26, width: 200, height: 100) {
            ScrollView {
                Color.red.frame(width: 50, height: 300); Color.blue.frame(width: 80, height: 20)
            }
        }
        let node = try #require(drawn.tree.nodes.first { $0.kind == .scroll })
        #expect(node.frame == CGRect(x: 60, y: 0, width: 80, height: 100))
        // Two views stand in a column, 8 apart.
        #expect(drawn.tree.scrolls[0].contentSize == CGSize(width: 80, height: 328))
    }

    @Test("contentMargins set the content in")
    func margins() {
        let drawn = Drawn(.ios26, width: 200, height: 100) {
            ScrollView { Color.red.frame(height: 50) }.contentMargins(.horizontal, 20)
        }
        #expect(drawn.tree.nodes.first { $0.kind == .shape }?.frame == CGRect(x: 20, y: 0, width: 160, height: 50))
    }

    @Test(
        "ViewThatFits takes the first whose ideal size fits, else the last (rule 7.2)",
        arguments: [(200.0, 150.0), (100.0, 80.0), (20.0, 40.0)])
    func fits(room: Double, width: Double) {
        let drawn = Drawn(.ios26, width: CGFloat(room), height: 50) {
            ViewThatFits {
                Color.red.frame(width: 150, height: 10)
                Color.green.frame(width: 80, height: 10)
                Color.blue.frame(width: 40, height: 10)
            }
        }
        #expect(drawn.tree.nodes.first { $0.kind == .shape }?.frame.width == CGFloat(width))
    }

    @Test("HStackLayout and VStackLayout arrange as the stacks do, also inside AnyLayout", arguments: [true, false])
    func layouts(isRow: Bool) {
        func shapes<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> [CGRect] {
            Drawn(.ios26, width: 200, height: 120, content).tree.nodes.filter { $0.kind != .group }.map(\.frame)
        }
        let layout = isRow ? AnyLayout(HStackLayout(alignment: .top, spacing: 6)) : AnyLayout(VStackLayout(alignment: .trailing))
        let any = shapes {
            layout {
                Text("Some text"); Color.red.frame(minWidth: 20, maxHeight: 30); Spacer(); Color.blue
            }
        }
        let stack = shapes {
            if isRow {
                HStack(alignment: .top, spacing: 6) {
                    Text("Some text"); Color.red.frame(minWidth: 20, maxHeight: 30); Spacer(); Color.blue
                }
            } else {
                VStack(alignment: .trailing) {
                    Text("Some text"); Color.red.frame(minWidth: 20, maxHeight: 30); Spacer(); Color.blue
                }
            }
        }
        #expect(any == stack)
    }

    @Test("ZStackLayout is as large as its largest view and aligns by guides (rule 6.7)")
    func zstack() {
        let drawn = Drawn(.ios26, width: nil, height: nil) {
            ZStackLayout(alignment: .bottomTrailing) {
                Color.red.frame(width: 50, height: 40); Color.blue.frame(width: 10, height: 10)
            }
        }
        #expect(drawn.tree.size == CGSize(width: 50, height: 40))
        #expect(drawn.tree.nodes.last { $0.kind == .shape }?.frame == CGRect(x: 40, y: 30, width: 10, height: 10))
    }

    @Test("LazyVStack takes the whole width, LazyHStack the whole height")
    func lazy() {
        let drawn = Drawn(.ios26, width: 200, height: 100) { LazyVStack(alignment: .leading) { Color.red.frame(width: 20, height: 20) } }
        #expect(drawn.tree.nodes.first { $0.kind == .shape }?.frame == CGRect(x: 0, y: 40, width: 20, height: 20))
    }

    @Test("onGeometryChange tells the size once, and again when it changes")
    func geometryChange() {
        struct Host: View {
            @State private var width: CGFloat = 0
            var body: some View {
                VStack {
                    Color.red.frame(width: 70, height: 10).onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = $0
                    }
                    Text("w \(Int(width))")
                }
            }
        }
        #expect(Drawn(.ios26) { Host() }.texts == ["w 70"])
    }

    @Test("containerRelativeFrame divides the screen")
    func relative() {
        let drawn = Drawn(.ios26, width: 310, height: 100) {
            Color.red.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 5).frame(height: 10)
        }
        #expect(drawn.tree.nodes.first { $0.kind == .shape }?.frame.width == 100)
    }
}
