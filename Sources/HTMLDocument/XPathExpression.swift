/// Reads an XPath 1.0 expression far enough to put names without a prefix into the HTML namespace and to refuse what libxml2 would
/// print to standard error or hand out as a node that does not outlive the query.
///
/// XPath itself has no default namespace: `//div` would find nothing in a page.
struct XPathExpression {
    private static let prefixes = ["h", "svg", "xml"]
    private static let axes = [
        "ancestor", "ancestor-or-self", "attribute", "child", "descendant", "descendant-or-self", "following", "following-sibling",
        "parent", "preceding", "preceding-sibling", "self",
    ]
    /// Node types and the core function library (XPath 1.0, section 4) but for `id`, which needs a document type.
    private static let functions = [
        "comment", "text", "processing-instruction", "node", "last", "position", "count", "local-name", "namespace-uri", "name", "string",
        "concat", "starts-with", "contains", "substring-before", "substring-after", "substring", "string-length", "normalize-space",
        "translate", "boolean", "not", "true", "false", "lang", "number", "sum", "floor", "ceiling", "round",
    ]

    private let source: [UInt8]
    private var index = 0
    private var output: [UInt8] = []
    /// Whether the token before is an operand: then a name or `*` is an operator (XPath 1.0, section 3.7).
    private var isAfterOperand = false
    private var isAttribute = false

    private init(_ expression: String) {
        source = Array(expression.utf8)
    }

    /// The expression with prefixes, ending in a zero byte.
    static func prefixed(_ expression: String) throws(XPathError) -> [UInt8] {
        var reader = XPathExpression(expression)
        while reader.index < reader.source.count {
            if let fault = reader.readToken() { throw XPathError(expression: expression, message: fault) }
        }
        return reader.output + [0]
    }

    // MARK: - Tokens

    /// Copies one token; returns what is wrong with it.
    private mutating func readToken() -> String? {
        let byte = source[index]
        switch byte {
        case 0: return "a zero character"
        case UInt8(ascii: "$"): return "variables are not defined"
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let end = source[(index + 1)...].firstIndex(of: byte) ?? source.count - 1
            take(to: end + 1, isOperand: true)
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            take(to: index + 1, isOperand: isAfterOperand, keepsAttribute: true)
        case UInt8(ascii: "*"): take(to: index + 1, isOperand: !isAfterOperand)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
            take(to: index + 1, isOperand: true)
        case UInt8(ascii: "@"):
            take(to: index + 1, isOperand: false)
            isAttribute = true
        case _ where Self.beginsName(byte): return readName()
        default: take(to: index + 1, isOperand: false)
        }
        return nil
    }

    private mutating func readName() -> String? {
        let end = endOfName(index)
        let name = String(decoding: source[index..<end], as: UTF8.self)
        if isAfterOperand {
            take(to: end, isOperand: false)
            return ["and", "or", "div", "mod"].contains(name) ? nil : "\"\(name)\" where an operator is expected"
        }
        let following = source[end...].firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? source.count
        if source[following...].starts(with: "::".utf8) {
            take(to: following + 2, isOperand: false)
            isAttribute = name == "attribute"
            return Self.axes.contains(name) ? nil : "unknown axis \"\(name)\""
        }
        if following < source.count, source[following] == UInt8(ascii: "(") {
            take(to: following + 1, isOperand: false)
            return Self.functions.contains(name) ? nil : "unknown function \"\(name)\""
        }
        if end < source.count, source[end] == UInt8(ascii: ":") {
            let isWildcard = end + 1 < source.count && source[end + 1] == UInt8(ascii: "*")
            take(to: isWildcard ? end + 2 : endOfName(end + 1), isOperand: true)
            return Self.prefixes.contains(name) ? nil : "unknown prefix \"\(name)\""
        }
        if !isAttribute { output += "h:".utf8 }
        take(to: end, isOperand: true)
        return nil
    }

    private mutating func take(to end: Int, isOperand: Bool, keepsAttribute: Bool = false) {
        output += source[index..<end]
        index = end
        isAfterOperand = isOperand
        if !keepsAttribute { isAttribute = false }
    }

    private func endOfName(_ start: Int) -> Int {
        let isInName = { (byte: UInt8) in
            Self.beginsName(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || (0x30...0x39).contains(byte)
        }
        return source[start...].firstIndex { !isInName($0) } ?? source.count
    }

    private static func beginsName(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
