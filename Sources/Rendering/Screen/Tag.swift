import HTML

/// The HTML elements that nodes become.
enum Tag: UInt8 {
    case div, span, p, li, ul, button, a, h1, h2, h3, h4, h5, h6, input, textarea, svg

    /// Whether only phrasing content may stand inside (HTML standard, content models).
    var holdsPhrasing: Bool {
        switch self {
        case .span, .p, .button, .a, .h1, .h2, .h3, .h4, .h5, .h6: true
        case .div, .li, .ul, .input, .textarea, .svg: false
        }
    }

    /// Whether the element says what it is without a `role`.
    var isGeneric: Bool {
        switch self {
        case .div, .span, .p, .li: true
        default: false
        }
    }

    /// The element of a heading. - Parameter level: 1...6.
    static func heading(_ level: Int) -> Tag { Tag(rawValue: Tag.h1.rawValue + UInt8(min(max(level, 1), 6) - 1)) ?? .h6 }
}

extension HTMLWriter {
    @inline(__always)
    mutating func open(_ tag: Tag) {
        switch tag {
        case .div: raw("<div")
        case .span: raw("<span")
        case .p: raw("<p")
        case .li: raw("<li")
        case .ul: raw("<ul")
        case .button: raw("<button")
        case .a: raw("<a")
        case .h1: raw("<h1")
        case .h2: raw("<h2")
        case .h3: raw("<h3")
        case .h4: raw("<h4")
        case .h5: raw("<h5")
        case .h6: raw("<h6")
        case .input: raw("<input")
        case .textarea: raw("<textarea")
        case .svg: raw("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        }
    }

    @inline(__always)
    mutating func close(_ tag: Tag) {
        switch tag {
        case .div: raw("</div>")
        case .span: raw("</span>")
        case .p: raw("</p>")
        case .li: raw("</li>")
        case .ul: raw("</ul>")
        case .button: raw("</button>")
        case .a: raw("</a>")
        case .h1: raw("</h1>")
        case .h2: raw("</h2>")
        case .h3: raw("</h3>")
        case .h4: raw("</h4>")
        case .h5: raw("</h5>")
        case .h6: raw("</h6>")
        case .input: raw("")
        case .textarea: raw("</textarea>")
        case .svg: raw("</svg>")
        }
    }
}
