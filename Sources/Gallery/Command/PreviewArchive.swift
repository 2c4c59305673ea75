import Foundation
import SwiftUICore

/// What the drawing process hands to the command: for each registered preview its number and what it holds.
enum PreviewArchive {
    /// One finished preview as bytes, its length first.
    static func bytes(_ number: Int, _ previews: [CataloguedPreview]) -> [UInt8] {
        var archive = ArchiveWriter()
        archive.write(number)
        archive.write(previews) { archive, preview in
            archive.write(preview.name)
            archive.write(preview.source.fileID)
            archive.write(preview.source.line)
            archive.write(preview.kind.rawValue)
            switch preview.stage {
            case .screen(let device, let radius):
                archive.write(UInt8(0))
                archive.write(device)
                archive.write(radius)
            case .component: archive.write(UInt8(1))
            case .fixed: archive.write(UInt8(2))
            }
            archive.write(preview.drawings) { archive, drawing in
                archive.write(drawing.variant.appearance.rawValue)
                archive.write(drawing.variant.design.rawValue)
                archive.write(TreeArchive.bytes(of: drawing.tree))
            }
        }
        var length = ArchiveWriter()
        length.write(archive.bytes.count)
        return length.bytes + archive.bytes
    }

    /// The finished previews of a file; what was cut off by a crash is left out.
    static func previews(from bytes: [UInt8]) -> [Int: [CataloguedPreview]] {
        var result: [Int: [CataloguedPreview]] = [:]
        var rest = bytes[...]
        let word = MemoryLayout<Int>.size
        while rest.count > word {
            var head = ArchiveReader(rest.prefix(word))
            guard let length = try? head.value(Int.self), length > 0, rest.count >= word + length else { break }
            var body = ArchiveReader(rest.dropFirst(word).prefix(length))
            guard let (number, previews) = try? read(&body) else { break }
            result[number] = previews
            rest = rest.dropFirst(word + length)
        }
        return result
    }

    private static func read(_ archive: inout ArchiveReader) throws -> (Int, [CataloguedPreview]) {
        let number = try archive.value(Int.self)
        let previews = try archive.array { archive throws(ArchiveError) in
            let name = try archive.text()
            let source = SourceLine(fileID: try archive.text(), line: try archive.value(Int.self))
            guard let kind = CataloguedPreview.Kind(rawValue: try archive.text()) else { throw ArchiveError() }
            let stage: CataloguedPreview.Stage
            switch try archive.value(UInt8.self) {
            case 0: stage = .screen(device: try archive.text(), cornerRadius: try archive.value(Double.self))
            case 1: stage = .component
            default: stage = .fixed
            }
            let drawings = try archive.array { archive throws(ArchiveError) in
                guard let appearance = Variant.Appearance(rawValue: try archive.text()),
                    let design = Design(rawValue: try archive.text())
                else { throw ArchiveError() }
                let bytes = try archive.raw()
                return Drawing(variant: Variant(appearance: appearance, design: design), tree: try TreeArchive.tree(from: bytes[...]))
            }
            return CataloguedPreview(name: name, source: source, kind: kind, stage: stage, drawings: drawings)
        }
        return (number, previews)
    }
}
