import SwiftUICore

/// A preview with its place in the gallery: name, page, and its drawings with equal ones joined.
struct Exhibit {
    let preview: CataloguedPreview
    /// Name for people; a preview without a name is `Preview`, with a number where a file has several.
    let name: String
    /// The page's file name, such as `coinhistory-loading.html`.
    let page: String
    let renderings: [Rendering]

    /// One picture, and the variants that look like it.
    struct Rendering {
        let tree: DisplayTree
        var variants: [Variant]
    }

    /// The settings that vary in this preview.
    var axes: [Variant.Axis] { preview.drawings.map(\.variant).varying.map(\.axis) }
}

/// The previews of one file.
struct ExhibitGroup {
    /// Module and file, such as `App/CoinHistory.swift`.
    let fileID: String
    let exhibits: [Exhibit]

    /// The file's name without folder and ending.
    var title: String {
        let name = fileID.split(separator: "/").last.map(String.init) ?? fileID
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }

    /// The folders before the file's name, without the last slash.
    var folder: String { fileID.split(separator: "/").dropLast().joined(separator: "/") }
}

extension Catalogue {
    /// The exhibits by file, files by name, previews by line.
    func groups() -> [ExhibitGroup] {
        let sorted = previews.enumerated().sorted { ($0.element.source, $0.offset) < ($1.element.source, $1.offset) }.map(\.element)
        var taken: [String: Int] = ["index": 1]
        var groups: [ExhibitGroup] = []
        var start = 0
        while start < sorted.count {
            let fileID = sorted[start].source.fileID
            let end = sorted[start...].firstIndex { $0.source.fileID != fileID } ?? sorted.count
            let members = Array(sorted[start..<end])
            let nameless = members.count { $0.name.isEmpty }
            var number = 0
            let exhibits = members.map { preview in
                if preview.name.isEmpty { number += 1 }
                let name = !preview.name.isEmpty ? preview.name : nameless == 1 ? "Preview" : "Preview \(number)"
                let page = Self.page(Slug(file: preview.fileName, name: name).text, &taken)
                return Exhibit(preview: preview, name: name, page: page, renderings: preview.joined())
            }
            groups.append(ExhibitGroup(fileID: fileID, exhibits: exhibits))
            start = end
        }
        return groups
    }

    /// The page's name; the second preview that wants a name gets `-2`.
    private static func page(_ slug: String, _ taken: inout [String: Int]) -> String {
        var candidate = slug
        while let count = taken[candidate] {
            taken[candidate] = count + 1
            candidate = "\(slug)-\(count + 1)"
        }
        taken[candidate] = 1
        return candidate + ".html"
    }
}

extension CataloguedPreview {
    /// The drawings with equal ones joined, in order of first appearance.
    fileprivate func joined() -> [Exhibit.Rendering] {
        var renderings: [Exhibit.Rendering] = []
        var archives: [[UInt8]] = []
        for drawing in drawings {
            let archive = TreeArchive.bytes(of: drawing.tree)
            if let same = archives.firstIndex(of: archive) {
                renderings[same].variants.append(drawing.variant)
            } else {
                archives.append(archive)
                renderings.append(Exhibit.Rendering(tree: drawing.tree, variants: [drawing.variant]))
            }
        }
        return renderings
    }
}
