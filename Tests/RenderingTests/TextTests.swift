import SwiftUICore
import Testing

/// Text stands where and as wide as it was measured.
@Suite struct TextWritingTests {
    @Test func aLineIsOneElement() {
        let written = Written { $0.text("Coins", 16, 59.33, width: 44) }
        #expect(written.html == #"<p class="t0" data-n="1" style="left:16px;top:59.33px;width:44px;height:20.29px">Coins</p>"#)
        // Size and tracking of body text: Human Interface Guidelines, Typography.
        #expect(written.css == ".t0{font-size:17px;line-height:20.288px;letter-spacing:-.43px;color:#000}\n")
    }

    @Test func equalStylesShareAClass() {
        let bold = DisplayTextStyle(font: ResolvedFont(size: 17, leading: 22, weight: 700), paint: TreeBuilder.black)
        let written = Written {
            $0.text("a", 0, 0)
            $0.text("b", 0, 20, style: bold)
            $0.text("c", 0, 40)
        }
        #expect(written.html.components(separatedBy: "t0").count == 3)
        #expect(written.css.components(separatedBy: "\n").count == 3)
        #expect(written.css.contains("font-weight:700"))
    }
}
