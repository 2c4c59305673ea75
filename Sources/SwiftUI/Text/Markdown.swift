/// A text whose parts have their own look.
struct MarkdownText: Sendable, Equatable {
    struct Span: Sendable, Equatable {
        var string = ""
        /// A value that was put in, instead of a string.
        var text: Text?
        var attributes = _TextAttributes()
        var link: String?
    }
    var spans: [Span]
}

/// The inline part of Markdown: emphasis, code, strikethrough, links, escapes.
enum Markdown {
    /// Whether a string holds a character that has a meaning in Markdown, or an address.
    @inline(__always) static func isIn(_ string: inout String) -> Bool {
        string.withUTF8 { bytes in
            for (index, byte) in bytes.enumerated() {
                switch byte {
                case 0x2A, 0x5F, 0x60, 0x7E, 0x5B, 0x5C, 0x3C: return true  // * _ ` ~ [ \ <
                case 0x3A where index + 2 < bytes.count && bytes[index + 1] == 0x2F && bytes[index + 2] == 0x2F: return true  // ://
                default: continue
                }
            }
            return false
        }
    }

    /// Parts of a text. Bytes in `protected` are no marks; each U+FFFC stands for the next value.
    static func parse(_ string: String, protected: [Range<Int>] = [], values: [Text] = []) -> MarkdownText {
        var parser = MarkdownParser(string, protected: protected, values: values)
        parser.parse()
        return MarkdownText(spans: parser.spans)
    }
}
