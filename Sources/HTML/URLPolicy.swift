/// An address that ``URLPolicy`` let pass. Its text still has to be escaped, which ``HTMLWriter`` does.
public struct SafeURL: Equatable, Sendable {
    /// The address: scheme in lower case, no spaces around it, characters that a valid URL does not allow percent-encoded.
    public let text: String
}

/// Decides which addresses of a view may stand in a page.
///
/// The page opens from disk, has no server and is passed on to others, so an address must never run a script, read a file or name a
/// file share. The rule is a list of what passes; everything else is refused, however it is disguised.
public enum URLPolicy {
    /// The address for a link, or nil if it is refused.
    ///
    /// `http` and `https` with a host, `mailto`, `tel`, `sms`, relative addresses and fragments pass. Refused are all other schemes
    /// and what a browser or an intermediate could take for one: control characters, backslashes (browsers read them as slashes),
    /// addresses that begin with two slashes (from a page on disk they name a file share), and, before the first slash or question
    /// mark, character references and percent-encoded colons or control characters.
    public static func link(_ address: String) -> SafeURL? {
        guard let bytes = trimmed(address) else { return nil }
        let head = head(of: bytes)
        guard !isDisguised(head) else { return nil }
        guard let colon = head.firstIndex(of: UInt8(ascii: ":")) else { return safe(bytes, scheme: 0) }
        let rest = bytes[(colon + 1)...]
        switch lowercased(head[..<colon]) {
        case "http", "https": return hasHost(rest) ? safe(bytes, scheme: colon) : nil
        case "mailto", "tel", "sms": return rest.isEmpty ? nil : safe(bytes, scheme: colon)
        default: return nil
        }
    }

    /// The address for an image, or nil if it is refused.
    ///
    /// `http`, `https` and relative addresses pass as in ``link(_:)``, and so does Base64 data of a raster image (`png`, `jpeg`,
    /// `gif`, `webp`, `avif`). SVG data is refused: opened on its own it can run scripts.
    public static func image(_ address: String) -> SafeURL? {
        guard let bytes = trimmed(address), bytes.first != UInt8(ascii: "#") else { return nil }
        if isRasterData(bytes) { return safe(bytes, scheme: 4) }
        guard let passed = link(address) else { return nil }
        let isForMessages = ["mailto:", "tel:", "sms:"].contains { passed.text.hasPrefix($0) }
        return isForMessages ? nil : passed
    }

    // MARK: - Rules

    /// The bytes without spaces around them; nil if nothing is left, or a control character or backslash is in them.
    private static func trimmed(_ address: String) -> ArraySlice<UInt8>? {
        var bytes = Array(address.utf8)[...]
        while bytes.first == 0x20 { bytes.removeFirst() }
        while bytes.last == 0x20 { bytes.removeLast() }
        let isRefused = bytes.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }
        return bytes.isEmpty || isRefused || bytes.starts(with: "//".utf8) ? nil : bytes
    }

    /// The part that can hold a scheme: up to the first slash, question mark or number sign, where `&#` begins no fragment.
    private static func head(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var previous: UInt8 = 0
        for (index, byte) in zip(bytes.indices, bytes) {
            let isFragment = byte == UInt8(ascii: "#") && previous != UInt8(ascii: "&")
            if isFragment || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") { return bytes[..<index] }
            previous = byte
        }
        return bytes
    }

    /// Whether a character reference or a percent-encoded colon or control character stands where a scheme could be.
    private static func isDisguised(_ head: ArraySlice<UInt8>) -> Bool {
        let isMessage = ["mailto:", "tel:", "sms:"].contains { lowercased(head.prefix($0.utf8.count)) == $0 }
        if isMessage { return false }
        if head.contains(UInt8(ascii: "&")) { return true }
        return head.indices.contains { index in
            guard head[index] == UInt8(ascii: "%"), let value = percentValue(head, index) else { return false }
            return value < 0x20 || value == 0x7F || value == UInt8(ascii: ":")
        }
    }

    private static func hasHost(_ rest: ArraySlice<UInt8>) -> Bool {
        guard rest.starts(with: "//".utf8), let first = rest.dropFirst(2).first else { return false }
        return !"/?#:@".utf8.contains(first)
    }

    private static func isRasterData(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let comma = bytes.firstIndex(of: UInt8(ascii: ",")), comma + 1 < bytes.endIndex else { return false }
        let types = ["png", "jpeg", "gif", "webp", "avif"].map { "data:image/\($0);base64" }
        let isBase64 = bytes[(comma + 1)...].allSatisfy {
            isLetterOrDigit($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "=")
        }
        return isBase64 && types.contains(lowercased(bytes[..<comma]))
    }

    // MARK: - Normal form

    /// The address with its scheme, which ends at `scheme`, in lower case, and with what a URL does not allow percent-encoded.
    private static func safe(_ bytes: ArraySlice<UInt8>, scheme: Int) -> SafeURL {
        var result: [UInt8] = []
        var hasFragment = false
        for (index, byte) in zip(bytes.indices, bytes) {
            let isSecondFragment = byte == UInt8(ascii: "#") && hasFragment
            let isBarePercent = byte == UInt8(ascii: "%") && percentValue(bytes, index) == nil
            hasFragment = hasFragment || byte == UInt8(ascii: "#")
            if index < scheme {
                result.append(lowercase(byte))
            } else if isSecondFragment || isBarePercent || "\"<>`{}|^ ".utf8.contains(byte) {
                result += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
            } else {
                result.append(byte)
            }
        }
        return SafeURL(text: String(decoding: result, as: UTF8.self))
    }

    private static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.map(lowercase), as: UTF8.self)
    }

    private static func lowercase(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        (0x61...0x66).contains(byte | 0x20) || (0x30...0x39).contains(byte)
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? value + 0x30 : value + 0x37
    }

    /// The byte that `%XY` at `index` stands for, or nil if no two hexadecimal digits follow.
    private static func percentValue(_ bytes: ArraySlice<UInt8>, _ index: Int) -> UInt8? {
        guard index + 2 < bytes.endIndex, isHexDigit(bytes[index + 1]), isHexDigit(bytes[index + 2]) else { return nil }
        return UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
    }
}
