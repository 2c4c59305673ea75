import Foundation

/// The size of a picture in pixels, read from the first bytes of its file.
enum PictureHeader {
    static func isPNG(_ data: Data) -> Bool { data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }
    static func isJPEG(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }

    /// The size of a PNG, GIF or JPEG; nil for other kinds and for broken files.
    static func size(of data: Data) -> CGSize? {
        let bytes = [UInt8](data.prefix(1 << 20))
        if isPNG(data), bytes.count >= 24 {
            return CGSize(width: bigEndian(bytes[16..<20]), height: bigEndian(bytes[20..<24]))
        }
        if data.starts(with: [0x47, 0x49, 0x46, 0x38]), bytes.count >= 10 {
            return CGSize(width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
        }
        return isJPEG(data) ? jpegSize(bytes) : nil
    }

    /// Walks the segments of a JPEG to the one that starts the frame.
    private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
        var position = 2
        while position + 9 < bytes.count {
            guard bytes[position] == 0xFF else { return nil }
            let marker = bytes[position + 1]
            if marker == 0xFF {
                position += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                return CGSize(
                    width: bigEndian(bytes[(position + 7)..<(position + 9)]),
                    height: bigEndian(bytes[(position + 5)..<(position + 7)]))
            }
            position += 2 + bigEndian(bytes[(position + 2)..<(position + 4)])
        }
        return nil
    }

    private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
