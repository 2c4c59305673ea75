import HTML
import Testing

/// Rules: HTML Standard, "Restrictions on the contents of raw text elements" and "script data state"; XML 1.0 §2.7 (CDATA sections).
@Suite struct InlineCodeTests {
    @Test func plainCodeStaysAsItIs() throws {
        let style = try InlineCode(style: "a > b{content:\"ü\"}")
        #expect(written { $0.inline(style) } == "<style>a > b{content:\"ü\"}</style>")
    }

    @Test func markupCharactersAreWrapped() throws {
        let script = try InlineCode(script: "if (a < b && c) d()")
        #expect(script.content == "/*<![CDATA[*/\nif (a < b && c) d()\n/*]]>*/")
        #expect(written { $0.inline(script) } == "<script>/*<![CDATA[*/\nif (a < b && c) d()\n/*]]>*/</script>")
    }

    @Test(arguments: [
        ("x='</script>'", "</script", 1), ("x='</SCRIPT >'", "</script", 1), ("\n\n'<!--'", "<!--", 3), ("\na[b[0]]>1", "]]>", 2),
        ("'<Script>'", "<script", 1), ("</style", "</style", 1), ("a\u{0}", "U+0000", 1), ("\n\u{C}", "U+000C", 2), ("a\r\n", "U+000D", 1),
        ("\u{7F}", "U+007F", 1), ("\u{FFFE}", "a noncharacter or control character", 1),
        ("\u{85}", "a noncharacter or control character", 1),
    ])
    func refuses(_ code: String, _ found: String, _ line: Int) throws {
        let forScript = #expect(throws: InlineCodeError.self) { try InlineCode(script: code) }
        let forStyle = #expect(throws: InlineCodeError.self) { try InlineCode(style: code) }
        #expect(forScript == forStyle)
        #expect(forScript?.found == found)
        #expect(forScript?.line == line)
    }

    @Test func errorSaysWhere() {
        let error = #expect(throws: InlineCodeError.self) { try InlineCode(script: "\n'</script>'") }
        #expect(error?.description == "line 2: \"</script\" cannot stand in inline code")
    }
}
