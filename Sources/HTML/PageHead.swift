/// What stands in the head of a page.
public struct PageHead: Sendable {
    /// Title of the page; plain text.
    public var title: String
    /// Language of the page's text as a BCP 47 tag.
    public var language: String
    /// Whether the page's text runs from right to left.
    public var isRightToLeft = false
    /// Content security policy for the page, or nil for none. Placed ahead of everything it governs.
    public var contentSecurityPolicy: String?
    /// Style sheets, in order.
    public var styles: [InlineCode] = []

    /// Creates a head with a title.
    public init(title: String, language: String = "en") {
        self.title = title
        self.language = language
    }
}

extension HTMLWriter {
    /// Writes a page: document type, root with the XHTML namespace, character set, title, styles, then what the closures write.
    ///
    /// There is no XML declaration, which HTML does not allow: without one, XML is UTF-8 as well. The character set comes first in the
    /// head, within the 1,024 bytes that an HTML parser looks at.
    /// - Parameters:
    ///   - head: Title, language, policy and styles.
    ///   - extraHead: Writes further elements of the head.
    ///   - bodyAttributes: Writes attributes of `body`.
    ///   - body: Writes the content of `body`.
    public mutating func page(
        _ head: PageHead,
        extraHead: (inout HTMLWriter) throws -> Void,
        bodyAttributes: (inout HTMLWriter) throws -> Void,
        body: (inout HTMLWriter) throws -> Void
    ) rethrows {
        raw("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\"")
        attribute("lang", head.language)
        attribute("xml:lang", head.language)
        if head.isRightToLeft { attribute("dir", "rtl") }
        raw(">\n<head>\n<meta charset=\"utf-8\"/>\n")
        write(head)
        try extraHead(&self)
        raw("</head>\n<body")
        try bodyAttributes(&self)
        content()
        raw(byte: UInt8(ascii: "\n"))
        try body(&self)
        raw("\n</body>\n</html>\n")
    }

    /// Writes a page with nothing more in its head and no attributes on `body`; see ``page(_:extraHead:bodyAttributes:body:)``.
    public mutating func page(_ head: PageHead, body: (inout HTMLWriter) throws -> Void) rethrows {
        try page(head, extraHead: { _ in }, bodyAttributes: { _ in }, body: body)
    }

    private mutating func write(_ head: PageHead) {
        if let policy = head.contentSecurityPolicy {
            raw("<meta http-equiv=\"Content-Security-Policy\"")
            attribute("content", policy)
            raw("/>\n")
        }
        raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>")
        text(head.title)
        raw("</title>\n")
        for style in head.styles {
            inline(style)
            raw(byte: UInt8(ascii: "\n"))
        }
    }
}
