import HTMLDocument
import Testing

/// Names and operators are told apart as XPath 1.0, section 3.7, says.
@Suite struct XPathTests {
    let document: HTMLDocument

    init() throws {
        document = try page(
            """
            <ul class="list"><li id="a">one</li><li id="b">two</li><li id="c">three</li></ul>
            <div id="div"><and id="and">4</and><button aria-label="Close">x</button></div>
            <svg xmlns="http://www.w3.org/2000/svg"><g id="g"><path id="path" d="M0 0"/></g></svg>
            """)
    }

    @Test(arguments: [
        ("//li", ["a", "b", "c"]),
        ("//h:li", ["a", "b", "c"]),
        ("//li[2]", ["b"]),
        ("//li[last()]", ["c"]),
        ("//li[position() < 3]", ["a", "b"]),
        ("//li[.='two']", ["b"]),
        ("//li[contains(., 'o') and not(@id='b')]", ["a"]),
        ("//li[position() mod 2 = 1]", ["a", "c"]),
        ("//li[position()div 2=1]", ["b"]),
        ("//ul[@class='list']/li[1]", ["a"]),
        ("/html/body/div", ["div"]),
        ("/html/body/*[2]", ["div"]),
        ("//h:*[@id='and']", ["and"]),
        ("//and", ["and"]),
        ("//div/and | //li[3]", ["c", "and"]),
        ("//li[3] | //li[1]", ["a", "c"]),
        ("//and/parent::div", ["div"]),
        ("//and/..", ["div"]),
        ("//li[following-sibling::li[@id = 'c']]", ["a", "b"]),
        ("//li[preceding-sibling :: li]", ["b", "c"]),
        ("//*[@ id = 'div']", ["div"]),
        ("//*[attribute::id='div']", ["div"]),
        ("//*[attribute :: id = 'div']", ["div"]),
        ("//div[button/@aria-label='Close']", ["div"]),
        ("//div[normalize-space(button) = 'x']", ["div"]),
        ("//*[name()='li'][1]", ["a"]),
        ("//svg:path", ["path"]),
        ("//svg:g/svg:*", ["path"]),
        ("//path", []),
        ("//*[local-name() = 'path']", ["path"]),
        ("//li[string-length(text()) * 2 > 6]", ["c"]),
        ("//li[count(../li)*1 = 3][2 - 1]", ["a"]),
        ("//li[@id = \"a\" or @id = 'b div c']", ["a"]),
        ("//li[. >= 1.5 or .5 = 0.5]", ["a", "b", "c"]),
        ("//nothing", []),
    ])
    func finds(_ expression: String, _ ids: [String]) throws {
        #expect(try document.query(expression).map { $0.attribute("id") } == ids)
    }

    @Test func values() throws {
        #expect(try document.evaluate("count(//li)") == .number(3))
        #expect(try document.evaluate("string(//title)") == .string("t"))
        #expect(try document.evaluate("//li = 'two'") == .boolean(true))
        #expect(try document.evaluate("//li = 'zwei'") == .boolean(false))
        #expect(try document.evaluate("3 * 4 div 2 - -1 mod 5") == .number(7))
        #expect(try document.query("//li/@id").map(\.text) == ["a", "b", "c"])
        #expect(try document.query("//li/@id").map(\.name) == ["id", "id", "id"])
        #expect(try document.query("//li/@id").first?.kind == .attribute)
        #expect(try document.query("//li/text()").map(\.text) == ["one", "two", "three"])
        #expect(try document.first("//h:li")?.text == "one")
        #expect(try document.first("//nothing") == nil)
        #expect(try document.query("/").map(\.kind) == [.other])
    }

    @Test func relative() throws {
        let list = try #require(try document.first("//ul"))
        #expect(try document.query("li", from: list).count == 3)
        #expect(try document.query(".//text()", from: list).map(\.text) == ["one", "two", "three"])
        #expect(try document.query("html").count == 1)
        let other = try page("")
        let error = #expect(throws: XPathError.self) { try other.query("li", from: list) }
        #expect(error?.description == "li: the node is of another document")
    }

    @Test(arguments: [
        "", " ", "//", "//li[", "//li]", "//li[1", "li li", "//li/'x'", "'open", "\"open", "@", "@@id", "//li[@]", "((", "::", "a::b",
        "namespace::*",
        "//*/namespace::node()", "foo()", "//li[foo(1)]", "id('a')", "current()", "document('x')", "key('a','b')", "contains()",
        "contains('a')",
        "$x", "//li[$x]", "x:li", "//x:*", "svg:", "svg:path:x", "//li[\u{0}]", "//li\u{0}", "1 +", "1 li", "count(1)", "//li[1]]", "|",
        "//li|",
        "\u{FFFD}(", "!", "//li[!]", "#", "-", "--", "\u{1F600}", "//text(1)",
    ])
    func refuses(_ expression: String) {
        let error = #expect(throws: XPathError.self) { try document.query(expression) }
        #expect(error?.expression == expression)
        #expect(error?.message.isEmpty == false)
    }

    @Test func wantsNodes() {
        let error = #expect(throws: XPathError.self) { try document.query("1 + 1") }
        #expect(error?.description == "1 + 1: the expression does not yield nodes")
    }

    @Test func deepExpressionIsRefused() {
        let expression = String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000)
        #expect(throws: XPathError.self) { try document.evaluate(expression) }
    }
}
