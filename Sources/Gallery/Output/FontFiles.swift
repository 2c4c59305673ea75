import Foundation

/// The files of the typeface that screens are measured with.
///
/// The pages name them whether or not they are there. The static faces are copied, not a variable font, since a variable Inter 4
/// chooses an optical size by itself, with other advances than those that the layout was measured with. For the same reason the file
/// beside the pages comes before an Inter that is installed where the pages are read.
public enum FontFiles {
    /// The faces by file name, one a weight from 100 to 900. Italics are slanted from them: they are as wide as the upright ones.
    static let names = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"].map {
        "Inter-\($0).otf"
    }

    /// Where Debian and Ubuntu install them (package `fonts-inter`).
    static let installed = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter")

    /// Whether the typeface is installed on this machine.
    public static var areInstalled: Bool {
        names.allSatisfy { FileManager.default.fileExists(atPath: installed.appendingPathComponent($0).path) }
    }

    /// Copies the files into `fonts/`, where they are installed and not there yet.
    static func copy(to output: OutputFolder) throws {
        guard areInstalled else { return }
        let fonts = OutputFolder(output.url.appendingPathComponent("fonts"))
        try fonts.make(fonts.url)
        for name in names {
            guard let data = try? Data(contentsOf: installed.appendingPathComponent(name)) else { continue }
            try fonts.write([UInt8](data), as: name)
        }
    }
}
