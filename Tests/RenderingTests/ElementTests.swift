import HTMLDocument
import Rendering
import SwiftUICore
import Testing

/// Nodes become the elements and roles that they are (HTML standard, content models; ARIA 1.2; ARIA in HTML).
@Suite struct ElementTests {
    /// The start tag of node 1 without class and place.
    private func tag(_ semantics: Semantics, _ content: (inout TreeBuilder) -> Void = { _ in }) -> String {
        let html = Written { $0.group(0, 0, 10, 10, semantics, content) }.html
        let end = html.range(of: " data-n=\"1\"")?.lowerBound ?? html.endIndex
        return String(html[..<end]) + ">"
    }

    @Test(arguments: [
        (
            meaning(.button) {
                $0.action = 3; $0.label = "Buy"
            }, #"<button type="button" aria-label="Buy" data-a="3">"#
        ),
        (
            meaning(.button) {
                $0.traits = [.disabled, .selected]; $0.label = "B"
            },
            #"<button type="button" aria-pressed="true" aria-label="B" disabled="">"#
        ),
        (
            meaning(.link) {
                $0.url = "https://example.com"; $0.label = "L"
            }, #"<a href="https://example.com" aria-label="L">"#
        ),
        (
            meaning(.link) {
                $0.action = 1; $0.label = "L"
            }, #"<button type="button" role="link" aria-label="L" data-a="1">"#
        ),
        (
            meaning(.toggle) {
                $0.traits = .on; $0.label = "T"; $0.value = "On"; $0.action = 0
            },
            #"<button type="button" role="switch" aria-checked="true" aria-label="T, On" data-a="0">"#
        ),
        (
            meaning(.toggle) {
                $0.traits = .mixed; $0.label = "T"
            }, #"<button type="button" role="checkbox" aria-checked="mixed" aria-label="T">"#
        ),
        (meaning(.heading) { $0.headingLevel = 3 }, "<h3>"),
        (meaning(.none) { $0.traits = .header }, "<h2>"),
        (meaning(.list) { $0.label = "Rows" }, #"<ul aria-label="Rows">"#),
        (meaning(.listItem), "<div>"),
        (
            meaning(.progress) {
                $0.current = 0.25; $0.minimum = 0; $0.maximum = 1; $0.label = "P"
            },
            #"<div role="progressbar" aria-valuemin="0" aria-valuemax="1" aria-valuenow="0.25" aria-label="P">"#
        ),
        (meaning(.progress), #"<div role="progressbar" aria-label="Progress">"#),
        (
            meaning(.slider) {
                $0.label = "S"; $0.value = "40 %"; $0.current = 0.4
            },
            #"<div role="slider" aria-valuenow="0.4" aria-valuetext="40 %" aria-label="S" tabindex="0">"#
        ),
        (meaning(.slider) { $0.label = "S" }, #"<div role="slider" aria-valuenow="0" aria-label="S" tabindex="0">"#),
        (
            meaning(.stepper) {
                $0.label = "N"; $0.current = 2
            }, #"<div role="spinbutton" aria-valuenow="2" aria-label="N" tabindex="0">"#
        ),
        (
            meaning(.gauge) {
                $0.label = "G"; $0.value = "50 %"
            }, #"<div role="img" aria-label="G, 50 %">"#
        ),
        (meaning(.image) { $0.label = "Star" }, #"<div role="img" aria-label="Star">"#),
        (meaning(.image) { $0.traits = .decorative }, #"<div aria-hidden="true">"#),
        (
            meaning(.picker) {
                $0.label = "Flavour"; $0.value = "Mint"; $0.action = 1
            },
            #"<button type="button" aria-haspopup="menu" aria-label="Flavour, Mint" data-a="1">"#
        ),
        (
            meaning(.disclosure) {
                $0.traits = .collapsed; $0.label = "More"; $0.action = 1
            },
            #"<button type="button" aria-expanded="false" aria-label="More" data-a="1">"#
        ),
        (
            meaning(.dialog) {
                $0.traits = .modal; $0.label = "D"
            }, #"<div role="dialog" aria-modal="true" aria-label="D">"#
        ),
        (meaning(.alert) { $0.label = "A" }, #"<div role="alertdialog" aria-label="A">"#),
        (meaning(.toolbar), #"<div role="toolbar" aria-label="Toolbar">"#),
        (
            meaning(.group) {
                $0.label = "G"; $0.hint = "H"; $0.identifier = "g"
            },
            #"<div role="group" aria-label="G" aria-description="H" data-id="g">"#
        ),
        (meaning(.group) { $0.traits = .inert }, #"<div role="group" inert="">"#),
        (meaning(.none) { $0.traits = .hidden }, #"<div class="vi" aria-hidden="true">"#),
        (
            meaning(.tab) {
                $0.traits = .selected; $0.label = "T"
            }, #"<button type="button" aria-pressed="true" aria-label="T">"#
        ),
        (
            meaning(.none) {
                $0.action = 4; $0.label = "Tap"
            }, #"<button type="button" aria-label="Tap" data-a="4">"#
        ),
    ])
    func element(_ semantics: Semantics, _ expected: String) {
        #expect(tag(semantics) == expected)
    }

    @Test func aLabelThatIsTheTextIsNotRepeated() {
        #expect(tag(meaning(.button) { $0.label = "Buy" }) { $0.text("Buy", 0, 0) } == #"<button type="button">"#)
        #expect(
            tag(meaning(.button) { $0.label = "Buy coins" }) { $0.text("Buy", 0, 0) } == #"<button type="button" aria-label="Buy coins">"#)
        #expect(tag(meaning(.alert)) { $0.text("Gone", 0, 0) } == #"<div role="alertdialog" aria-label="Gone">"#)
        #expect(tag(meaning(.button)) == #"<button type="button" aria-label="Button">"#)
    }

    @Test func tabsAndMenusNeedTheirContainers() throws {
        let tree = TreeBuilder.screen { builder in
            builder.group(0, 0, 100, 30, meaning(.tabList)) {
                $0.group(
                    0, 0, 50, 30,
                    meaning(.tab) {
                        $0.traits = .selected; $0.action = 0; $0.label = "A"
                    })
                $0.group(
                    50, 0, 50, 30,
                    meaning(.tab) {
                        $0.action = 1; $0.label = "B"
                    })
            }
            builder.group(0, 40, 100, 30, meaning(.menu) { $0.label = "M" }) {
                $0.group(
                    0, 40, 50, 30,
                    meaning(.menuItem) {
                        $0.action = 2; $0.label = "C"
                    })
            }
        }
        let page = try HTMLDocument(Page.standalone(tree: tree, title: "T"))
        #expect(
            try page.query("//h:div[@role='tablist']/h:button[@role='tab']").map { $0.attribute("aria-selected") } == ["true", "false"])
        #expect(try page.query("//h:div[@role='menu']/h:button[@role='menuitem']").count == 1)
    }

    @Test func onlyPhrasingContentStandsInButtons() {
        let written = Written {
            $0.group(0, 0, 50, 30, meaning(.button) { $0.action = 0 }) {
                $0.shape(DisplayShape(path: .rectangle, paint: TreeBuilder.black), 0, 0, 50, 30)
                $0.text("Buy", 0, 0)
                $0.group(0, 0, 10, 10, effect: .opacity(0.5)) { $0.text("x", 0, 0, meaning(.heading)) }
            }
        }
        for tag in ["<div", "<p", "<h2"] { #expect(!written.html.contains(tag)) }
    }

    @Test func aControlInAControlKeepsItsActionOnly() {
        let written = Written {
            $0.group(
                0, 0, 50, 30,
                meaning(.button) {
                    $0.action = 0; $0.label = "Outer"
                }
            ) {
                $0.group(
                    0, 0, 10, 10,
                    meaning(.button) {
                        $0.action = 1; $0.source = SourceLine(fileID: "App/Row.swift", line: 7)
                    })
            }
        }
        #expect(written.html.contains(#"<span data-a="1" data-n="2""#))
        #expect(written.approximations.map(\.api) == ["nested controls"])
        #expect(written.approximations.first?.source == SourceLine(fileID: "App/Row.swift", line: 7))
    }

    @Test func aTappableContainerLeavesItsControlsAlone() {
        let written = Written {
            $0.group(0, 0, 50, 30, meaning(.none) { $0.action = 0 }) {
                $0.group(
                    0, 0, 10, 10,
                    meaning(.button) {
                        $0.action = 1; $0.label = "B"
                    })
            }
        }
        #expect(written.html.hasPrefix(#"<div data-a="0" data-n="1""#))
        #expect(written.html.contains("<button"))
        #expect(written.approximations.isEmpty)
    }

    @Test func listsHoldItemsOnly() {
        let written = Written {
            $0.group(0, 0, 100, 100, meaning(.list)) {
                $0.shape(DisplayShape(path: .rectangle, paint: TreeBuilder.black), 0, 0, 100, 100)
                $0.text("Header", 0, 0, meaning(.heading))
                $0.group(0, 20, 100, 20, meaning(.listItem)) { $0.text("Row", 0, 20) }
                $0.group(0, 40, 100, 20, meaning(.listItem) { $0.action = 1 }) { $0.text("Tap", 0, 40) }
                $0.group(0, 60, 100, 20, effect: .opacity(0.5)) {
                    $0.group(0, 60, 100, 20, meaning(.listItem)) { $0.text("Faded", 0, 60) }
                }
            }
        }
        let expected =
            #"<ul data-n="1" style="width:100px;height:100px">"#
            + #"<li class="f0" data-n="2" style="width:100px;height:100px"></li>"#
            + #"<li class="vw"><h2 class="t0" data-n="3" style="width:\#(width("Header"))px;height:20.29px">Header</h2></li>"#
            + #"<li data-n="4" style="top:20px;width:100px;height:20px">"#
            + #"<p class="t0" data-n="5" style="width:\#(width("Row"))px;height:20.29px">Row</p></li>"#
            + #"<li class="vw"><button type="button" data-a="1" data-n="6" style="top:40px;width:100px;height:20px">"#
            + #"<span class="t0" data-n="7" style="width:\#(width("Tap"))px;height:20.29px">Tap</span></button></li>"#
            + #"<li class="vw"><ul class="e0" data-n="8" style="top:60px;width:100px;height:20px">"#
            + #"<li data-n="9" style="width:100px;height:20px">"#
            + #"<p class="t0" data-n="10" style="width:\#(width("Faded"))px;height:20.29px">Faded</p></li></ul></li></ul>"#
        #expect(written.html == expected)
    }

    private func width(_ text: String) -> Double {
        (TextMetrics.measure(text, TreeBuilder.body).width * 100).rounded() / 100
    }

    @Test func whatIsHiddenTakesNoFocus() {
        let written = Written {
            $0.group(0, 0, 50, 30, meaning(.none) { $0.traits = .decorative }) {
                $0.group(
                    0, 0, 10, 10,
                    meaning(.button) {
                        $0.action = 1; $0.label = "B"
                    })
            }
        }
        #expect(written.html.contains(#"<div aria-hidden="true""#))
        #expect(written.html.contains(#"<button type="button" aria-label="B" tabindex="-1" data-a="1""#))
    }

    @Test func refusedLinksBecomeText() {
        let written = Written {
            $0.group(0, 0, 50, 30, meaning(.link) { $0.url = "javascript:alert(1)" }) { $0.text("x", 0, 0) }
        }
        #expect(written.html.hasPrefix("<div data-n=\"1\""))
        #expect(!written.html.contains("javascript"))
        #expect(written.approximations.map(\.api) == ["Link"])
    }

    @Test func whatScrollsCanBeReachedByKeyboard() {
        let long = DisplayScroll(
            horizontal: false, vertical: true, contentSize: .init(width: 100, height: 500), offset: .init(x: 0, y: 30),
            showsIndicators: true)
        let written = Written {
            $0.scroll(long, .init(x: 0, y: 100, width: 100, height: 200)) { $0.text("x", 0, 80) }
        }
        let start =
            #"<div class="e0" data-n="1" style="top:100px;width:100px;height:200px" role="group" aria-label="Scroll area" tabindex="0""#
            + #" data-x="0" data-y="30">"#
        #expect(written.html.hasPrefix(start))
        // Scrolled by 30, the text that is seen 20 points above the area lies 10 points below the top of the content.
        #expect(written.html.contains("style=\"top:10px;"))
        #expect(written.css.contains(".e0{overflow:hidden auto;scrollbar-width:none}"))
        let short = DisplayScroll(
            horizontal: false, vertical: true, contentSize: .init(width: 100, height: 50), offset: .zero, showsIndicators: true)
        let still = Written { $0.scroll(short, .init(x: 0, y: 0, width: 100, height: 200)) { _ in } }
        #expect(!still.html.contains("tabindex"))
    }

    @Test func fieldsAreFields() {
        let style = DisplayTextStyle(font: TreeBuilder.body, paint: TreeBuilder.black)
        func field(_ text: String, secure: Bool = false, multiline: Bool = false) -> DisplayField {
            DisplayField(
                text: text, prompt: "Name", isSecure: secure, isMultiline: multiline, style: style,
                promptPaint: .color(RGBA(red: 60, green: 60, blue: 67, alpha: 0.3)))
        }
        let written = Written {
            $0.field(field("a\"b"), 0, 0, 100, 22, meaning(.textField) { $0.action = 2 })
            $0.field(field("s", secure: true), 0, 0, 100, 22)
            $0.field(field("\n<b>", multiline: true), 0, 0, 100, 22, meaning(.textEditor) { $0.label = "Note" })
        }
        let place = #"style="width:100px;height:22px""#
        let expected =
            #"<input type="text" class="t0 h0" readonly="" autocomplete="off" placeholder="Name" aria-label="Name" data-a="2" data-n="1" "#
            + place + #" value="a&quot;b"/>"#
            + #"<input type="password" class="t0 h0" readonly="" autocomplete="off" placeholder="Name" aria-label="Name" data-n="2" "#
            + place + #" value="s"/>"#
            + #"<textarea class="t0 h0" readonly="" autocomplete="off" placeholder="Name" aria-label="Note" data-n="3" "#
            + place + ">\n\n&lt;b&gt;</textarea>"
        #expect(written.html == expected)
        #expect(written.css.contains(".h0::placeholder{color:#3c3c434d;opacity:1}"))
    }

    @Test func deepTreesStayWithinWhatParsersNest() throws {
        var builder = TreeBuilder()
        let depth = 1000
        func nest(_ level: Int, _ builder: inout TreeBuilder) {
            if level == depth { return builder.text("deep", 0, 0) }
            builder.group(0, 0, 10, 10, effect: .opacity(0.99)) { nest(level + 1, &$0) }
        }
        nest(0, &builder)
        let written = Written(builder.tree)
        #expect(written.html.components(separatedBy: "<div").count - 1 < 256)
        #expect(written.html.contains("deep"))
        #expect(written.approximations.map(\.api) == ["nested views"])
    }

    @Test func groupsThatDoNothingAreLeftOut() {
        let written = Written { $0.group(10, 10, 50, 50) { $0.text("x", 20, 25, width: 8) } }
        #expect(written.html == #"<p class="t0" data-n="2" style="left:20px;top:25px;width:8px;height:20.29px">x</p>"#)
    }
}
