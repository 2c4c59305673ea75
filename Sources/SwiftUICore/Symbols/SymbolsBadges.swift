extension SymbolTables {
    /// A glyph of the other tables with a small mark at its lower right corner.
    ///
    /// - Parameters:
    ///   - name: the name of the glyph that gets the badge.
    ///   - badges: the badges, which are also the ends of the new names.
    ///   - x: where the middle of the badge lies.
    ///   - y: where the middle of the badge lies.
    private static func badged(_ name: String, _ glyphs: [SymbolGlyph], _ badges: [String], at x: Double, _ y: Double) -> [SymbolGlyph] {
        guard let base = glyphs.first(where: { $0.name == name }) else { preconditionFailure("no glyph is named \(name)") }
        return badges.flatMap { badge in
            // The box grows only where the badge leaves it, and everything moves so that the middle stays in the middle.
            let (growsX, growsY) = (max(0, x + 27 - base.width / 2), max(0, abs(y) + 27 - base.height / 2))
            let (width, height) = (base.width + growsX, base.height + growsY)
            let parts = (base.parts.map { $0.at(level: 1) } + mark(badge, x, y)).map {
                $0.moved(-growsX / 2, y < 0 ? growsY / 2 : -growsY / 2)
            }
            // The filled form has `.fill` before the badge; a dot has it at the end.
            var glyph = SymbolGlyph(name + ".badge" + badge, width, height, base.variants.contains(.fill) ? [.fill] : [], parts)
            guard base.variants.contains(.fill) else { return [glyph] }
            let filled = SymbolGlyph(name + ".fill.badge" + badge, width, height, [], parts.map { $0.solidified })
            if badge.isEmpty { return [glyph] }
            glyph.variants = []
            return [glyph, filled]
        }
    }

    private static func mark(_ badge: String, _ x: Double, _ y: Double) -> [SymbolPart] {
        if badge.isEmpty { return [.clear(">\(x) \(y) O0 0 15", 6), .solid(">\(x) \(y) O0 0 15")] }
        let disc: [SymbolPart] = [.clear(">\(x) \(y) O0 0 22", 6), .solid(">\(x) \(y) O0 0 22")]
        func cut(_ outline: String, _ width: Double = 6.6) -> SymbolPart { .gap(">\(x) \(y) " + outline, width) }
        switch badge {
        case ".plus": return disc + [cut("M-11 0H11M0 -11V11")]
        case ".minus": return disc + [cut("M-11 0H11")]
        case ".xmark": return disc + [cut("M-8 -8L8 8M8 -8L-8 8")]
        case ".checkmark": return disc + [cut("M-9 1L-3 8L9 -8")]
        case ".exclamationmark": return disc + [cut("M0 -11V2"), cut("M0 11h0", 7.6)]
        case ".questionmark": return disc + [cut("M-6 -6A6 6 0 1 1 3 -1C1 0 0 1 0 3", 5), cut("M0 12h0", 6.6)]
        case ".clock": return disc + [cut("M0 -12V1L8 6", 5.4)]
        case ".gearshape":
            return disc + [cut("O0 0 8", 5), cut("M0 -13V-11M0 13V11M-13 0H-11M13 0H11M-9 -9L-8 -8M9 9L8 8M-9 9L-8 8M9 -9L8 -8", 5)]
        case ".key":
            return [
                .clear(">\(x) \(y) M-10 -20H14V20H-10Z", 5), .solid(">\(x) \(y - 5) M-3 2A13 13 0 1 1 6 2V20L1 26L-4 20Z", round: 2),
                cut("M1 -16h0", 7),
            ]
        case ".arrow.down": return disc + [cut("M0 -12V11M-8 3L0 11L8 3", 6)]
        default: preconditionFailure("no badge is named \(badge)")
        }
    }

    private static let usual = [".plus", ".minus", ".xmark", ".checkmark", ".exclamationmark", ".questionmark", ".clock", ".gearshape"]

    static let badges: [SymbolGlyph] =
        badged("person", people, usual + [".key"], at: 38, 32)
        + badged("person.2", people, [".gearshape", ".plus", ".minus"], at: 52, 32)
        + badged("person.crop.circle", people, [""] + usual, at: 36, 33)
        + badged("person.crop.rectangle", people, [".plus"], at: 48, 30)
        + badged("calendar", objects, usual, at: 38, 30)
        + badged("clock", objects, [".checkmark", ".exclamationmark", ".xmark", ".questionmark"], at: 36, 33)
        + badged("bell", objects, [""], at: 25, -29)
        + badged("bell", objects, [".plus", ".minus"], at: 30, 28)
        + badged("photo", places, [".plus", ".arrow.down", ".checkmark", ".exclamationmark"], at: 46, 30)
        + badged("cart", commerce, [".plus", ".minus", ".questionmark"], at: 42, -28)
        + badged("bag", commerce, [".plus", ".minus", ".questionmark"], at: 30, 32)
        + badged("folder", stationery, usual, at: 44, 30)
        + badged("doc", stationery, [".plus", ".gearshape", ".clock"], at: 30, 36)
        + badged("envelope", communication, [""], at: 48, -32)
        + badged("message", communication, [""], at: 42, -30)
        + badged("phone", communication, [".plus", ".checkmark"], at: 32, -28)
        + badged("video", media, [".plus", ".checkmark"], at: 48, 26)
        + badged("mic", media, [".plus", ".xmark"], at: 30, 34)
        + badged("externaldrive", devices, [".plus", ".minus", ".checkmark", ".xmark", ".exclamationmark"], at: 42, 22)
        + badged("rectangle.stack", shapes, [".plus", ".minus"], at: 44, 34)
        + badged(
            "text", [SymbolGlyph("text", 106, 84, [], [.line("M-42 -32H42M-42 -11H42M-42 11H14M-42 32H14")])],
            [".plus", ".minus", ".checkmark", ".xmark"], at: 34, 24)
        + badged("checkmark.circle", [checked], [".questionmark", ".xmark"], at: 36, 33)
        + badged("app", shapes, [""], at: 36, -36)

    private static let checked = SymbolGlyph(
        "checkmark.circle", 118, 118, [.fill], [.body("O0 0 45.6"), .detail("M-19 3L-6 19L19 -17", 7.4)])
}
