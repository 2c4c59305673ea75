extension SymbolTables {
    static let marks: [SymbolGlyph] = [
        SymbolGlyph("plus", 98, 96, [.circle, .square], [.line("M-39 0H39M0 -39V39")]),
        SymbolGlyph("minus", 98, 24, [.circle, .square], [.line("M-39 0H39")]),
        SymbolGlyph("plusminus", 84, 104, [.circle], [.line("M-30 -16H30M0 -46V14M-30 42H30")]),
        SymbolGlyph("multiply", 84, 82, [.circle, .square], [.line("M-28 -28L28 28M28 -28L-28 28")]),
        SymbolGlyph("divide", 98, 92, [.circle, .square], [.line("M-39 0H39"), .line("M0 -30h0M0 30h0", 13)]),
        SymbolGlyph("equal", 90, 58, [.circle, .square], [.line("M-34 -15H34M-34 15H34")]),
        SymbolGlyph("lessthan", 82, 84, [.circle, .square], [.line("M28 -32L-28 0L28 32")]),
        SymbolGlyph("greaterthan", 82, 84, [.circle, .square], [.line("M-28 -32L28 0L-28 32")]),
        SymbolGlyph("xmark", 90, 88, [.circle, .square], inside: (0.62, 0, 0), [.line("M-33 -33L33 33M33 -33L-33 33")]),
        SymbolGlyph("checkmark", 98, 94, [.circle, .square], inside: (0.66, 0, 1), [.line("M-35 5L-11 36L35 -36")]),
        SymbolGlyph(
            "exclamationmark", 36, 102, [.circle, .square], inside: (0.64, 0, 0), [.line("M0 -40V12", 9.5), .line("M0 37h0", 13)]),
        SymbolGlyph("exclamationmark.2", 72, 102, [.line("M-18 -40V12M18 -40V12", 9.5), .line("M-18 37h0M18 37h0", 13)]),
        SymbolGlyph(
            "questionmark", 68, 104, [.circle, .square], inside: (0.64, 0, 0),
            [.line("M-23 -21A22.5 22.5 0 1 1 11 -1.5C3 3 0 7 0 15", 8.8), .line("M0 38h0", 13)]),
        SymbolGlyph(
            "info", 48, 100, [.circle, .square], inside: (0.64, 0, 0), [.line("M0 -36h0", 14), .line("M-11 -12H1V36M-14 36H16", 8.6)]),
        SymbolGlyph("ellipsis", 106, 30, [.circle], inside: (0.62, 0, 0), [.line("M-37 0h0M0 0h0M37 0h0", 15)]),
        SymbolGlyph("number", 98, 96, [.circle, .square], [.line("M-11 -39L-21 39M21 -39L11 39M-36 -14H38M-38 14H36", 7.4)]),
        SymbolGlyph("percent", 100, 92, [.line("M27 -36L-27 36O-25 -20 15O25 20 15", 7.6)]),
        SymbolGlyph("asterisk", 84, 88, [.circle], [.line("M0 -36V36M-31.2 -18L31.2 18M31.2 -18L-31.2 18")]),
        SymbolGlyph("at", 112, 110, [.line("O0 0 17M17 -17V7A12.5 12.5 0 0 0 43 5V0A43 43 0 1 0 24 36", 7.4)]),
        SymbolGlyph(
            "infinity", 130, 74, [.circle],
            [
                .line(
                    "M0 0C-12 -16 -22 -24 -34 -24A24 24 0 0 0 -34 24C-22 24 -12 16 0 0C12 -16 22 -24 34 -24A24 24 0 0 1 34 24C22 24 12 16 0 0Z"
                )
            ]),
        SymbolGlyph("power", 100, 104, [.circle], [.line("M-22 -28A37 37 0 1 0 22 -28M0 -46V-2")]),
        SymbolGlyph("line.diagonal", 94, 92, [.line("M-37 37L37 -37")]),
        SymbolGlyph(
            "staroflife", 112, 112, [.fill, .circle, .square, .solidInside],
            [
                .body(
                    "M-11 -46H11V-19L34.5 -32.5L45.5 -13.5L22 0L45.5 13.5L34.5 32.5L11 19V46H-11V19L-34.5 32.5L-45.5 13.5L-22 0L-45.5 -13.5L-34.5 -32.5L-11 -19Z"
                )
            ]),
        SymbolGlyph(
            "cross", 104, 102, [.fill, .circle, .solidInside],
            [
                .body("M-14 -43H14V-14H43V14H14V43H-14V14H-43V-14H-14Z")
            ]),
        SymbolGlyph(
            "exclamationmark.triangle", 124, 112, [.fill],
            [
                .body("%M0 -45C-4 -45 -7 -43 -9 -39L-50 33C-54 41 -50 46 -43 46H0", level: 1),
                .mark("M0 -17V14", 8.6), .mark("M0 30h0", 11),
            ]),
        SymbolGlyph(
            "exclamationmark.octagon", 118, 118, [.fill],
            [
                .body("M-19 -46H19L46 -19V19L19 46H-19L-46 19V-19Z", level: 1), .mark("M0 -25V7", 8.6), .mark("M0 25h0", 11),
            ]),
        SymbolGlyph(
            "xmark.octagon", 118, 118, [.fill],
            [
                .body("M-19 -46H19L46 -19V19L19 46H-19L-46 19V-19Z", level: 1), .mark("M-19 -19L19 19M19 -19L-19 19"),
            ]),
        SymbolGlyph(
            "questionmark.diamond", 124, 124, [.fill],
            [
                .body("M-8 -48A11 11 0 0 1 8 -48L48 -8A11 11 0 0 1 48 8L8 48A11 11 0 0 1 -8 48L-48 8A11 11 0 0 1 -48 -8Z", level: 1),
                .mark("M-14 -14A13.5 13.5 0 1 1 7 -2C2 1 0 3 0 8", 7.4), .mark("M0 24h0", 10),
            ]),
        SymbolGlyph("checkmark.seal", 124, 122, [.fill], [.body(scallop, level: 1), .mark("M-18 3L-5 18L20 -18")]),
        SymbolGlyph("xmark.seal", 124, 122, [.fill], [.body(scallop, level: 1), .mark("M-17 -17L17 17M17 -17L-17 17")]),
        SymbolGlyph(
            "questionmark.app", 118, 118, [.fill],
            [
                .body("R-45 -45 90 90 24", level: 1), .mark("M-15 -13A15 15 0 1 1 7 0C2 3 0 5 0 10", 7.8), .mark("M0 26h0", 11),
            ]),
        SymbolGlyph("plus.app", 118, 118, [.fill], [.body("R-45 -45 90 90 24", level: 1), .mark("M-24 0H24M0 -24V24")]),
        SymbolGlyph(
            "arrow.up.forward.app", 118, 118, [.fill], [.body("R-45 -45 90 90 24", level: 1), .mark("M-19 19L19 -19M-13 -19H19V13")]),
        SymbolGlyph("checkmark.rectangle", 128, 100, [.fill], [.body("R-52 -38 104 76 12", level: 1), .mark("M-17 3L-5 18L18 -17")]),
        SymbolGlyph("plus.rectangle", 128, 100, [.fill], [.body("R-52 -38 104 76 12", level: 1), .mark("M-20 0H20M0 -20V20")]),
        SymbolGlyph("minus.rectangle", 128, 100, [.fill], [.body("R-52 -38 104 76 12", level: 1), .mark("M-20 0H20")]),
        SymbolGlyph("xmark.rectangle", 128, 100, [.fill], [.body("R-52 -38 104 76 12", level: 1), .mark("M-17 -17L17 17M17 -17L-17 17")]),
        SymbolGlyph("checkmark.shield", 102, 120, [.fill], [.body(shield, level: 1), .mark("M-17 2L-5 17L18 -18")]),
        SymbolGlyph("xmark.shield", 102, 120, [.fill], [.body(shield, level: 1), .mark("M-16 -18L16 14M16 -18L-16 14")]),
        SymbolGlyph("exclamationmark.shield", 102, 120, [.fill], [.body(shield, level: 1), .mark("M0 -24V6", 8.6), .mark("M0 23h0", 11)]),
        SymbolGlyph(
            "lock.shield", 102, 120, [.fill],
            [
                .body(shield, level: 1), .mark("R-12 -4 24 18 3", 7), .mark("M-9 -5V-11A9 9 0 0 1 9 -11V-5", 6.5),
            ]),
        SymbolGlyph(
            "delete.left", 128, 96, [.fill],
            [
                .body(
                    "M-14 -36H42A12 12 0 0 1 54 -24V24A12 12 0 0 1 42 36H-14C-18 36 -21 35 -24 32L-50 6A8 8 0 0 1 -50 -6L-24 -32C-21 -35 -18 -36 -14 -36Z",
                    level: 1),
                .mark("M0 -15L30 15M30 -15L0 15"),
            ]),
    ]

    /// A seal with eight bumps.
    static let scallop = """
        M-16.6 -40.2A18 18 0 0 1 16.6 -40.2A18 18 0 0 1 40.2 -16.6A18 18 0 0 1 40.2 16.6A18 18 0 0 1 16.6 40.2\
        A18 18 0 0 1 -16.6 40.2A18 18 0 0 1 -40.2 16.6A18 18 0 0 1 -40.2 -16.6A18 18 0 0 1 -16.6 -40.2Z
        """

    static let shield = "%M0 -50C-12 -42 -25 -38 -38 -37C-41 -37 -42 -35 -42 -32V-4C-42 24 -24 40 0 50"
}
