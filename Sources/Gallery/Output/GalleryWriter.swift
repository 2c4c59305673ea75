import Foundation
import SwiftUICore

/// Writes a catalogue as a folder of pages that opens from disk.
public enum GalleryWriter {
    /// A file of the gallery.
    public struct File: Sendable {
        /// Its name, without a folder.
        public let name: String
        /// What stands in it.
        public let bytes: [UInt8]
    }

    /// The files of the gallery: the wall, a page for each preview in order, style sheet and scripts.
    ///
    /// They hold nothing of the clock, the machine or the place they are written to.
    /// - Throws: Where a style cannot stand in a page.
    public static func files(for catalogue: Catalogue) throws -> [File] {
        let groups = catalogue.groups()
        var files = [File(name: WallPage.name, bytes: try WallPage.bytes(title: catalogue.title, groups: groups))]
        for group in groups {
            for exhibit in group.exhibits {
                files.append(File(name: exhibit.page, bytes: try RoomPage.bytes(of: exhibit, in: group, title: catalogue.title)))
            }
        }
        files.append(File(name: CatalogueScript.name, bytes: try CatalogueScript.bytes(of: groups)))
        files.append(File(name: "vitrine.css", bytes: PackageResources.vitrine_css))
        files.append(File(name: "vitrine.js", bytes: PackageResources.vitrine_js + PackageResources.room_js))
        return files
    }

    /// Writes the gallery into a folder, which is made where it is missing.
    ///
    /// Each file is written whole or not at all. Files of an earlier run that are no longer part of the gallery are removed; no other
    /// file of the folder is touched.
    /// - Returns: The page to open.
    /// - Throws: `OutputError` where the folder cannot be written.
    @discardableResult
    public static func write(_ catalogue: Catalogue, to folder: URL) throws -> URL {
        let output = OutputFolder(folder)
        try output.replace(with: try files(for: catalogue))
        try FontFiles.copy(to: output)
        return folder.appendingPathComponent(WallPage.name)
    }
}
