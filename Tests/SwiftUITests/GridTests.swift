import SwiftUI
import Testing

@MainActor struct GridTests {
    private func frames<V: View>(_ width: CGFloat?, @ViewBuilder _ content: @escaping @MainActor () -> V) -> [CGRect] {
        let drawn = Drawn(.ios26, width: width, height: nil, content)
        return drawn.tree.nodes.filter { $0.kind == .shape }.map(\.frame)
    }

    @Test("LazyVGrid: fixed columns first, then equal shares, 8 between (rule 7.3)")
    func columns() {
        let f = frames(300) {
            LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(), GridItem()]) {
                ForEach(0..<4) { _ in Color.red.frame(height: 20) }
            }
        }
        #expect(isNear(f[0], 0, 0, 100, 20))
        #expect(isNear(f[1], 108, 0, 92, 20))
        #expect(isNear(f[2], 208, 0, 92, 20))
        #expect(isNear(f[3], 0, 28, 100, 20))
    }

    @Test("an adaptive column holds as many of its minimum as fit (rule 7.3)")
    func adaptive() {
        let f = frames(300) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 10)], spacing: 4) {
                ForEach(0..<4) { _ in Color.red.frame(height: 20) }
            }
        }
        // (300 + 10) / (80 + 10) = 3 columns of (300 - 20) / 3.
        #expect(isNear(f[0].width, 93.33) && isNear(f[1].minX, 103.33) && isNear(f[3].minY, 24))
    }

    @Test("a grid reports the larger of the offered width and its columns")
    func width() {
        let drawn = Drawn(.ios26, width: nil, height: nil) {
            LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))]) { Color.red.frame(height: 5) }.frame(width: 80).border()
        }
        #expect(drawn.tree.size.width == 80)
    }

    @Test("Grid: columns as wide as their widest cell; a short row leaves cells empty (rule 7.4)")
    func grid() {
        let f = frames(nil) {
            Grid(horizontalSpacing: 5, verticalSpacing: 3) {
                GridRow {
                    Color.red.frame(width: 30, height: 10); Color.blue.frame(width: 20, height: 20)
                }
                GridRow { Color.green.frame(width: 50, height: 10) }
            }
        }
        #expect(isNear(f[0], 10, 5, 30, 10))
        #expect(isNear(f[1], 55, 0, 20, 20))
        #expect(isNear(f[2], 0, 23, 50, 10))
    }

    @Test("gridCellColumns spans; gridColumnAlignment and gridCellAnchor move cells")
    func cells() {
        let f = frames(nil) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 100, height: 10); Color.blue.frame(width: 60, height: 10)
                }
                GridRow {
                    Color.red.frame(width: 20, height: 10).gridColumnAlignment(.leading);
                    Color.blue.frame(width: 20, height: 10).gridCellAnchor(.trailing)
                }
                GridRow { Color.green.frame(width: 40, height: 10).gridCellColumns(2) }
            }
        }
        #expect(isNear(f[2].minX, 0))
        #expect(isNear(f[3].minX, 140))
        #expect(isNear(f[4].minX, 0))
    }
}

extension View {
    fileprivate func border() -> some View { self }
}
