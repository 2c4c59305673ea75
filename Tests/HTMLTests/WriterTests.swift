import HTML
import Testing

@Suite struct WriterTests {
    @Test func element() {
        let result = written {
            $0.open("a")
            $0.attribute("class", "row")
            $0.content()
            $0.text("Rock & Roll")
            $0.close("a")
        }
        #expect(result == "<a class=\"row\">Rock &amp; Roll</a>")
    }

    @Test func nestedElements() {
        let result = written {
            $0.element("p") {
                $0.text("one")
                $0.void("br")
                $0.element("b") { $0.text("two") }
            }
        }
        #expect(result == "<p>one<br/><b>two</b></p>")
    }

    /// A void element ends with `/>`, an empty one with an end tag: `<p/>` would be open to an HTML parser.
    @Test func voidAndEmpty() {
        let result = written {
            $0.open("input")
            $0.attribute("disabled")
            $0.attribute("size", 3)
            $0.attribute("step", 0.25)
            $0.closeVoid()
            $0.element("p") { _ in }
        }
        #expect(result == "<input disabled=\"\" size=\"3\" step=\"0.25\"/><p></p>")
    }

    /// HTML Standard, section "Elements": the void elements.
    @Test func voidElements() {
        let names: [StaticString] = [
            "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
        ]
        #expect(names.allSatisfy(HTMLWriter.isVoid))
        let others: [StaticString] = ["a", "p", "div", "textarea", "title", "button", "script"]
        #expect(!others.contains(where: HTMLWriter.isVoid))
    }

    @Test func rawIsNotTouched() {
        let result = written {
            $0.raw("<b>")
            $0.raw(String("<i>&amp;"))
            $0.raw(byte: UInt8(ascii: ">"))
        }
        #expect(result == "<b><i>&amp;>")
    }

    @Test func resultsAgree() {
        var writer = HTMLWriter(capacity: 10)
        for index in 0..<1000 { writer.integer(index) }
        let expected = (0..<1000).map(String.init).joined()
        #expect(writer.count == expected.utf8.count)
        #expect(writer.withBytes { Array($0) } == Array(expected.utf8))
        #expect(writer.take() == Array(expected.utf8))
    }

    @Test func memoryIsUsedAgain() {
        var writer = HTMLWriter()
        writer.text("first")
        writer.removeAll()
        #expect(writer.count == 0)
        writer.text("second")
        #expect(writer.string() == "second")
    }

    @Test func nothingWritten() {
        #expect(HTMLWriter().take() == [])
    }
}
