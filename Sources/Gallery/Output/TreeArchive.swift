import Foundation
import SwiftUICore

/// A display tree as bytes, for passing it from the process that drew a preview to the one that writes the pages.
///
/// The bytes are the same for equal trees, so that they also tell whether two variants look the same. They are for this build of the
/// program on this machine; nothing stores them.
public enum TreeArchive {
    /// The bytes of a tree.
    public static func bytes(of tree: DisplayTree) -> [UInt8] {
        var archive = ArchiveWriter()
        archive.write(tree)
        return archive.bytes
    }

    /// The tree of bytes that ``bytes(of:)`` made.
    /// - Throws: `ArchiveError` where the bytes end early or are of another kind, as after a crash in the middle of writing.
    public static func tree(from bytes: ArraySlice<UInt8>) throws(ArchiveError) -> DisplayTree {
        var archive = ArchiveReader(bytes)
        return try archive.tree()
    }
}

/// Bytes that are no archive of a tree.
public struct ArchiveError: Error, Equatable {}

/// Appends values as bytes.
struct ArchiveWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write<Value: BitwiseCopyable>(_ value: Value) {
        withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

    mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func write(_ text: String?) {
        write(text != nil)
        if let text { write(text) }
    }

    mutating func write(_ values: [UInt8]) {
        write(values.count)
        bytes.append(contentsOf: values)
    }

    mutating func write<Element>(_ values: [Element], _ body: (inout ArchiveWriter, Element) -> Void) {
        write(values.count)
        for value in values { body(&self, value) }
    }
}

/// Reads what `ArchiveWriter` wrote.
struct ArchiveReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// A value of a type for which every pattern of bytes is a value: numbers, and structures of them.
    mutating func value<Value: BitwiseCopyable>(_ type: Value.Type = Value.self) throws(ArchiveError) -> Value {
        let size = MemoryLayout<Value>.size
        guard bytes.endIndex - position >= size else { throw ArchiveError() }
        defer { position += size }
        return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position - bytes.startIndex, as: Value.self) }
    }

    mutating func flag() throws(ArchiveError) -> Bool { try value(UInt8.self) != 0 }

    mutating func choice<Value: RawRepresentable>(_ type: Value.Type = Value.self) throws(ArchiveError) -> Value
    where Value.RawValue == UInt8 {
        guard let choice = Value(rawValue: try value(UInt8.self)) else { throw ArchiveError() }
        return choice
    }

    mutating func count() throws(ArchiveError) -> Int {
        let count = try value(Int.self)
        guard count >= 0, count <= bytes.endIndex - position else { throw ArchiveError() }
        return count
    }

    mutating func raw() throws(ArchiveError) -> [UInt8] {
        let count = try count()
        defer { position += count }
        return [UInt8](bytes[position..<position + count])
    }

    mutating func text() throws(ArchiveError) -> String { String(decoding: try raw(), as: UTF8.self) }

    mutating func optionalText() throws(ArchiveError) -> String? { try flag() ? try text() : nil }

    mutating func array<Element>(_ body: (inout ArchiveReader) throws(ArchiveError) -> Element) throws(ArchiveError) -> [Element] {
        let count = try count()
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try body(&self)) }
        return elements
    }
}
