import Testing

@testable import SwiftUICore

@Suite struct SymbolsTests {
    /// The hundred symbol names that public SwiftUI repositories use, most used first.
    private static let mostUsed = [
        "plus", "trash", "pencil", "checkmark.circle.fill", "star.fill", "checkmark", "star", "xmark", "plus.circle", "circle",
        "clock", "magnifyingglass", "globe", "chevron.right", "checkmark.circle", "minus.circle", "square.and.arrow.up",
        "xmark.circle.fill", "calendar", "person", "plus.circle.fill", "heart", "arrow.clockwise", "heart.fill", "chevron.down",
        "person.crop.circle", "paintpalette", "minus", "ellipsis.circle", "list.bullet", "person.3", "eye", "ellipsis",
        "arrow.right", "xmark.circle", "gear", "arrow.circlepath", "pause", "forward.fill", "chevron.left",
        "arrow.up.arrow.down", "photo", "camera", "square.and.pencil", "timer", "info.circle", "arrow.left", "gearshape",
        "circle.fill", "arrow.down", "house.fill", "arrow.up", "person.fill", "network", "square.grid.2x2",
        "exclamationmark.triangle.fill", "square", "map", "trash.fill", "bell", "play.fill", "chevron.right.circle",
        "line.3.horizontal.decrease.circle", "qrcode.viewfinder", "eye.slash", "info.circle.fill", "square.and.arrow.down",
        "wifi", "exclamationmark.triangle", "hourglass.bottomhalf.fill", "hourglass.tophalf.fill", "square.and.arrow.up.fill",
        "doc.on.doc", "photo.badge.plus", "house", "chevron.forward", "mappin.circle.fill", "paperplane", "lock.fill",
        "chevron.up.chevron.down", "slider.horizontal.3", "power", "tag", "exclamationmark.circle.fill", "checkmark.square",
        "play.circle", "person.crop.circle.badge.xmark", "star.circle", "arrow.2.squarepath", "gearshape.fill",
        "person.circle.fill", "exclamationmark.octagon.fill", "clock.fill", "location.fill", "checkmark.seal.fill", "book.fill",
        "person.3.fill", "mic", "number", "pin",
    ]

    @Test(arguments: mostUsed) func `the names that code uses most are drawn, and not by a mere relative`(name: String) throws {
        #expect(try #require(Symbols.resolve(name)).isNear == false)
        let drawing = try #require(Symbols.drawing(named: name))
        #expect(drawing.layers.contains { $0.isInMonochrome && !$0.path.isEmpty })
    }

    @Test func `names ascend and are unique, so that the search by halves finds each of them`() {
        let names = Symbols.names
        for (name, next) in zip(names, names.dropFirst()) { #expect(name.utf8.lexicographicallyPrecedes(next.utf8), "\(name), \(next)") }
        for name in names { #expect(Symbols.resolve(name)?.name == name) }
    }

    @Test func `an unknown name is not drawn`() {
        for name in ["", "circl", "circle.", "no.such.symbol", "zzz"] { #expect(Symbols.drawing(named: name) == nil, "\(name)") }
    }

    /// SVG path data as its grammar allows it, with the whole line inside of the box.
    @Test func `every path is well formed and stays in its box`() throws {
        for name in Symbols.names where !Self.isOneOfManyAlike(name) { try Self.check(name, .regular, reach: 0) }
    }

    /// The heaviest lines are nearly twice as wide as the regular ones, for which the boxes are made: they may reach 8 units further.
    @Test func `the heaviest weight hardly leaves the box`() throws {
        for name in Self.mostUsed { try Self.check(name, .black, reach: 8) }
    }

    private static func check(_ name: String, _ weight: SymbolWeight, reach: Double) throws {
        let drawing = try #require(Symbols.drawing(named: name, weight: weight))
        #expect(!drawing.layers.isEmpty, "\(name)")
        for layer in drawing.layers {
            let path = PathCheck(layer.path)
            #expect(path.error == nil, "\(name): \(path.error ?? "")")
            let margin = layer.stroke / 2 - reach
            #expect(path.left >= margin && path.top >= margin, "\(name): \(path.left), \(path.top)")
            #expect(path.right <= drawing.width * 100 - margin, "\(name): \(path.right) of \(drawing.width * 100)")
            #expect(path.bottom <= drawing.height * 100 - margin, "\(name): \(path.bottom) of \(drawing.height * 100)")
        }
    }

    /// Numbers and letters in circles and squares are put together alike; 0, 8, 48, a and w, which are the widest, stand for them.
    private static func isOneOfManyAlike(_ name: String) -> Bool {
        let stem = name.prefix { $0 != "." }
        return (stem.utf8.count == 1 || Int(stem) != nil) && !["0", "8", "48", "a", "w"].contains(stem)
    }

    @Test func `a mark in a filled circle is a hole, and has its own colour only outside of monochrome rendering`() throws {
        let drawing = try #require(Symbols.drawing(named: "plus.circle.fill"))
        #expect(drawing.layers.map(\.level) == [1, 0])
        #expect(drawing.layers.map(\.isInMonochrome) == [true, false])
        #expect(drawing.layers[0].evenOdd)
        // One outline for the circle and one for its hole.
        #expect(drawing.layers[0].path.split(separator: "M").count == 2)
        // The circle is 99.6 wide in a box of 118: 1 em as SF Symbols draws it, with the usual margin (estimate).
        #expect(drawing.layers[0].path.hasPrefix("M9.2 59A49.8 49.8 0 0 1 108.8 59A49.8 49.8 0 0 1 9.2 59Z"))
    }

    @Test func `a plain mark is one line with the width of its weight`() throws {
        let regular = try #require(Symbols.drawing(named: "plus"))
        let expected = SymbolLayer(path: "M10 48L88 48M49 9L49 87", stroke: 8.2, evenOdd: false, level: 0, isInMonochrome: true)
        #expect(regular.layers == [expected])
        #expect(regular.width == 0.98)
        #expect(regular.height == 0.96)
        let bold = try #require(Symbols.drawing(named: "plus", weight: .bold))
        #expect(bold.layers.map(\.path) == regular.layers.map(\.path))
        #expect(abs(bold.layers[0].stroke - 8.2 * 1.52) < 0.001)
    }

    @Test func `the middle of a symbol is the middle of capital letters`() throws {
        // SF Pro's cap height is 0.705 em: a symbol 1.18 em high reaches 0.2375 em below the baseline.
        let circle = try #require(Symbols.drawing(named: "circle"))
        #expect(abs(circle.height - circle.baseline - 0.2375) < 0.0001)
    }

    @Test func `only directions of reading are mirrored`() throws {
        for name in ["chevron.forward", "arrow.backward.circle", "list.bullet"] {
            #expect(Symbols.drawing(named: name)?.mirrorsInRTL == true, "\(name)")
        }
        for name in ["chevron.right", "arrow.left.circle", "plus"] {
            #expect(Symbols.drawing(named: name)?.mirrorsInRTL == false, "\(name)")
        }
        // Left to right, forward looks like right.
        #expect(Symbols.drawing(named: "chevron.forward")?.layers == Symbols.drawing(named: "chevron.right")?.layers)
    }

    @Test func `variants are chosen where they exist`() {
        #expect(Symbols.variant(of: "house", fill: true) == "house.fill")
        #expect(Symbols.variant(of: "heart", enclosure: "circle", fill: true) == "heart.circle.fill")
        #expect(Symbols.variant(of: "heart.fill", enclosure: "circle") == "heart.circle.fill")
        #expect(Symbols.variant(of: "bell", slash: true) == "bell.slash")
        #expect(Symbols.variant(of: "bell", slash: true, fill: true) == "bell.slash.fill")
        #expect(Symbols.variant(of: "magnifyingglass", fill: true) == "magnifyingglass")
        #expect(Symbols.variant(of: "no.such.symbol", fill: true) == "no.such.symbol")
    }

    @Test func `other names lead to a drawing, and say whether it is the same picture`() throws {
        #expect(try #require(Symbols.resolve("document.fill")) == ("doc.fill", false))
        #expect(try #require(Symbols.resolve("battery.100percent")) == ("battery.100", false))
        #expect(try #require(Symbols.resolve("tray.and.arrow.down")) == ("square.and.arrow.down", true))
        let own = Set(Symbols.names)
        for (name, target) in SymbolAliases.all {
            #expect(!own.contains(name), "\(name) has a drawing of its own")
            #expect(own.contains(target), "\(name) leads to \(target)")
        }
    }

    @Test func `icons from elsewhere stand in only for what is not drawn here`() {
        let own = Set(Symbols.names)
        #expect(BootstrapNames.symbols.count > 250)
        for name in BootstrapNames.symbols { #expect(!own.contains(name), "\(name)") }
        #expect(BootstrapNames.icon(forSymbol: "scooter") == "scooter")
        #expect(BootstrapNames.icon(forSymbol: "plus") == nil)
    }
}
