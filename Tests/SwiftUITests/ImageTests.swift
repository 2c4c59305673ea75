import SwiftUI
import Testing

@MainActor @Suite struct ImageTests {
    private func semantics(_ drawing: Drawing) -> [Semantics] { drawing.tree.semantics }

    @Test func symbolsFollowTheirFont() throws {
        // The drawing's own size in em, times the font's size in points (body 17, title 28).
        let drawing = try #require(Symbols.drawing(named: "star"))
        for (font, size) in [(Font.body, 17.0), (.title, 28)] {
            let frame = Drawing(width: nil) { Image(systemName: "star").font(font) }.frames(.image)[0]
            #expect(abs(frame.width - drawing.width * size) < 0.34)
            #expect(abs(frame.height - drawing.height * size) < 0.34)
        }
    }

    @Test func scalesOfSymbols() throws {
        let widths = [Image.Scale.small, .medium, .large].map { scale in
            Drawing(width: nil) { Image(systemName: "star").font(.system(size: 100)).imageScale(scale) }.frames(.image)[0].width
        }
        // Estimates: 79 % and 127 % of the medium scale.
        #expect(abs(widths[0] / widths[1] - 0.79) < 0.01)
        #expect(abs(widths[2] / widths[1] - 1.27) < 0.01)
    }

    @Test func symbolsStandOnTheBaseline() {
        // Symbols are centred on the capitals, so text and symbol share a baseline: centre of the symbol is half a capital above it.
        let drawing = Drawing(width: nil) {
            HStack(alignment: .firstTextBaseline) {
                Text("A")
                Image(systemName: "star")
            }
        }
        let (text, image) = (drawing.frames(.text)[0], drawing.frames(.image)[0])
        let baseline = text.minY + 17 * 1950.0 / 2048
        #expect(abs(image.midY - (baseline - 17 * 0.705 / 2)) < 0.5)
    }

    @Test func resizableImagesTakeWhatTheyAreOffered() {
        // Rule 1.4: an image that is not resizable has its own size always.
        #expect(Drawing(width: 200, height: 100) { Image("none").resizable() }.frames(.image)[0].size == CGSize(width: 200, height: 100))
        #expect(Drawing(width: 200, height: 50) { Image("none") }.frames(.image)[0].size == CGSize(width: 100, height: 100))
        // Rule 6.3: the ratio of the ideal size, 1 for the box of a missing picture.
        #expect(
            Drawing(width: 200, height: 80) { Image("none").resizable().scaledToFit() }.frames(.image)[0].size
                == CGSize(width: 80, height: 80))
        #expect(
            Drawing(width: 200, height: 80) { Image("none").resizable().scaledToFill() }.frames(.image)[0].size
                == CGSize(width: 200, height: 200))
    }

    @Test func variants() {
        func name(_ view: some View) -> String {
            guard case .symbol(let name, _, _, _) = Drawing(width: nil, { view }).images[0] else { return "" }
            return name
        }
        #expect(name(Image(systemName: "star").symbolVariant(.fill)) == "star.fill")
        #expect(name(Image(systemName: "plus").symbolVariant(.circle.fill)) == "plus.circle.fill")
        #expect(name(Image(systemName: "star").symbolVariant(.none)) == "star")
    }

    @Test func levelsOfPaint() {
        func paints(_ view: some View) -> [DisplayPaint] {
            guard case .symbol(_, let paints, _, _) = Drawing(width: nil, { view }).images[0] else { return [] }
            return paints
        }
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let symbol = Image(systemName: "person.2")
        #expect(paints(symbol.foregroundStyle(red)).count == 1)
        #expect(
            paints(symbol.foregroundStyle(red, blue)).prefix(2)
                == [.color(RGBA(red: 255, green: 0, blue: 0)), .color(RGBA(red: 0, green: 0, blue: 255))])
        #expect(paints(HStack { symbol.foregroundStyle(blue) }.foregroundStyle(red, blue)).count == 1)
        #expect(paints(symbol.symbolRenderingMode(.hierarchical).foregroundStyle(red)).count == 3)
        #expect(
            paints(symbol.symbolRenderingMode(.hierarchical).foregroundStyle(red))[1]
                == .color(RGBA(red: 255, green: 0, blue: 0, alpha: 0.5)))
    }

    @Test func labelsOfImages() {
        #expect(semantics(Drawing { Image(systemName: "star.fill") }).map(\.label) == ["star fill"])
        #expect(semantics(Drawing { Image("cat", label: Text("A cat")) }).map(\.label) == ["A cat"])
        #expect(semantics(Drawing { Image(decorative: "cat") })[0].traits.contains(.decorative))
    }

    @Test func labelsStandBesideTheirIcons() {
        let drawing = Drawing(width: nil) { Label("Title", systemImage: "star") }
        // 8 points between icon and title (estimate).
        #expect(abs(drawing.frames(.text)[0].minX - drawing.frames(.image)[0].maxX - 8) < 0.34)
        #expect(Drawing { Label("Title", systemImage: "star").labelStyle(.titleOnly) }.images.isEmpty)
        #expect(Drawing { Label("Title", systemImage: "star").labelStyle(.iconOnly) }.texts.isEmpty)
        #expect(Drawing { Label("**a**", systemImage: "star") }.texts == ["a"])
    }

    private struct Stacked: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.icon
                configuration.title
            }
        }
    }

    @Test func stylesOfLabels() {
        let drawing = Drawing(width: nil) { VStack { Label("Title", systemImage: "star") }.labelStyle(Stacked()) }
        #expect(abs(drawing.frames(.text)[0].minY - drawing.frames(.image)[0].maxY) < 0.34)
    }

    @Test func emptyScreens() {
        let drawing = Drawing(width: 393, height: 700) {
            ContentUnavailableView("None", systemImage: "tray", description: Text("Nothing yet"))
        }
        #expect(drawing.texts == ["None", "Nothing yet"])
        #expect(abs(drawing.frames(.image)[0].midX - 196.5) < 0.5)
        #expect(Drawing(width: 393, height: 700) { ContentUnavailableView.search(text: "cat") }.texts[0] == "No Results for “cat”")
    }

    @Test func nothingIsLoaded() {
        let drawing = Drawing {
            AsyncImage(url: nil) {
                $0
            } placeholder: {
                Text("wait")
            }
        }
        #expect(drawing.texts == ["wait"])
        #expect(drawing.tree.approximations.map(\.api) == ["AsyncImage"])
        #expect(drawing.tree.approximations[0].source?.fileID == "SwiftUITests/ImageTests.swift")
    }
}
