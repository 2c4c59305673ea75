/// The part of an address that names a preview: the same for the same file and name, whatever else there is.
struct Slug {
    /// Lower-case ASCII letters, digits and hyphens.
    let text: String

    /// Longest slug in characters; file systems allow 255 bytes.
    private static let longest = 80

    /// Makes a slug of a file's name and a preview's name: `CoinHistory.swift` and `No data` give `coinhistory-no-data`.
    ///
    /// Letters beyond ASCII, and what is too long, are replaced by a checksum, so that two names do not become one.
    init(file: String, name: String) {
        let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
        let parts = [Self.plain(stem), Self.plain(name)].filter { !$0.isEmpty }
        var slug = parts.joined(separator: "-")
        let isPlain = (stem + name).unicodeScalars.allSatisfy { $0.isASCII }
        if slug.utf8.count > Self.longest || !isPlain {
            slug = String(slug.prefix(Self.longest)) + (slug.isEmpty ? "" : "-") + Self.checksum(stem + "/" + name)
        }
        text = slug.isEmpty ? "preview" : slug
    }

    private static func plain(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
            case 0x80...: break
            default: if let last = bytes.last, last != UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
            }
        }
        if bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// FNV-1a in 32 bits, eight hexadecimal digits.
    private static func checksum(_ text: String) -> String {
        let value = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
