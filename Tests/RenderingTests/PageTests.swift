import HTML
import HTMLDocument
import Rendering
import SwiftUICore
import Testing

/// Pages are well-formed XML whatever the tree holds.
@Suite struct PageTests {
    @Test func hostileTextStaysText() throws {
        let hostile = "</p><script>alert('1')</script>\"&\u{0}\u{1B}\u{FFFE}]]>"
        let tree = TreeBuilder.screen { builder in
            builder.text(hostile, 0, 0)
            builder.group(
                0, 0, 1, 1,
                meaning(.button) {
                    $0.label = hostile; $0.value = hostile; $0.hint = hostile; $0.identifier = hostile
                })
            builder.group(0, 0, 1, 1, meaning(.link) { $0.url = hostile })
            builder.image(.placeholder(name: hostile), 0, 0, 1, 1)
            builder.image(.bitmap(mediaType: hostile, bytes: [1], isTemplate: false, paint: .none), 0, 0, 1, 1)
            let style = DisplayTextStyle(font: TreeBuilder.body, paint: TreeBuilder.black)
            let field = DisplayField(
                text: hostile, prompt: hostile, isSecure: false, isMultiline: true, style: style, promptPaint: TreeBuilder.black)
            builder.field(field, 0, 0, 1, 1)
        }
        var options = ScreenWriter.Options()
        options.idPrefix = "s\"<"
        options.language = "en\"<"
        let page = try HTMLDocument(Page.standalone(tree: tree, title: hostile, options: options))
        #expect(try page.query("//h:script").isEmpty)
        // What XML cannot hold is a replacement character.
        let seen = "</p><script>alert('1')</script>\"&\u{FFFD}\u{FFFD}\u{FFFD}]]>"
        #expect(try page.first("//h:p")?.text == seen)
        #expect(try page.first("//h:button")?.attribute("data-id") == seen)
        #expect(try page.first("//h:textarea")?.text == seen)
    }

    @Test func theScreenHasItsSizeNameAndLanguage() throws {
        var options = ScreenWriter.Options()
        options.language = "ar"
        options.idPrefix = "a1"
        let page = try HTMLDocument(Page.standalone(tree: TreeBuilder.screen { _ in }, title: "Coins", options: options))
        let screen = try #require(try page.first("//h:main/h:div"))
        #expect(screen.attribute("class") == "v")
        #expect(screen.attribute("id") == "a1")
        #expect(screen.attribute("lang") == "ar")
        #expect(screen.attribute("aria-label") == "Coins")
        #expect(screen.attribute("style") == "width:393px;height:852px")
    }

    @Test func screensOfAPageShareClassesAndNoIdentifiers() {
        let tree = TreeBuilder.screen {
            let paint = $0.gradient(.linear(startX: 0, startY: 0, endX: 1, endY: 0))
            $0.shape(DisplayShape(path: .commands([.move(x: 0, y: 0), .line(x: 5, y: 5), .close]), paint: paint), 0, 0, 10, 10)
            $0.text("x", 0, 0)
        }
        var writer = HTMLWriter()
        var styles = StyleClasses()
        var screens = ScreenWriter()
        screens.write(tree, into: &writer, styles: &styles)
        screens.options.idPrefix = "b"
        screens.write(tree, into: &writer, styles: &styles)
        let html = writer.string()
        #expect(html.contains("id=\"s-1\"") && html.contains("id=\"b-1\""))
        #expect(html.components(separatedBy: "class=\"t0\"").count == 3)
        #expect(!html.contains("t1"))
    }

    @Test func thesameTreeGivesTheSameBytes() {
        let tree = TreeBuilder.screen { $0.text("x", 0, 0) }
        #expect(Page.standalone(tree: tree, title: "T") == Page.standalone(tree: tree, title: "T"))
    }

    @Test func anEmptyTreeIsAnEmptyScreen() throws {
        let page = try HTMLDocument(Page.standalone(tree: DisplayTree(size: .zero, scale: 3), title: ""))
        #expect(try page.first("//h:main/h:div")?.attribute("style") == "width:0;height:0")
    }
}
