import CLibXML2

extension String {
    /// Copies a string of libxml2; empty for null. Bytes that are not UTF-8 become U+FFFD.
    init(xml text: UnsafePointer<xmlChar>?) {
        self = text.map { String(decodingCString: $0, as: UTF8.self) } ?? ""
    }

    /// Copies a message of libxml2 without the line feed at its end; empty for null.
    init(c message: UnsafePointer<CChar>?) {
        var text = message.map { String(cString: $0) } ?? ""
        while text.last?.isWhitespace == true { text.removeLast() }
        self = text
    }
}
