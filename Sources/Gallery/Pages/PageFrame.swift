import HTML

/// What all pages of the gallery have in common.
enum PageFrame {
    /// Nothing may be loaded but the gallery's own style sheet, scripts and font, and no script stands in a page.
    /// Inline style attributes place the parts of a screen. Chromium reads `'self'` of a page from disk as the files beside it.
    static let policy = """
        default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src data:; \
        base-uri 'none'; form-action 'none'
        """

    /// Writes a page of the gallery.
    /// - Parameters:
    ///   - title: Title of the page.
    ///   - name: File name of the page, by which the script knows it.
    ///   - kind: Class of the body.
    ///   - styles: The classes of the screens in `body`.
    ///   - body: Writes the content.
    static func write(
        title: String, name: String, kind: StaticString, styles: InlineCode, into writer: inout HTMLWriter, body: (inout HTMLWriter) -> Void
    ) {
        var head = PageHead(title: title)
        head.contentSecurityPolicy = policy
        head.styles = [styles]
        writer.page(
            head,
            extraHead: { writer in
                writer.raw("<meta name=\"color-scheme\" content=\"light dark\"/>\n")
                writer.raw("<link rel=\"stylesheet\" href=\"vitrine.css\"/>\n<script src=\"vitrine.js\"></script>\n")
            },
            bodyAttributes: { writer in
                writer.raw(" class=\"shell ")
                writer.raw(kind)
                writer.raw("\"")
                writer.attribute("data-page", name)
            },
            body: body)
    }
}
