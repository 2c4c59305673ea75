import Foundation

/// `catalogue.js`, which hands the list of previews to every room: so a room's own page does not change when others come or go.
enum CatalogueScript {
    static let name = "catalogue.js"

    /// The script as bytes, one preview a line.
    static func bytes(of groups: [ExhibitGroup]) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        func json<Value: Encodable>(_ value: Value) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
        let lists = try groups.map { group in
            let previews = try group.exhibits.map { exhibit in
                "[\(try json(exhibit.name)),\(try json(exhibit.page)),\(try json(exhibit.marks.map(\.rawValue)))]"
            }
            return "[\(try json(group.fileID)),[\n\(previews.joined(separator: ",\n"))\n]]"
        }
        return Array("Vitrine.catalogue([\n\(lists.joined(separator: ",\n"))\n]);\n".utf8)
    }
}
