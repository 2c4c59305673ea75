import Foundation
import HTMLDocument
import Rendering
import SwiftUICore
import Testing

/// Text stands where and as wide as it was measured.
@Suite struct TextWritingTests {
    @Test func aLineIsOneElement() {
        let written = Written { $0.text("Coins", 16, 59.33, width: 44) }
        #expect(written.html == #"<p class="t0" data-n="1" style="left:16px;top:59.33px;width:44px;height:20.29px">Coins</p>"#)
        // Size and tracking of body text: Human Interface Guidelines, Typography. Height: ascent and descent of SF Pro, 1.1934 em.
        #expect(written.css == ".t0{font-size:17px;line-height:20.288px;letter-spacing:-.43px;color:#000}\n")
    }

    @Test func equalStylesShareAClass() {
        let bold = DisplayTextStyle(font: ResolvedFont(size: 17, leading: 22, weight: 700), paint: TreeBuilder.black)
        let written = Written {
            $0.text("a", 0, 0)
            $0.text("b", 0, 20, style: bold)
            $0.text("c", 0, 40)
        }
        #expect(written.html.components(separatedBy: "\"t0\"").count == 3)
        #expect(written.css.components(separatedBy: "\n").count == 3)
        #expect(written.css.contains("font-weight:700"))
    }

    @Test func stylesSayAllThatIsDrawn() {
        var style = DisplayTextStyle(
            font: ResolvedFont(size: 12, leading: 16, traits: [.italic, .monospacedDigit]),
            paint: .color(RGBA(red: 60, green: 60, blue: 67, alpha: 0.6)))
        style.kerning = 2
        style.underline = true
        style.strikethrough = true
        let written = Written { $0.text("x", 0, 0, style: style) }
        // SF Pro has no tracking at 12 points (Human Interface Guidelines).
        let expected =
            ".t0{font-size:12px;line-height:14.321px;font-style:italic;letter-spacing:2px;"
            + "font-feature-settings:\"calt\" 0,\"liga\" 0,\"tnum\";text-decoration:underline line-through;color:#3c3c4399}\n"
        #expect(written.css == expected)
    }

    @Test func indentedLineMovesWithoutAnotherElement() {
        let written = Written { $0.text("x", 10, 0, width: 50, indent: 20.5) }
        #expect(written.html == #"<p class="t0" data-n="1" style="left:10px;width:50px;height:20.29px;text-indent:20.5px">x</p>"#)
    }

    @Test func rightToLeftIndentsFromTheRight() {
        let style = DisplayTextStyle(font: TreeBuilder.body, paint: TreeBuilder.black)
        let written = Written {
            $0.lines([[("שלום", style, 10, 30)]], CGRect(x: 0, y: 0, width: 50, height: 20.33), true)
        }
        // 50 - 10 - 30
        #expect(written.html.contains("text-indent:10px\" dir=\"rtl\">שלום</p>"))
    }

    @Test func linesKeepTheirPlaces() {
        let style = DisplayTextStyle(font: TreeBuilder.body, paint: TreeBuilder.black)
        let written = Written {
            $0.lines([[("One", style, 5, 30)], [("Two", style, 0, 32)]], CGRect(x: 0, y: 0, width: 40, height: 42.33))
        }
        let expected =
            #"<p class="t0" data-n="1" style="width:40px;height:42.33px"><span style="left:5px">One</span> "#
            + #"<span style="top:22px">Two</span></p>"#
        #expect(written.html == expected)
    }

    @Test func smallerPiecesStandOnTheSameBaseline() {
        let large = DisplayTextStyle(font: ResolvedFont(size: 34, leading: 41), paint: TreeBuilder.black)
        let small = DisplayTextStyle(font: TreeBuilder.body, paint: TreeBuilder.black)
        let written = Written {
            $0.lines([[("A", large, 0, 20), ("b", small, 20, 10)]], CGRect(x: 0, y: 0, width: 30, height: 41))
        }
        // The baseline is 0.96047 em below the top of a box: 17 points of size less, 16.33 points lower.
        #expect(written.html.contains(#"<span class="t0">A</span><span class="t1" style="left:20px;top:16.33px">b</span>"#))
    }

    @Test func raisedTextIsMovedUp() {
        var raised = DisplayTextStyle(font: TreeBuilder.body, paint: TreeBuilder.black)
        raised.baselineOffset = 6
        let written = Written { $0.text("2", 0, 0, style: raised) }
        #expect(written.html.contains(#"<span style="top:-6px">2</span>"#))
    }

    @Test func linksInTextAreChecked() {
        var good = DisplayTextStyle(font: TreeBuilder.body, paint: TreeBuilder.black)
        good.link = "https://example.com/?a=1&b=2"
        var bad = good
        bad.link = "javascript:alert(1)"
        let written = Written {
            $0.lines([[("good", good, 0, 30), ("bad", bad, 30, 20)]], CGRect(x: 0, y: 0, width: 50, height: 20.33))
        }
        #expect(written.html.contains(#"<a class="t0" href="https://example.com/?a=1&amp;b=2">good</a>"#))
        #expect(written.html.contains(">bad</span>"))
        #expect(!written.html.contains("javascript"))
        #expect(written.approximations.map(\.api) == ["Text link"])
    }

    @Test func anotherLabelIsHeardInsteadOfTheText() {
        let written = Written { $0.text("★★★", 0, 0, meaning(.none) { $0.label = "Three stars" }) }
        #expect(written.html.contains(#"<span aria-hidden="true">★★★</span><span class="vh">Three stars</span></p>"#))
    }

    @Test func gradientsFillTheBoxOfTheText() {
        let written = Written {
            let paint = $0.gradient(.linear(startX: 0, startY: 0, endX: 1, endY: 0))
            $0.text("x", 0, 0, width: 40, style: DisplayTextStyle(font: TreeBuilder.body, paint: paint))
        }
        #expect(written.css.contains("color:transparent;background:linear-gradient(90deg,#f00 0%,#00f 100%)"))
        #expect(written.css.contains("background-clip:text"))
    }
}
