import HTMLDocument
import Testing

@Suite struct NodeTests {
    let document: HTMLDocument

    init() throws {
        document = try page(
            """
            <!-- c --><p class="a &amp; &lt;b&gt; &quot;&#10;&#x9;" id='x' xml:lang="de">one <b>two</b><!-- c --> &amp; <![CDATA[<three>]]></p>
            <svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/><path d="M1 1"/></svg>
            <p>4</p>
            """)
    }

    @Test func root() {
        #expect(document.root.name == "html")
        #expect(document.root.namespace == HTMLDocument.htmlNamespace)
        #expect(document.root.kind == .element)
        #expect(document.root.parent == nil)
        #expect(document.root.elements.map(\.name) == ["head", "body"])
    }

    @Test func text() throws {
        let paragraph = try #require(try document.first("//p"))
        #expect(paragraph.text == "one two & <three>")
        #expect(paragraph.children.first?.text == "one ")
        #expect(paragraph.children.first?.kind == .text)
        #expect(paragraph.children.first?.name == "")
    }

    @Test func attributes() throws {
        let paragraph = try #require(try document.first("//p"))
        #expect(paragraph.attributes.map(\.name) == ["class", "id", "xml:lang"])
        #expect(paragraph.attributes.map(\.value) == ["a & <b> \"\n\t", "x", "de"])
        #expect(paragraph.attribute("xml:lang") == "de")
        #expect(paragraph.attribute("lang") == nil)
        #expect(paragraph.children.first?.attributes.isEmpty == true)
    }

    @Test func relatives() throws {
        let bold = try #require(try document.first("//b"))
        #expect(bold.parent == (try document.first("//p")))
        #expect(bold.children.map(\.text) == ["two"])
        #expect(bold.elements.isEmpty)
        #expect(bold.children.first?.children.isEmpty == true)
        #expect(bold.line == 3)
    }

    /// Every path finds the node that it is the path of, and no other.
    @Test func pathsFindTheirNodes() throws {
        let elements = try document.query("//node()[self::*]")
        #expect(
            elements.map(\.path) == [
                "/html", "/html/head", "/html/head/title", "/html/body", "/html/body/p[1]", "/html/body/p[1]/b", "/html/body/svg:svg",
                "/html/body/svg:svg/svg:path[1]", "/html/body/svg:svg/svg:path[2]", "/html/body/p[2]",
            ])
        for element in elements { #expect(try document.query(element.path) == [element]) }
        #expect(try document.first("//p/@class")?.path == "/html/body/p[1]/@class")
        #expect(try document.first("//b/text()")?.path == "/html/body/p[1]/b/text()")
    }

    @Test func pathInOtherNamespace() throws {
        let document = try HTMLDocument("<a><b xmlns='urn:x'/><b xmlns='urn:x'/><b/></a>")
        for element in try document.query("//node()[self::*]") { #expect(try document.query(element.path) == [element]) }
    }

    /// A node keeps its document alive.
    @Test func nodeOutlivesVariable() throws {
        let node = try page("<p>kept</p>").root
        #expect(node.text.contains("kept"))
    }
}
