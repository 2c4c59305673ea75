import HTMLDocument
import Testing

@Suite struct CompareTests {
    func changes(_ old: String, _ new: String) throws -> [String] {
        try HTMLDocument.compare(page(old), page(new)).map(\.description)
    }

    @Test(arguments: [
        ("<p a='1' b='2'>x</p>", "<p b=\"2\" a=\"1\">x</p>"),
        ("<p>a  b\n c </p>", "<p> a b c</p>"),
        ("<p>a</p><p>b</p>", "\n<p>a</p>\n  <p>b</p>\n"),
        ("<p>a&#98;c</p>", "<p>abc</p>"),
        ("<p>a<!-- x -->b</p><!-- y -->", "<p>ab</p>"),
        ("<p>&lt;</p>", "<p><![CDATA[<]]></p>"),
        ("<br/>", "<br></br>"),
        ("<svg xmlns='http://www.w3.org/2000/svg'><g/></svg>", "<s:svg xmlns:s='http://www.w3.org/2000/svg'><s:g/></s:svg>"),
    ])
    func equal(_ old: String, _ new: String) throws {
        #expect(try changes(old, new) == [])
        #expect(try changes(new, old) == [])
    }

    @Test(arguments: [
        ("<p>a</p>", "<p>b</p>", ["/html/body/p/text(): \"a\" became \"b\""]),
        ("<p>ab</p>", "<p>a b</p>", ["/html/body/p/text(): \"ab\" became \"a b\""]),
        ("<p class='a'/>", "<p class='b'/>", ["/html/body/p: class \"a\" became \"b\""]),
        ("<p class='a '/>", "<p class='a'/>", ["/html/body/p: class \"a \" became \"a\""]),
        ("<p id='a'/>", "<p/>", ["/html/body/p: id \"a\" is gone"]),
        ("<p/>", "<p id='a'/>", ["/html/body/p: id \"a\" is new"]),
        ("<p/>", "<p id=''/>", ["/html/body/p: id \"\" is new"]),
        (
            "<p a='1' c='3' d='4'/>", "<p b='2' c='4' d='4'/>",
            ["/html/body/p: a \"1\" is gone", "/html/body/p: b \"2\" is new", "/html/body/p: c \"3\" became \"4\""]
        ),
        ("<p id='x'>a</p>", "<div id='x'>a</div>", ["/html/body/div: <p> became <div>"]),
        ("<p/>", "", ["/html/body/p: <p> is gone"]),
        ("", "<p/>", ["/html/body/p: <p> is new"]),
        ("<p/>", "text", ["/html/body/p: <p> is gone", "/html/body/text(): \"text\" is new"]),
        ("", "<p class='a' style='b'/>", ["/html/body/p: <p class=\"a\"> is new"]),
        ("<i>1</i><i>2</i><i>3</i>", "<i>0</i><i>1</i><i>2</i><i>3</i>", ["/html/body/i[1]: <i> is new"]),
        ("<i>1</i><i>2</i><i>3</i>", "<i>1</i><i>3</i>", ["/html/body/i[2]: <i> is gone"]),
        ("<i>1</i><i>2</i><i>3</i>", "<i>1</i><i>x</i><i>3</i>", ["/html/body/i[2]/text(): \"2\" became \"x\""]),
        (
            "<i>1</i><i>2</i><b/><i>3</i>", "<i>1</i><u/><i>x</i><i>3</i>",
            ["/html/body/u: <u> is new", "/html/body/i[2]/text(): \"2\" became \"x\"", "/html/body/b: <b> is gone"]
        ),
        ("<p>one <b>two</b> three</p>", "<p>one <b>two</b> four</p>", ["/html/body/p/text(): \"three\" became \"four\""]),
        (
            "<svg xmlns='http://www.w3.org/2000/svg'/>", "<svg/>",
            ["/html/body/svg: <{http://www.w3.org/2000/svg}svg> became <svg>"]
        ),
        (
            "<ul><li><a href='1'>x</a></li><li><a href='2'>y</a></li></ul>",
            "<ul><li><a href='1'>x</a></li><li><a href='3'>z</a></li></ul>",
            ["/html/body/ul/li[2]/a: href \"2\" became \"3\"", "/html/body/ul/li[2]/a/text(): \"y\" became \"z\""]
        ),
    ])
    func different(_ old: String, _ new: String, _ expected: [String]) throws {
        #expect(try changes(old, new) == expected)
    }

    /// A path finds its node in the page that it speaks of, and the line is the node's.
    @Test func pathsAndLines() throws {
        let old = try page("\n<i>1</i>\n<i>2</i>\n<i>3</i>"), new = try page("\n<i>1</i>\n<i class='x'>3</i>\n<b/>")
        let differences = HTMLDocument.compare(old, new)
        #expect(
            differences.map(\.change) == [
                .attribute("class", from: nil, to: "x"), .text(from: "2", to: "3"), .removed("<i>"), .inserted("<b>"),
            ])
        #expect(differences.map(\.line) == [5, 5, 6, 6])
        let found = try differences.map { difference in
            var document = new
            if case .removed = difference.change { document = old }
            return try document.first(difference.path)
        }
        #expect(found.map(\.?.line) == [5, 5, 6, 6])
    }

    @Test func partsOfPages() throws {
        let old = try page("<div><p>a</p></div><div><p>b</p></div>"), new = try page("<p/><div><p>c</p></div>")
        let left = try #require(try old.first("//div[2]")), right = try #require(try new.first("//div"))
        #expect(HTMLDocument.compare(left, right).map(\.path) == ["/html/body/div/p/text()"])
        #expect(HTMLDocument.compare(left, left) == [])
    }

    /// More children than are aligned: each is compared with the one at its place. The work must stay in proportion to the page.
    @Test func manyChildren() throws {
        let count = 20_000
        let old = try page((0..<count).map { "<p>\($0)</p>" }.joined())
        let new = try page((0..<count).map { "<p>\($0 + 1)</p>" }.joined())
        let differences = HTMLDocument.compare(old, new)
        #expect(differences.count == count)
        #expect(differences.last?.path == "/html/body/p[\(count)]/text()")
        let other = try page((0..<count).map { "<i>\($0)</i>" }.joined())
        #expect(HTMLDocument.compare(old, other).count == 2 * count)
    }
}
