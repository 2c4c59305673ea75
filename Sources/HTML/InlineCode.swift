/// Why a style sheet or script cannot stand inside a page.
public struct InlineCodeError: Error, Equatable, CustomStringConvertible {
    /// What may not occur, such as `</script`.
    public let found: String
    /// Line of the source, from 1.
    public let line: Int

    /// `line 3: "</script" cannot stand in inline code`
    public var description: String { "line \(line): \"\(found)\" cannot stand in inline code" }
}

/// A style sheet or script in a form that an HTML and an XML parser both read as the same code.
///
/// An HTML parser takes the content of `style` and `script` as it is up to the end tag; an XML parser reads markup in it. Code with `<`
/// or `&` is therefore wrapped in a CDATA section whose markers stand in comments of the code: `/*<![CDATA[*/ … /*]]>*/`. To HTML both
/// markers are comments; to XML they are no part of the code. What neither form can hold is refused: the end tag, `]]>`, `<!--` and
/// `<script` (they change how an HTML parser finds the end), and control characters other than tab and line feed. Code can be written
/// without them: `"<\/script>"`, `a[b[0]] > 1`, `"<\u0021--"`.
public struct InlineCode: Sendable {
    /// The element that holds the code.
    public enum Element: Sendable {
        /// CSS in a `style` element.
        case style
        /// JavaScript in a `script` element.
        case script
    }

    /// The element that holds the code.
    public let element: Element
    /// The content of the element, markers included. A hash for a content security policy is taken of these bytes.
    public let content: String

    /// Prepares CSS for a `style` element.
    public init(style css: String) throws(InlineCodeError) {
        content = try Self.prepare(css)
        element = .style
    }

    /// Prepares JavaScript for a `script` element.
    public init(script javaScript: String) throws(InlineCodeError) {
        content = try Self.prepare(javaScript)
        element = .script
    }

    private static func prepare(_ code: String) throws(InlineCodeError) -> String {
        let bytes = Array(code.utf8)
        var (line, needsSection) = (1, false)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "&"), UInt8(ascii: "<"): needsSection = true
            case UInt8(ascii: "\t"): break
            case ..<0x20, 0x7F:
                let digits = String(byte, radix: 16, uppercase: true)
                throw InlineCodeError(found: (byte < 16 ? "U+000" : "U+00") + digits, line: line)
            case 0xC2...: try checkScalar(bytes, index, line)
            default: break
            }
            for marker in ["</style", "</script", "<script", "<!--", "]]>"] where begins(bytes[index...], with: marker) {
                throw InlineCodeError(found: marker, line: line)
            }
        }
        return needsSection ? "/*<![CDATA[*/\n" + code + "\n/*]]>*/" : code
    }

    private static func checkScalar(_ bytes: [UInt8], _ index: Int, _ line: Int) throws(InlineCodeError) {
        let isAllowed = bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return true }
            return UTF8Scalar.isAllowed(start + index, UTF8Scalar.measure(start + index, buffer.count - index).size)
        }
        if !isAllowed { throw InlineCodeError(found: "a noncharacter or control character", line: line) }
    }

    /// Whether `bytes` begins with `marker`, whose letters are in lower case, in any case.
    private static func begins(_ bytes: ArraySlice<UInt8>, with marker: String) -> Bool {
        guard bytes.first == marker.utf8.first else { return false }
        return bytes.count >= marker.utf8.count
            && zip(bytes, marker.utf8).allSatisfy { $0 == $1 || ((0x41...0x5A).contains($0) && $0 | 0x20 == $1) }
    }
}

extension HTMLWriter {
    /// Writes a `style` or `script` element that holds `code`.
    public mutating func inline(_ code: InlineCode) {
        switch code.element {
        case .style:
            raw("<style>")
            raw(code.content)
            raw("</style>")
        case .script:
            raw("<script>")
            raw(code.content)
            raw("</script>")
        }
    }

    /// Writes a `script` element that holds a JSON text as data, with an `id` to find it by. No parser can leave the element early.
    public mutating func inline(json text: String, id: String) {
        raw("<script type=\"application/json\"")
        attribute("id", id)
        content()
        json(text)
        close("script")
    }
}
