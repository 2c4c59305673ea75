/// Splits a string at Markdown's marks. A mark without its partner is drawn as it is written.
struct MarkdownParser {
    private let bytes: [UInt8]
    private let protected: [Range<Int>]
    private var values: ArraySlice<Text>
    private(set) var spans: [MarkdownText.Span] = []
    private var pending: [UInt8] = []
    private var look = Look()

    /// What marks are open.
    private struct Look: Equatable {
        var isBold = false
        var isItalic = false
        var isStruck = false
        var isCode = false
        var link: String?
    }

    init(_ string: String, protected: [Range<Int>], values: [Text]) {
        bytes = Array(string.utf8)
        self.protected = protected
        self.values = values[...]
    }

    mutating func parse() {
        parse(0, bytes.count)
        flush()
    }

    private mutating func parse(_ start: Int, _ end: Int) {
        var at = start
        while at < end { at = step(at, end) }
    }

    private func isPlain(_ at: Int) -> Bool { protected.contains { $0.contains(at) } }

    /// Takes what starts at a byte and gives the place after it.
    private mutating func step(_ at: Int, _ end: Int) -> Int {
        let byte = bytes[at]
        if isPlain(at) {
            pending.append(byte)
            return at + 1
        }
        switch byte {
        case UInt8(ascii: "\\") where at + 1 < end && Self.canEscape(bytes[at + 1]):
            pending.append(bytes[at + 1])
            return at + 2
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): return emphasis(at, end)
        case UInt8(ascii: "`"): return code(at, end)
        case UInt8(ascii: "["): return link(at, end)
        case UInt8(ascii: "<"): return bracketed(at, end)
        case UInt8(ascii: "h"): return address(at, end)
        case 0xEF where at + 2 < end && bytes[at + 1] == 0xBF && bytes[at + 2] == 0xBC && !values.isEmpty:
            flush()
            var span = span("")
            span.text = values.removeFirst()
            spans.append(span)
            return at + 3
        default:
            pending.append(byte)
            return at + 1
        }
    }

    private static func canEscape(_ byte: UInt8) -> Bool {
        (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte) || (0x7B...0x7E).contains(byte)
    }

    private func isSpace(_ at: Int) -> Bool { at < 0 || at >= bytes.count || bytes[at] <= 0x20 }
    private func isWord(_ at: Int) -> Bool {
        guard at >= 0, at < bytes.count else { return false }
        let byte = bytes[at]
        return byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    private func run(_ at: Int, _ end: Int) -> Int {
        var count = 0
        while at + count < end, bytes[at + count] == bytes[at], !isPlain(at + count) { count += 1 }
        return count
    }

    /// `*italic*`, `**bold**`, `***both***`, `~~struck~~`; underscores only around whole words.
    private mutating func emphasis(_ at: Int, _ end: Int) -> Int {
        let count = run(at, end)
        let mark = bytes[at]
        let width = mark == UInt8(ascii: "~") ? 2 : min(count, 3)
        let opens = !isSpace(at + count) && (mark != UInt8(ascii: "_") || !isWord(at - 1))
        guard count >= width, opens, let close = closing(mark, width, from: at + width, end) else {
            pending.append(contentsOf: repeatElement(mark, count: count))
            return at + count
        }
        let saved = look
        flush()
        if mark == UInt8(ascii: "~") { look.isStruck = true }
        if mark != UInt8(ascii: "~"), width != 2 { look.isItalic = true }
        if mark != UInt8(ascii: "~"), width >= 2 { look.isBold = true }
        parse(at + width, close)
        flush()
        look = saved
        return close + width
    }

    /// Where a run of marks ends an emphasis: after no space, at least as long as the one that opened it.
    private func closing(_ mark: UInt8, _ width: Int, from start: Int, _ end: Int) -> Int? {
        var at = start
        while at < end {
            if bytes[at] == UInt8(ascii: "\\"), !isPlain(at) {
                at += 2
                continue
            }
            guard bytes[at] == mark, !isPlain(at) else {
                at += 1
                continue
            }
            let count = run(at, end)
            let closes = !isSpace(at - 1) && at > start && (mark != UInt8(ascii: "_") || !isWord(at + count))
            if closes, count == width { return at }
            if closes, count > width { return at + count - width }
            at += count
        }
        return nil
    }

    private mutating func code(_ at: Int, _ end: Int) -> Int {
        let count = run(at, end)
        var close = at + count
        while close < end {
            if bytes[close] == UInt8(ascii: "`"), !isPlain(close) {
                let length = run(close, end)
                if length == count { break }
                close += length
            } else {
                close += 1
            }
        }
        guard close < end else {
            pending.append(contentsOf: repeatElement(UInt8(ascii: "`"), count: count))
            return at + count
        }
        flush()
        let saved = look
        look.isCode = true
        pending.append(contentsOf: bytes[at + count..<close])
        flush()
        look = saved
        return close + count
    }

    /// `[text](address)`.
    private mutating func link(_ at: Int, _ end: Int) -> Int {
        guard look.link == nil, let close = matching(at, end, UInt8(ascii: "["), UInt8(ascii: "]")), close + 1 < end,
            bytes[close + 1] == UInt8(ascii: "("), let last = matching(close + 1, end, UInt8(ascii: "("), UInt8(ascii: ")"))
        else {
            pending.append(bytes[at])
            return at + 1
        }
        let target = String(decoding: bytes[close + 2..<last], as: UTF8.self)
        let saved = look
        flush()
        look.link = target.split(separator: " ").first.map(String.init) ?? ""
        parse(at + 1, close)
        flush()
        look = saved
        return last + 1
    }

    private func matching(_ at: Int, _ end: Int, _ open: UInt8, _ close: UInt8) -> Int? {
        var depth = 0
        for place in at..<end {
            if bytes[place] == open { depth += 1 }
            if bytes[place] == close {
                depth -= 1
                if depth == 0 { return place }
            }
        }
        return nil
    }

    /// `<https://…>`.
    private mutating func bracketed(_ at: Int, _ end: Int) -> Int {
        guard startsAddress(at + 1, end), let close = bytes[at..<end].firstIndex(of: UInt8(ascii: ">")) else {
            pending.append(bytes[at])
            return at + 1
        }
        addLink(at + 1, close)
        return close + 1
    }

    /// An address in the text, without marks.
    private mutating func address(_ at: Int, _ end: Int) -> Int {
        guard look.link == nil, !isWord(at - 1), startsAddress(at, end) else {
            pending.append(bytes[at])
            return at + 1
        }
        var close = at
        while close < end, bytes[close] > 0x20, bytes[close] != UInt8(ascii: "<") { close += 1 }
        while close > at, ".,:;!?)'\"*_~".utf8.contains(bytes[close - 1]) { close -= 1 }
        addLink(at, close)
        return close
    }

    private func startsAddress(_ at: Int, _ end: Int) -> Bool {
        let rest = bytes[at..<end]
        return rest.starts(with: "https://".utf8) || rest.starts(with: "http://".utf8)
    }

    private mutating func addLink(_ at: Int, _ close: Int) {
        flush()
        var span = span(String(decoding: bytes[at..<close], as: UTF8.self))
        span.link = span.string
        spans.append(span)
    }

    // MARK: Parts

    private mutating func flush() {
        guard !pending.isEmpty else { return }
        spans.append(span(String(decoding: pending, as: UTF8.self)))
        pending.removeAll(keepingCapacity: true)
    }

    private func span(_ string: String) -> MarkdownText.Span {
        var attributes = _TextAttributes()
        if look.isBold {
            attributes.given.insert(.weight)
            attributes.weight = .bold
        }
        if look.isItalic {
            attributes.given.insert(.italic)
            attributes.italic = true
        }
        if look.isCode {
            attributes.given.insert(.design)
            attributes.design = .monospaced
        }
        if look.isStruck {
            attributes.given.insert(.strikethrough)
            attributes.strikethrough = true
        }
        return MarkdownText.Span(string: string, attributes: attributes, link: look.link)
    }
}
