import Foundation
import SwiftUICore
import Testing

@testable import Rendering

/// Symbols, bitmaps, and what stands for missing ones.
@Suite struct ImageTests {
    private let blue = DisplayPaint.color(RGBA(red: 0, green: 122, blue: 255))
    private let red = DisplayPaint.color(RGBA(red: 255, green: 0, blue: 0))

    @Test func symbolsAreDrawnByOurOwnOutlines() throws {
        let drawing = try #require(Symbols.drawing(named: "star.fill"))
        let written = Written {
            $0.image(
                .symbol(name: "star.fill", paints: [blue], weight: 400, mirrored: false), 0, 0, 20, 20,
                meaning(.image) { $0.label = "Favourite" })
        }
        #expect(
            written.html.hasPrefix(
                #"<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="Favourite" data-n="1" style="width:20px;height:20px" viewBox="0 0 "#
            ))
        #expect(written.html.contains("d=\"\(drawing.layers[0].path)\""))
        #expect(written.css.contains("#007aff"))
        #expect(written.approximations.isEmpty)
    }

    @Test func aSymbolInAButtonIsADrawing() {
        let written = Written {
            $0.group(
                0, 0, 44, 44,
                meaning(.button) {
                    $0.label = "Add"; $0.action = 0
                }
            ) {
                $0.image(.symbol(name: "plus", paints: [blue], weight: 400, mirrored: false), 10, 10, 20, 20)
            }
        }
        #expect(written.html.hasPrefix(#"<button type="button" aria-label="Add" data-a="0" data-n="1""#))
        #expect(
            written.html.contains(
                #"><svg xmlns="http://www.w3.org/2000/svg" data-n="2" style="left:10px;top:10px;width:20px;height:20px" viewBox="#))
    }

    @Test func severalPaintsColourTheLayers() {
        func css(_ paints: [DisplayPaint]) -> String {
            Written { $0.image(.symbol(name: "checkmark.circle.fill", paints: paints, weight: 400, mirrored: false), 0, 0, 20, 20) }.css
        }
        #expect(!css([blue]).contains("#f00"))
        #expect(css([red, blue]).contains("#007aff") && css([red, blue]).contains("#f00"))
    }

    @Test func heavierTextHasHeavierSymbols() {
        func html(_ weight: Int16) -> String {
            let written = Written { $0.image(.symbol(name: "plus", paints: [blue], weight: weight, mirrored: false), 0, 0, 20, 20) }
            return written.html + written.css
        }
        #expect(html(400) != html(700))
        #expect(SymbolWeight(css: 100) == .ultraLight)
        #expect(SymbolWeight(css: 400) == .regular)
        #expect(SymbolWeight(css: 900) == .black)
        #expect(SymbolWeight(css: 2000) == .black)
    }

    @Test func mirroredSymbolsAreFlipped() {
        let written = Written { $0.image(.symbol(name: "chevron.right", paints: [blue], weight: 400, mirrored: true), 0, 0, 20, 20) }
        #expect(written.css.contains(".e0{transform:scaleX(-1)}"))
    }

    @Test func unknownSymbolsAreBoxesWithTheirNames() {
        let written = Written {
            $0.image(
                .symbol(name: "no.such<symbol>", paints: [blue], weight: 400, mirrored: false), 0, 0, 20, 20,
                meaning(.image) { $0.label = "Thing" })
        }
        #expect(written.html.contains(#"role="img" aria-label="Thing""#))
        #expect(written.html.contains("no.such&lt;symbol&gt;"))
        #expect(written.approximations.map(\.api) == ["Image(systemName:)"])
    }

    @Test func iconFilesAreReadStrictly() {
        let svg = #"<svg class="x"><path fill-rule="evenodd" d="M1 2z"/><path d="M3 4" onload="x"/><path d="url(javascript:x)"/></svg>"#
        #expect(
            InstalledIcons.outlines(in: svg) == [
                InstalledIcons.Outline(path: "M1 2z", isEvenOdd: true), InstalledIcons.Outline(path: "M3 4", isEvenOdd: false),
            ])
        #expect(InstalledIcons.outlines(named: "../../etc/passwd") == nil)
        #expect(InstalledIcons.outlines(named: "star.fill", in: "/no/such/folder") == nil)
    }

    @Test func bitmapsAreInThePage() {
        let written = Written {
            $0.image(
                .bitmap(mediaType: "image/png", bytes: [1, 2, 3], isTemplate: false, paint: .none), 0, 0, 10, 10,
                meaning(.image) { $0.label = "P" })
        }
        let expected =
            #"<div role="img" aria-label="P" data-n="1" style="width:10px;height:10px">"#
            + #"<img alt="" style="width:100%;height:100%" src="data:image/png;base64,AQID"/></div>"#
        #expect(written.html == expected)
    }

    @Test func templatesAreStencils() {
        let written = Written { $0.image(.bitmap(mediaType: "image/png", bytes: [1, 2, 3], isTemplate: true, paint: red), 0, 0, 10, 10) }
        #expect(written.html.contains(";mask-image:url(data:image/png;base64,AQID)"))
        #expect(written.css.contains("background:#f00"))
    }

    @Test func unknownTypesAreNotPassedOn() {
        let written = Written { $0.image(.bitmap(mediaType: "text/html", bytes: [60], isTemplate: false, paint: .none), 0, 0, 10, 10) }
        #expect(!written.html.contains("data:"))
        #expect(written.approximations.count == 1)
    }
}
