/// The glyphs that all symbols are made from, in hundredths of the font size around the middle of the symbol.
///
/// A regular symbol is drawn like SF Pro's capital letters are: a circle of one em, lines of `SymbolPart.line`, round ends.
enum SymbolTables {
    static var glyphs: [SymbolGlyph] {
        arrows + chevrons + turningArrows + marks + shapes + lists + text + numbers + people + objects + stationery + places + commerce
            + communication + media + devices + nature + tools + badges
    }

    /// The eight directions, turned clockwise from the right.
    static let directions: [(name: String, degrees: Int)] = [
        ("right", 0), ("down.right", 45), ("down", 90), ("down.left", 135), ("left", 180), ("up.left", 225), ("up", 270), ("up.right", 315),
    ]

    /// The glyph that points to the right, turned into `directions` (only the four straight ones unless `diagonals`).
    static func turned(
        _ prefix: String, suffix: String = "", _ width: Double, _ height: Double, _ variants: SymbolVariants,
        diagonals: Bool = false, nudge: Double = 0, _ parts: [SymbolPart]
    ) -> [SymbolGlyph] {
        directions.filter { diagonals || $0.degrees % 90 == 0 }.map { name, degrees in
            let isUpright = degrees % 180 == 90
            let isDiagonal = degrees % 90 != 0
            let side = min(width, height)
            let sign = degrees == 0 || degrees == 90 ? nudge : -nudge
            return SymbolGlyph(
                prefix + name + suffix, isDiagonal ? side : isUpright ? height : width, isDiagonal ? side : isUpright ? width : height,
                variants, inside: (0, isUpright || isDiagonal ? 0 : sign, isUpright ? sign : 0), parts.map { $0.turned(degrees) })
        }
    }

    /// The same glyph, mirrored, under another name.
    static func mirrored(_ glyph: SymbolGlyph, _ name: String) -> SymbolGlyph {
        var copy = glyph
        copy.name = name
        copy.parts = glyph.parts.map { $0.mirrored() }
        copy.inside.dx = -glyph.inside.dx
        return copy
    }
}
