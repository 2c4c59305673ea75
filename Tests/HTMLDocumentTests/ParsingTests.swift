import HTMLDocument
import Testing

/// A page around `body`.
func page(_ body: String) throws -> HTMLDocument {
    let head = "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\"><head><title>t</title></head>"
    return try HTMLDocument(head + "\n<body>\(body)</body></html>\n")
}

/// Rules: XML 1.0 §2.1 (well-formed documents), §4.1 (entities), Namespaces in XML §5.
@Suite struct ParsingTests {
    @Test(arguments: [
        ("<html>\n<p>\n</html>", 3),
        ("<html>\n\n<br>\n</html>", 4),
        ("<p>a & b</p>", 1),
        ("<p>\na < b</p>", 2),
        ("<p>&nbsp;</p>", 1),
        ("\n\n<p hidden>x</p>", 3),
        ("<p a=1></p>", 1),
        ("<p a='1' a='2'></p>", 1),
        ("<p>\n\n]]></p>", 3),
        ("<p>\u{1}</p>", 1),
        ("<p>\u{FFFE}</p>", 1),
        ("<p/><p/>", 1),
        ("text", 1),
        ("<P></p>", 1),
        ("<svg:path/>", 1),
        ("<p>", 1),
        ("", 1),
        (" ", 1),
    ])
    func refuses(_ text: String, _ line: Int) {
        let error = #expect(throws: HTMLParseError.self) { try HTMLDocument(text) }
        #expect(error?.line == line)
        #expect(error?.message.isEmpty == false)
    }

    @Test(
        arguments: [
            [0x3C, 0x70, 0x3E, 0xFF, 0x3C, 0x2F, 0x70, 0x3E], [0x3C, 0x70, 0x3E, 0xED, 0xA0, 0x80, 0x3C, 0x2F, 0x70, 0x3E],
            [0x3C, 0x70, 0x3E, 0x00, 0x3C, 0x2F, 0x70, 0x3E], [0x00], [0xFF, 0xFE, 0x3C, 0x00], [0x3C], [0xC3], [0x3C, 0x70, 0x20, 0xC3],
        ] as [[UInt8]])
    func refusesBytes(_ bytes: [UInt8]) {
        #expect(throws: HTMLParseError.self) { try HTMLDocument(bytes) }
    }

    @Test func refusesEmptyBuffer() {
        #expect(throws: HTMLParseError.self) { try HTMLDocument(UnsafeBufferPointer(start: nil, count: 0)) }
    }

    /// Ten levels of ten: expanded, the text would have ten thousand million characters.
    @Test func refusesEntities() {
        var text = "<!DOCTYPE html [\n<!ENTITY e0 'x'>\n"
        for level in 1...10 { text += "<!ENTITY e\(level) '" + String(repeating: "&e\(level - 1);", count: 10) + "'>\n" }
        let error = #expect(throws: HTMLParseError.self) { try HTMLDocument(text + "]>\n<html>&e10;</html>") }
        #expect(error?.description == "line 2: the document type declares an entity")
    }

    @Test(arguments: [
        "<!DOCTYPE html [<!ENTITY x SYSTEM 'file:///etc/hostname'>]><html>&x;</html>",
        "<!DOCTYPE html [<!ENTITY % x SYSTEM 'http://127.0.0.1:9/x'> %x;]><html/>",
        "<!DOCTYPE html [<!ENTITY x 'y'>]><html a='&x;'/>",
        "<!DOCTYPE html [<!ATTLIST html lang CDATA 'de'>]><html/>",
        "<!DOCTYPE html [<!ELEMENT html EMPTY>]><html/>",
        "<!DOCTYPE html SYSTEM 'about:legacy-compat'><html>&x;</html>",
        "<!DOCTYPE html SYSTEM 'about:legacy-compat'><html a='&x;'/>",
    ])
    func refusesDeclarations(_ text: String) {
        #expect(throws: HTMLParseError.self) { try HTMLDocument(text) }
    }

    @Test func reportsTheFirstFault() {
        let error = #expect(throws: HTMLParseError.self) { try HTMLDocument("<html>\n<p>&x;</p>\n<b></i>\n</html>") }
        #expect(error?.line == 2)
        #expect(error?.message.contains("x") == true)
    }

    @Test func documentType() throws {
        #expect(try page("").hasHTMLDocumentType)
        #expect(try HTMLDocument("<html/>").hasHTMLDocumentType == false)
        #expect(try HTMLDocument("<!DOCTYPE svg><svg/>").hasHTMLDocumentType == false)
        let legacy = "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN' 'http://127.0.0.1:9/x.dtd'><html/>"
        #expect(try HTMLDocument(legacy).hasHTMLDocumentType == false)
    }

    /// Deeper than libxml2 allows without its option for large documents (256), and than a recursive walk on a small stack.
    @Test func deepDocument() throws {
        let depth = 2000
        let text = String(repeating: "<b>", count: depth) + "x" + String(repeating: "</b>", count: depth)
        let document = try HTMLDocument(text)
        #expect(document.root.text == "x")
        #expect(try document.evaluate("count(//*)") == .number(Double(depth)))
        let other = try HTMLDocument(String(repeating: "<b>", count: depth) + "y" + String(repeating: "</b>", count: depth))
        #expect(HTMLDocument.compare(document, other).map(\.change) == [.text(from: "x", to: "y")])
    }

    @Test func refusesEndlessDepth() {
        #expect(throws: HTMLParseError.self) { try HTMLDocument(String(repeating: "<b>", count: 100_000)) }
    }

    @Test func linesAbove65535() throws {
        let document = try HTMLDocument("<div>" + String(repeating: "\n", count: 70_000) + "<p>x</p></div>")
        #expect(document.root.elements.first?.line == 70_001)
    }
}
