import SwiftUI
import Testing

@MainActor struct ListTests {
    private struct Accounts: View {
        var body: some View {
            List {
                Section {
                    Text("Checking")
                    Text("Savings")
                } header: {
                    Text("Accounts")
                } footer: {
                    Text("Tap one")
                }
                Section("Bills") { Text("Electric") }
                Section { Text("Last") }
            }
        }
    }

    @Test("iOS 18: rows of 44, margins of 20, first header 38.67, footer and header 72.33 between groups (18.5 snapshot, Large)")
    func before26() {
        let drawn = Drawn(.ios18) { Accounts() }
        let rows = drawn.frames(.listItem)
        #expect(rows.count == 4)
        #expect(isNear(rows[0], 20, 38.67, 353, 44))
        #expect(isNear(rows[1], 20, 82.67, 353, 44))
        #expect(isNear(rows[2].minY, rows[1].maxY + 72.33))
        // No footer and no header: 35.33 between groups (18.2 snapshot).
        #expect(isNear(rows[3].minY, rows[2].maxY + 35.33))
        #expect(isNear(drawn.text("Checking").minX, 40))
    }

    @Test("iOS 26: rows of 52, margins of 16, first header 40.33, footer and header 70 between groups (26.2 snapshot, Large)")
    func from26() {
        let drawn = Drawn(.ios26) { Accounts() }
        let rows = drawn.frames(.listItem)
        #expect(isNear(rows[0], 16, 40.33, 361, 52))
        #expect(isNear(rows[1], 16, 92.33, 361, 52))
        #expect(isNear(rows[2].minY, rows[1].maxY + 70))
        #expect(isNear(rows[3].minY, rows[2].maxY + 35))
        #expect(isNear(drawn.text("Checking").minX, 32))
    }

    @Test(
        "two lines make a row of content and insets: 62.67 and 70.67 at Medium (18.2 and 26 snapshots)",
        arguments: [(Design.ios18, 62.67), (.ios26, 70.67)])
    func twoLines(design: Design, height: Double) {
        let drawn = Drawn(design) {
            List {
                VStack(alignment: .leading) {
                    Text("One")
                    Text("Two")
                }
            }.environment(\.dynamicTypeSize, .medium)
        }
        #expect(isNear(drawn.frames(.listItem)[0].height, height))
    }

    @Test(
        "a switch does not make its row higher; its right edge is 18 and 14 from the cell's (18.2 and 26 snapshots)",
        arguments: [(Design.ios18, 44, 18, 51, 31), (.ios26, 52, 14, 63, 28)])
    func switchInRow(design: Design, height: Int, edge: Int, width: Int, track: Int) throws {
        let drawn = Drawn(design) { List { Toggle("Alerts", isOn: .constant(true)) } }
        let row = try #require(drawn.frames(.listItem).first)
        let green = DisplayPaint.color(RGBA(red: 0x34, green: 0xC7, blue: 0x59))
        let capsule = try #require(drawn.shapes(green).first)
        #expect(isNear(row.height, CGFloat(height)))
        #expect(isNear(row.maxX - capsule.maxX, CGFloat(edge)))
        #expect(isNear(capsule.width, CGFloat(width)) && isNear(capsule.height, CGFloat(track)))
        #expect(isNear(capsule.midY, row.midY))
    }

    @Test("separators: a pixel from the text to the cell's edge; from iOS 26 a point, 16 inset at both ends (18.2 and 26 snapshots)")
    func separators() throws {
        let old = Drawn(.ios18) {
            List {
                Text("A"); Text("B")
            }
        }
        let line = try #require(old.shapes(.color(RGBA(hex: 0x3C3C43, alpha: 0.29))).first)
        #expect(isNear(line, 40, old.frames(.listItem)[0].maxY - 1 / 3, 333, 1 / 3))
        let new = Drawn(.ios26) {
            List {
                Text("A"); Text("B")
            }
        }
        let solid = try #require(new.shapes(.color(RGBA(hex: 0xE8E8E8))).first)
        #expect(isNear(solid, 32, new.frames(.listItem)[0].maxY - 1, 329, 1))
    }

    @Test("listRowSeparator(.hidden) takes the line away, listRowInsets and listRowBackground count")
    func rowModifiers() {
        let drawn = Drawn(.ios18) {
            List {
                Text("A").listRowSeparator(.hidden).listRowInsets(EdgeInsets())
                Text("B").listRowBackground(Color.red)
            }
        }
        #expect(drawn.shapes(.color(RGBA(hex: 0x3C3C43, alpha: 0.29))).isEmpty)
        #expect(isNear(drawn.text("A").minX, 20))
        #expect(drawn.shapes(.color(RGBA(hex: 0xFF3B30))) == [drawn.frames(.listItem)[1]])
    }

    @Test("headers are headings in capitals before iOS 26 and as written from it on")
    func headers() {
        let old = Drawn(.ios18) { Accounts() }
        #expect(old.semantics(.heading).count == 2)
        #expect(old.texts.contains("ACCOUNTS"))
        let new = Drawn(.ios26) { Accounts() }
        #expect(new.texts.contains("Accounts"))
    }

    @Test("a plain list goes from edge to edge")
    func plain() {
        let drawn = Drawn(.ios18) { List { Text("A") }.listStyle(.plain) }
        #expect(isNear(drawn.frames(.listItem)[0], 0, 0, 393, 44))
        #expect(isNear(drawn.text("A").minX, 16))
    }

    @Test("data, ranges, ids and bindings make a row each; every list is one or several lists of items")
    func data() {
        struct Item: Identifiable { let id: Int; var name: String }
        #expect(Drawn(.ios26) { List(0..<3) { Text("\($0)") } }.frames(.listItem).count == 3)
        #expect(Drawn(.ios26) { List(["a", "b"], id: \.self) { Text($0) } }.frames(.listItem).count == 2)
        #expect(Drawn(.ios26) { List([Item(id: 1, name: "x")]) { Text($0.name) } }.frames(.listItem).count == 1)
        #expect(
            Drawn(.ios26) {
                List {
                    ForEach(0..<4) { Text("\($0)") }.onDelete { _ in }; Text("z")
                }
            }.frames(.listItem).count == 5)
        #expect(Drawn(.ios26) { Form { Text("a") } }.frames(.list).count == 1)
    }

    @Test("state in a row changes that row")
    func stateInRow() {
        struct Row: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        var drawn = Drawn(.ios26) {
            List {
                Row(); Text("z")
            }
        }
        drawn.tap(.button)
        #expect(drawn.texts == ["Count 1", "z"])
        #expect(isNear(drawn.frames(.listItem)[1].minY, 87))
    }
}
