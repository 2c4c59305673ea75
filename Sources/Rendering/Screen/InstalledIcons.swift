import Foundation
import SwiftUICore

/// Icons of the package `bootstrap-icons` where it is installed, for symbols that we do not draw.
enum InstalledIcons {
    /// Where Debian and Ubuntu put the files.
    static let folder = "/usr/share/bootstrap-icons/svg"

    /// Width and height of every icon in its own units.
    static let size = 16.0

    /// A filled outline.
    struct Outline: Equatable {
        var path: String
        var isEvenOdd: Bool
    }

    /// The outlines of the icon that stands in for a symbol, else of the one of that name (`star.fill` is `star-fill`); nil where
    /// there is none.
    static func outlines(named name: String, in folder: String = folder) -> [Outline]? {
        let file = BootstrapNames.icon(forSymbol: name) ?? name.replacingOccurrences(of: ".", with: "-")
        let isName = !file.isEmpty && file.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
        guard isName, let data = FileManager.default.contents(atPath: "\(folder)/\(file).svg") else { return nil }
        let outlines = outlines(in: String(decoding: data, as: UTF8.self))
        return outlines.isEmpty ? nil : outlines
    }

    /// The outlines of all `path` elements whose data is nothing but path data.
    static func outlines(in svg: String) -> [Outline] {
        let allowed = Set("MmLlHhVvCcSsQqTtAaZz0123456789+-.,eE \n".utf8)
        return svg.components(separatedBy: "<path ").dropFirst().compactMap { rest in
            let tag = rest.prefix { $0 != ">" }
            guard let start = tag.hasPrefix("d=\"") ? tag.range(of: "d=\"") : tag.range(of: " d=\"") else { return nil }
            let path = tag[start.upperBound...].prefix { $0 != "\"" }
            guard !path.isEmpty, path.utf8.allSatisfy(allowed.contains) else { return nil }
            return Outline(path: String(path), isEvenOdd: tag.contains("fill-rule=\"evenodd\""))
        }
    }
}
