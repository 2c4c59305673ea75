import HTML
import HTMLDocument
import Testing

/// What the writer writes is read back by a strict XML parser as the same characters.
@Suite struct WriterRoundTripTests {
    static let hostile = [
        "plain", "a & b < c > d \"e\" 'f'", "]]>", "<![CDATA[x]]>", "<!-- -->", "--><script>alert(1)</script>", "&amp;&lt;&#60;",
        "</p></body>",
        "\" onload=\"x", "' onload='x", "\t tab \n line \t", "ü 日本 👩‍👩‍👧 \u{10FFFD}", "\u{2028}\u{2029}\u{FEFF}", "%3C", "<?php ?>", "\\u003c",
    ]

    func body(_ write: (inout HTMLWriter) -> Void) throws -> HTMLDocument {
        var writer = HTMLWriter()
        writer.page(PageHead(title: "t"), body: write)
        return try HTMLDocument(writer.take())
    }

    @Test(arguments: hostile)
    func textReadsBack(_ text: String) throws {
        let document = try body { $0.element("p") { $0.text(text) } }
        #expect(try document.first("//p")?.text == text)
        #expect(try document.evaluate("count(//p/node()[not(self::text())])") == .number(0))
    }

    @Test(arguments: hostile)
    func attributeReadsBack(_ text: String) throws {
        let document = try body {
            $0.open("p")
            $0.attribute("title", text)
            $0.content()
            $0.close("p")
        }
        let paragraph = try #require(try document.first("//p"))
        #expect(paragraph.attributes.map(\.name) == ["title"])
        #expect(paragraph.attribute("title") == text)
    }

    /// Every scalar that Swift has, in text and in an attribute: all pages parse, and what is not allowed is U+FFFD.
    @Test func everyScalar() throws {
        let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(UnicodeScalar.init).filter { $0 != "\r" }
        let text = String(String.UnicodeScalarView(scalars))
        let document = try body {
            $0.open("p")
            $0.attribute("title", text)
            $0.content()
            $0.text(text)
            $0.close("p")
        }
        let expected = scalars.map { scalar in
            let isControl = scalar.value < 0x20 && scalar != "\t" && scalar != "\n" || (0x7F...0x9F).contains(scalar.value)
            let isNoncharacter = scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
            return isControl || isNoncharacter ? "\u{FFFD}" : scalar
        }
        let paragraph = try #require(try document.first("//p"))
        #expect(Array(paragraph.text.unicodeScalars) == expected)
        #expect(paragraph.attribute("title").map { Array($0.unicodeScalars) } == expected)
    }

    /// Bytes that are no UTF-8 at all still make a page that parses.
    @Test func randomBytes() throws {
        var state: UInt64 = 1
        let bytes = (0..<100_000).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 56)
        }
        let document = try body { writer in
            bytes.withUnsafeBufferPointer { buffer in
                writer.open("p")
                writer.attribute("title", buffer)
                writer.content()
                writer.text(buffer)
                writer.close("p")
            }
        }
        let paragraph = try #require(try document.first("//p"))
        #expect(paragraph.attribute("title") == paragraph.text)
        #expect(paragraph.text.contains("\u{FFFD}"))
    }

    // MARK: - Page

    @Test func pageFrame() throws {
        var head = PageHead(title: "Tom & \"Jerry\" </title>", language: "ar")
        head.isRightToLeft = true
        head.contentSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'"
        head.styles = [try InlineCode(style: "p > b{color:red}"), try InlineCode(style: "@media (width < 600px){p{x:\"&\"}}")]
        let script = try InlineCode(script: "if (1 < 2 && 3 > 2) { f('ü') }")
        var writer = HTMLWriter()
        writer.page(
            head,
            extraHead: { $0.inline(script) },
            bodyAttributes: { $0.attribute("class", "dark") },
            body: {
                $0.element("p") { $0.text("x") }
                $0.inline(json: "{\"a\":\"</script>&\"}", id: "data")
            })
        let bytes = writer.take()
        #expect(String(decoding: bytes.prefix(15), as: UTF8.self) == "<!DOCTYPE html>")
        let document = try HTMLDocument(bytes)
        #expect(document.hasHTMLDocumentType)
        #expect(document.root.namespace == HTMLDocument.htmlNamespace)
        #expect(document.root.attributes.map(\.name) == ["lang", "xml:lang", "dir"])
        #expect(document.root.attributes.map(\.value) == ["ar", "ar", "rtl"])
        #expect(try document.first("/html/head/*[1]/@charset")?.text == "utf-8")
        #expect(try document.first("//meta[@http-equiv]")?.attribute("content") == head.contentSecurityPolicy)
        #expect(try document.first("//title")?.text == head.title)
        #expect(try document.query("//style").map(\.text) == ["p > b{color:red}", "/**/\n@media (width < 600px){p{x:\"&\"}}\n/**/"])
        #expect(try document.first("//head/script")?.text == "/**/\nif (1 < 2 && 3 > 2) { f('ü') }\n/**/")
        #expect(try document.first("//script[@id='data']")?.text == #"{"a":"\u003c/script\u003e\u0026"}"#)
        #expect(try document.first("//body")?.attribute("class") == "dark")
    }

    @Test func smallestPage() throws {
        var writer = HTMLWriter()
        writer.page(PageHead(title: "A"), body: { $0.void("hr") })
        #expect(
            writer.string() == """
                <!DOCTYPE html>
                <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
                <head>
                <meta charset="utf-8"/>
                <meta name="viewport" content="width=device-width, initial-scale=1"/>
                <title>A</title>
                </head>
                <body>
                <hr/>
                </body>
                </html>

                """)
    }
}
