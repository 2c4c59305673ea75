/// The floor: a page with the same text, written by hand. Six elements a row with class attributes, escaped text, no layout;
/// like the page that it is compared with, it is a fresh array of bytes each time.
enum Floor {
    static func page(_ rows: [RowData]) -> [UInt8] {
        var bytes: [UInt8] = []
        raw("<!DOCTYPE html><html><body><div class=\"list\">", &bytes)
        for row in rows {
            raw("<div class=\"row\"><div class=\"text\"><span class=\"title\">", &bytes)
            text(row.title, &bytes)
            raw("</span><span class=\"subtitle\">", &bytes)
            text(row.subtitle, &bytes)
            raw("</span></div><div class=\"badge\"><span class=\"number\">", &bytes)
            text(row.badge, &bytes)
            raw("</span></div></div>", &bytes)
        }
        raw("</div></body></html>", &bytes)
        return bytes
    }

    private static func raw(_ text: StaticString, _ bytes: inout [UInt8]) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private static func text(_ string: String, _ bytes: inout [UInt8]) {
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "&"): raw("&amp;", &bytes)
            case UInt8(ascii: "<"): raw("&lt;", &bytes)
            case UInt8(ascii: ">"): raw("&gt;", &bytes)
            case UInt8(ascii: "\""): raw("&quot;", &bytes)
            default: bytes.append(byte)
            }
        }
    }
}
