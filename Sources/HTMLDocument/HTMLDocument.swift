import CLibXML2

/// A finished page, parsed strictly as XML by libxml2.
///
/// Pages are polyglot: what does not parse here is not well formed and would be read differently by different readers. Nothing is
/// fetched, nothing is printed, and pages that declare entities or attributes in their document type are refused.
public final class HTMLDocument {
    /// Namespace of HTML elements.
    public static let htmlNamespace = "http://www.w3.org/1999/xhtml"
    /// Namespace of SVG elements.
    public static let svgNamespace = "http://www.w3.org/2000/svg"

    private static let initialise: Void = xmlInitParser()

    let document: xmlDocPtr
    private let rootElement: xmlNodePtr

    /// Parses UTF-8 bytes. Throws the first fault with its line.
    public convenience init(_ bytes: [UInt8]) throws(HTMLParseError) {
        try self.init(parsed: bytes.withUnsafeBufferPointer(Self.parse))
    }

    /// Parses UTF-8 bytes, which are not needed after the call. Throws the first fault with its line.
    public convenience init(_ bytes: UnsafeBufferPointer<UInt8>) throws(HTMLParseError) {
        try self.init(parsed: Self.parse(bytes))
    }

    /// Parses a page. Throws the first fault with its line.
    public convenience init(_ text: String) throws(HTMLParseError) {
        try self.init(Array(text.utf8))
    }

    private init(parsed: Result<xmlDocPtr, HTMLParseError>) throws(HTMLParseError) {
        document = try parsed.get()
        guard let root = xmlDocGetRootElement(document) else {
            xmlFreeDoc(document)
            throw HTMLParseError(line: 1, message: "the document has no element")
        }
        rootElement = root
    }

    deinit {
        xmlFreeDoc(document)
    }

    /// The outermost element, `html` in a page.
    public var root: HTMLNode { HTMLNode(document: self, pointer: rootElement) }

    /// Whether the document begins with the document type that HTML 5 asks for, `<!DOCTYPE html>`, without which browsers use quirks mode.
    public var hasHTMLDocumentType: Bool {
        guard let type = document.pointee.intSubset else { return false }
        return String(xml: type.pointee.name) == "html" && type.pointee.ExternalID == nil && type.pointee.SystemID == nil
    }

    // MARK: - Parsing

    /// The first fault that the parser reports; it may go on and report what follows from it.
    private struct Report {
        var error: HTMLParseError?
    }

    private static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<xmlDocPtr, HTMLParseError> {
        _ = initialise
        guard let parser = xmlNewParserCtxt() else { return .failure(HTMLParseError(line: 0, message: "out of memory")) }
        defer { xmlFreeParserCtxt(parser) }
        guard let size = Int32(exactly: bytes.count), size > 0 else {
            return .failure(HTMLParseError(line: 1, message: bytes.isEmpty ? "the document is empty" : "the document is too large"))
        }
        var report = Report()
        let document = withUnsafeMutablePointer(to: &report) { report in
            observe(parser, report)
            return bytes.withMemoryRebound(to: CChar.self) { xmlCtxtReadMemory(parser, $0.baseAddress, size, nil, "UTF-8", options) }
        }
        if let document, let type = document.pointee.intSubset, type.pointee.children != nil, report.error == nil {
            report.error = HTMLParseError(line: 1, message: "the document type holds declarations")
        }
        guard let document, report.error == nil, parser.pointee.wellFormed == 1 else {
            xmlFreeDoc(document)
            return .failure(report.error ?? HTMLParseError(line: 1, message: "the document is not well formed"))
        }
        return .success(document)
    }

    /// No network; CDATA as text; deep trees and long texts as pages have them; line numbers above 65,535. Entities stay as they are.
    private static let options = [XML_PARSE_NONET, XML_PARSE_NOCDATA, XML_PARSE_HUGE, XML_PARSE_BIG_LINES, XML_PARSE_COMPACT]
        .reduce(Int32(0)) { $0 | Int32(bitPattern: $1.rawValue) }

    /// Takes the parser's messages, which libxml2 would print otherwise, and stops it at the first entity.
    private static func observe(_ parser: xmlParserCtxtPtr, _ report: UnsafeMutablePointer<Report>) {
        parser.pointee._private = UnsafeMutableRawPointer(report)
        parser.pointee.sax.pointee.serror = { context, error in
            guard let error else { return }
            // libxml2 2.14 only warns of an entity that the external document type, which is not read, might declare.
            let isUnknownEntity = error.pointee.code == Int32(bitPattern: XML_WAR_UNDECLARED_ENTITY.rawValue)
            guard isUnknownEntity || error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
            HTMLDocument.record(context, line: Int(error.pointee.line), message: String(c: error.pointee.message))
        }
        parser.pointee.sax.pointee.entityDecl = { context, _, _, _, _, _ in
            let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self)
            HTMLDocument.record(context, line: Int(xmlSAX2GetLineNumber(context)), message: "the document type declares an entity")
            xmlStopParser(parser)
        }
    }

    private static func record(_ context: UnsafeMutableRawPointer?, line: Int, message: String) {
        guard let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self),
            let report = parser.pointee._private?.assumingMemoryBound(to: Report.self),
            report.pointee.error == nil
        else { return }
        report.pointee.error = HTMLParseError(line: line, message: message)
    }
}
