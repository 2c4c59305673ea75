import HTML
import Testing

/// What `body` writes, as a string.
func written(_ body: (inout HTMLWriter) -> Void) -> String {
    var writer = HTMLWriter(capacity: 0)
    body(&writer)
    return writer.string()
}

/// Rules: XML 1.0 §2.2 (Char), §2.4 (markup in text), §3.3.3 (attribute normalisation); HTML Standard, "Writing HTML documents: Text".
@Suite struct EscapingTests {
    @Test(arguments: [
        ("", ""),
        ("plain text", "plain text"),
        ("Rock & Roll", "Rock &amp; Roll"),
        ("<b>", "&lt;b&gt;"),
        ("]]>", "]]&gt;"),
        ("&amp;", "&amp;amp;"),
        ("\"quoted\" 'single'", "\"quoted\" 'single'"),
        ("tab\tand\nline", "tab\tand\nline"),
        ("a\r\nb\rc", "a\nb\nc"),
        ("nul\u{0}", "nul\u{FFFD}"),
        ("\u{1}\u{8}\u{B}\u{C}\u{E}\u{1F}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("\u{7F}", "\u{FFFD}"),
        ("\u{80}\u{85}\u{9F}\u{A0}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{A0}"),
        ("\u{FFFE}\u{FFFF}\u{FFFD}\u{FFFC}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFC}"),
        ("\u{1FFFD}\u{1FFFE}\u{10FFFF}\u{10FFFD}", "\u{1FFFD}\u{FFFD}\u{FFFD}\u{10FFFD}"),
        ("\u{D7FF}\u{E000}\u{10000}", "\u{D7FF}\u{E000}\u{10000}"),
        ("Grüße, 日本語, 👩‍👩‍👧", "Grüße, 日本語, 👩‍👩‍👧"),
    ])
    func text(_ source: String, _ expected: String) {
        #expect(written { $0.text(source) }.unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    /// Noncharacters that Swift does not allow in a literal, and their neighbours.
    @Test(arguments: [(0xFDCF, true), (0xFDD0, false), (0xFDEF, false), (0xFDF0, true)] as [(UInt32, Bool)])
    func noncharacter(_ value: UInt32, _ isAllowed: Bool) throws {
        let character = String(try #require(UnicodeScalar(value)))
        #expect(written { $0.text(character) } == (isAllowed ? character : "\u{FFFD}"))
    }

    /// Text is scanned eight bytes at a time: every character has to be found at every place of a word.
    @Test(arguments: ["&", "<", ">", "\u{0}", "\u{1F}", "\u{7F}", "\u{85}", "\u{FFFF}", "\r"], 0..<17)
    func findsCharacterAtEveryPlace(_ character: String, _ place: Int) {
        let expected = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "\n"][character] ?? "\u{FFFD}"
        for length in 0..<17 {
            let before = String(repeating: "=", count: place), after = String(repeating: "%", count: length)
            #expect(written { $0.text(before + character + after) } == before + expected + after)
        }
    }

    /// Every ASCII character beside every other one: a word with several marks must not lose or invent one.
    @Test func everyPairOfASCII() {
        func rule(_ byte: UInt8) -> String {
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case 9, 10: String(UnicodeScalar(byte))
            case 0..<32, 127: "\u{FFFD}"
            default: String(UnicodeScalar(byte))
            }
        }
        for first in UInt8(0)..<128 where first != 13 {
            for second in UInt8(0)..<128 where second != 13 {
                let source = "..." + String(UnicodeScalar(first)) + String(UnicodeScalar(second)) + "...."
                let result = written { $0.text(source) }
                let expected = "..." + rule(first) + rule(second) + "...."
                if !result.utf8.elementsEqual(expected.utf8) { Issue.record("\(first), \(second): \(result)") }
            }
        }
    }

    /// Pieces as in Unicode's table 3-8 ("maximal subparts"); `String(decoding:as:)` follows the same rule.
    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xC3], [0xE0, 0x80, 0xAF], [0xE2, 0x82], [0xE2, 0x82, 0x41],
            [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x41], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80],
            [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF, 0xFF], [0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41],
            [0x26, 0xC3, 0x26], [0xC3, 0x3C, 0x2F],
        ] as [[UInt8]])
    func invalidUTF8(_ bytes: [UInt8]) {
        let decoded = String(decoding: bytes, as: UTF8.self)
        let fromBytes = written { writer in bytes.withUnsafeBufferPointer { writer.text($0) } }
        #expect(fromBytes == written { $0.text(decoded) })
        #expect(fromBytes.contains("\u{FFFD}"))
    }

    @Test func emptyBuffersWriteNothing() {
        let result = written { writer in
            writer.text(UnsafeBufferPointer<UInt8>(start: nil, count: 0))
            writer.raw(UnsafeBufferPointer<UInt8>(start: nil, count: 0))
            writer.text("")
        }
        #expect(result == "")
    }

    /// One byte becomes up to six: the buffer has to grow while a text is written.
    @Test func growsWhileEscaping() {
        let source = String(repeating: "\"", count: 10_000)
        let result = written { $0.attribute("a", source) }
        #expect(result == " a=\"" + String(repeating: "&quot;", count: 10_000) + "\"")
    }

    @Test(arguments: [
        ("say \"hi\"", "say &quot;hi&quot;"),
        ("it's", "it's"),
        ("\" onclick=\"alert(1)", "&quot; onclick=&quot;alert(1)"),
        ("\"><script>alert(1)</script>", "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("&quot;", "&amp;quot;"),
        ("a\nb\tc\r\nd\re", "a&#10;b&#9;c&#10;d&#10;e"),
        ("\u{0}\u{FFFE}", "\u{FFFD}\u{FFFD}"),
        ("  two  spaces  ", "  two  spaces  "),
    ])
    func attribute(_ value: String, _ expected: String) {
        #expect(written { $0.attribute("title", value) } == " title=\"\(expected)\"")
        #expect(
            written { writer in
                Array(value.utf8).withUnsafeBufferPointer { writer.attribute("title", $0) }
            } == " title=\"\(expected)\"")
    }

    @Test func attributeInPieces() {
        let result = written {
            $0.beginAttribute("style")
            $0.raw("left:")
            $0.number(1.5)
            $0.raw("px;content:")
            $0.attributeText("\"<\"")
            $0.endAttribute()
        }
        #expect(result == " style=\"left:1.5px;content:&quot;&lt;&quot;\"")
    }

    @Test func json() {
        let result = written { $0.inline(json: #"{"a":"</script><!--&]]>"}"#, id: "frames") }
        let expected = #"<script type="application/json" id="frames">{"a":"\u003c/script\u003e\u003c!--\u0026]]\u003e"}</script>"#
        #expect(result == expected)
    }
}
