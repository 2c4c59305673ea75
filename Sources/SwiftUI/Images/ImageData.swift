/// An encoded picture, its size read from its first bytes.
struct ImageData: Hashable, Sendable {
    let bytes: [UInt8]
    let mediaType: String
    /// In points.
    let size: CGSize

    /// - Parameter scale: pixels per point.
    init(_ data: Data, scale: CGFloat) {
        bytes = Array(data)
        let (type, width, height) = Self.read(bytes)
        mediaType = type
        let scale = scale > 0 ? scale : 1
        size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    }

    /// Media type, width and height in pixels; 0 where they are not found.
    private static func read(_ bytes: [UInt8]) -> (String, Int, Int) {
        func big(_ at: Int, _ count: Int) -> Int { bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) } }
        func little(_ at: Int) -> Int { Int(bytes[at]) | Int(bytes[at + 1]) << 8 }
        if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return ("image/png", big(16, 4), big(20, 4)) }
        if bytes.count >= 10, bytes.starts(with: "GIF8".utf8) { return ("image/gif", little(6), little(8)) }
        if bytes.starts(with: [0xFF, 0xD8]) {
            var at = 2
            while at + 9 < bytes.count, bytes[at] == 0xFF {
                // A frame's header holds height and width.
                if (0xC0...0xCF).contains(bytes[at + 1]), ![0xC4, 0xC8, 0xCC].contains(bytes[at + 1]) {
                    return ("image/jpeg", big(at + 7, 2), big(at + 5, 2))
                }
                at += 2 + big(at + 2, 2)
            }
            return ("image/jpeg", 0, 0)
        }
        if bytes.count >= 12, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) { return ("image/webp", 100, 100) }
        let start = String(decoding: bytes.prefix(512), as: UTF8.self)
        if start.contains("<svg") { return ("image/svg+xml", 100, 100) }
        return ("application/octet-stream", 0, 0)
    }
}
