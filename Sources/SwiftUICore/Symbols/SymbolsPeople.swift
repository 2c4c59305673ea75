extension SymbolTables {
    private static let head = "O0 -24 20"
    private static let shoulders = "%M0 45H-33C-41 45 -45 41 -44 35C-41 20 -23 10 0 10"
    private static let disc = "O0 0 45.6"
    private static let croppedHead = "O0 -13 16.5"
    /// Shoulders that end at the rim of a circle.
    private static let croppedShoulders = "%M0 46C-13 46 -24 41 -31.5 33.5C-27 20 -15 12.5 0 12.5"

    private static let faces: [SymbolGlyph] = [
        SymbolGlyph(
            "face.smiling", 118, 118, [.fill],
            [
                .body(disc, level: 1), .mark("M-22 14C-16 28 16 28 22 14", 7), .mark("M-16 -12V-11M16 -12V-11", 10),
            ]),
        SymbolGlyph(
            "face.smiling.inverse", 118, 118,
            [
                .solid("O0 0 49.8"), .gap("M-22 14C-16 28 16 28 22 14", 8), .gap("M-16 -12V-11M16 -12V-11", 11),
            ]),
        SymbolGlyph(
            "face.dashed", 118, 118, [.fill],
            dashes("M-10.5 -44.4A45.6 45.6 0 0 1 10.5 -44.4", every: 45) + [
                .detail("M-22 14C-16 28 16 28 22 14", 7), .detail("M-16 -12V-11M16 -12V-11", 10),
            ]),
    ]

    private static let hands: [SymbolGlyph] = [
        thumb,
        SymbolGlyph("hand.thumbsdown", 118, 116, [.fill, .circle, .solidInside], thumb.parts.map { $0.turned(180).mirrored() }),
        SymbolGlyph(
            "hand.raised", 108, 124, [.fill, .slash, .circle, .solidInside],
            [
                .body(
                    """
                    >6 0 M-26 0V-32A7.5 7.5 0 0 1 -11 -32V-44A7.5 7.5 0 0 1 4 -44V-38A7.5 7.5 0 0 1 19 -36V-24A7.2 7.2 0 0 1 33.4 -24V16\
                    C33.4 38 19 51 0 51C-16 51 -25 43 -31 32L-44 9C-47 3 -45 -2 -41 -4C-36 -6 -32 -4 -29 1L-22 12
                    """, 7),
                .detail(">6 0 M-11 -32V-3M4 -38V-4M19 -26V-2", 6),
            ]),
        SymbolGlyph(
            "hand.tap", 104, 128, [.fill],
            [
                .body(">0 4 " + pointing, 7), .line(">0 0 M-31 -22A24 24 0 1 1 13 -22", 7, level: 1),
            ]),
        SymbolGlyph("hand.point.up.left", 104, 118, [.fill], [.body(">0 -9 " + pointing, 7)]),
        SymbolGlyph(
            "hand.wave", 124, 122, [.fill],
            [
                .body(
                    """
                    @-30 M-22 4V-28A7 7 0 0 1 -8 -28V-38A7 7 0 0 1 6 -38V-32A7 7 0 0 1 20 -30V-18A6.8 6.8 0 0 1 33.6 -18V14\
                    C33.6 34 20 46 2 46C-12 46 -21 39 -27 28L-39 8C-42 3 -40 -2 -36 -4C-31 -6 -28 -4 -25 1L-18 12
                    """, 6.6),
                .detail("@-30 M-8 -28V-2M6 -32V-3M20 -20V-1", 5.6),
                .line("M28 -50C38 -47 46 -39 49 -29M-28 54C-38 51 -46 44 -50 35", 6.4, level: 1),
            ]),
        SymbolGlyph(
            "hands.clap", 122, 120, [.fill],
            [
                .body(
                    ">-5 7 @30 M-34 -2V-26A7 7 0 0 1 -20 -26V-34A7 7 0 0 1 -6 -34V-30A7 7 0 0 1 8 -28V-20A7 7 0 0 1 22 -20V20C22 36 12 45 -4 45C-22 45 -34 34 -34 18Z",
                    6.8),
                .detail(">-5 7 @30 M-20 -24V-2M-6 -30V-2M8 -22V-1", 5.6),
                .line(">-5 7 M40 -52L36 -42M54 -36L45 -32M22 -56L22 -46", 6.4, level: 1),
            ]),
    ]

    private static let thumb = SymbolGlyph(
        "hand.thumbsup", 118, 116, [.fill, .circle, .solidInside],
        [
            .body(
                """
                M-21 -6C-12 -14 -7 -24 -6 -38C-5 -46 2 -49 8 -46C15 -42 16 -33 11 -18L9 -12H33C42 -12 46 -3 41 4C46 9 44 17 38 20\
                C41 26 38 33 32 35C32 43 26 46 18 46H4C-7 46 -14 43 -21 38Z
                """, 7.6),
            .body("R-47 -8 15 48 5", 7.6),
        ])

    private static let pointing = """
        M-16 8V-25A7.2 7.2 0 0 1 -1.6 -25V-3A7 7 0 0 1 12 -2V2A6.8 6.8 0 0 1 25 3V7A6.6 6.6 0 0 1 37 9V24C37 41 26 51 9 51\
        C-6 51 -15 45 -21 35L-34 15C-37 10 -35 5 -31 3C-27 1 -23 3 -21 6Z
        """

    private static let figures: [SymbolGlyph] = [
        SymbolGlyph(
            "figure.walk", 78, 122, [.circle], inside: (0.54, 0, 0),
            [
                .solid("O4 -43 9.5"), .line("M-2 -21L-7 10L12 26L17 49M-7 10L-13 28L-27 47", 9.4),
                .line("M-2 -21L-19 -10L-23 8M-2 -21L10 -5L25 0", 7.6),
            ]),
        SymbolGlyph(
            "figure.run", 102, 122, [.circle], inside: (0.54, 0, 0),
            [
                .solid("O16 -44 9.5"), .line("M4 -22L-8 7L13 20L7 46M-8 7L-16 25L-40 27", 9.4),
                .line("M4 -22L-19 -20L-31 -4M4 -22L18 -7L37 -10", 7.6),
            ]),
        SymbolGlyph(
            "figure.stand", 60, 124,
            [.solid("O0 -44 9.5"), .line("M0 -22V8M-7 10V50M7 10V50", 10), .line("M-18 8C-19 -14 -14 -22 0 -22C14 -22 19 -14 18 8", 7.6)]),
        SymbolGlyph(
            "figure.wave", 84, 124, [.circle],
            [
                .solid("O0 -44 9.5"), .line("M0 -20V8M-7 10V50M7 10V50", 10),
                .line("M-18 10C-19 -14 -14 -22 0 -22C12 -22 20 -26 26 -46", 7.6),
            ]),
        SymbolGlyph(
            "figure.2.and.child.holdinghands", 132, 120,
            [
                .solid("O-36 -40 9O36 -40 9O0 -6 7.5"),
                .line("M-36 -18V12M-42 12V48M-30 12V48M36 -18V12M42 12V48M30 12V48M-4 30V48M4 30V48M0 14V28", 7.6),
                .line("M-52 8C-53 -12 -48 -19 -36 -19C-26 -19 -24 -4 -14 8M52 8C53 -12 48 -19 36 -19C26 -19 24 -4 14 8M-14 14H14", 6),
            ]),
        SymbolGlyph(
            "figure.strengthtraining.traditional", 130, 120,
            [
                .solid("O0 -18 9"), .line("M0 4V22M0 22L-12 48M0 22L12 48M-46 -38H46", 8.4), .line("M-30 -36L-24 0H24L30 -36", 7),
                .line("M-50 -48V-28M50 -48V-28", 10),
            ]),
    ]

    static let people: [SymbolGlyph] =
        [
            SymbolGlyph(
                "person", 108, 110, [.fill, .circle, .square, .slash, .solidInside], inside: (0.58, 0, 0), [.body(head), .body(shoulders)]),
            SymbolGlyph("person.crop.circle", 118, 118, [.fill], [.body(disc, level: 1), .hole(croppedHead), .hole(croppedShoulders)]),
            SymbolGlyph(
                "person.crop.square", 108, 104, [.fill],
                [
                    .body("R-40.4 -40.4 80.8 80.8 13", level: 1), .hole("O0 -11 15"), .hole("%M0 41H-32C-30 22 -16 12.5 0 12.5"),
                ]),
            SymbolGlyph(
                "person.crop.rectangle", 134, 106, [.fill],
                [
                    .body("R-56 -40 112 80 12", level: 1), .hole("O0 -11 15"), .hole("%M0 40H-33C-31 22 -16 12.5 0 12.5"),
                ]),
            SymbolGlyph(
                "person.text.rectangle", 134, 106, [.fill],
                [
                    .body("R-56 -40 112 80 12", level: 1), .hole("O-24 -11 10.5"), .hole("M-44 22C-43 9 -34 4 -24 4C-14 4 -5 9 -4 22Z"),
                    .detail("M10 -12H38M10 6H38", 6.4),
                ]),
            SymbolGlyph(
                "person.2", 140, 104, [.fill, .circle, .slash, .solidInside],
                [
                    .body("O26 -17 16", 7.8, level: 1),
                    .body("M20 40H52C58 40 61 36 60 31C57 18 45 11 29 11C22 11 15 13 10 16", 7.8, level: 1),
                    .clear("O-22 -20 23", 5), .clear(">-22 0 %M0 45H-30C-41 45 -45 41 -44 33C-40 18 -22 8 0 8", 5),
                    .body("O-22 -20 19", 7.8), .body(">-22 0 %M0 42H-30C-37 42 -41 38 -40 32C-37 18 -21 10 0 10", 7.8),
                ]),
            SymbolGlyph(
                "person.3", 164, 100, [.fill, .solidInside],
                [
                    .body("O-52 -12 12.5O52 -12 12.5", 7.2, level: 1),
                    .body(
                        "M-30 37H-68C-74 37 -76 33 -75 29C-73 18 -63 11 -50 11C-44 11 -38 13 -34 15M30 37H68C74 37 76 33 75 29C73 18 63 11 50 11C44 11 38 13 34 15",
                        7.2, level: 1),
                    .clear("O0 -21 22", 4), .clear("%M0 45H-28C-38 45 -41 40 -40 32C-37 17 -20 6 0 6", 4), .body("O0 -21 18", 7.2),
                    .body("%M0 41H-28C-35 41 -38 37 -37 32C-34 18 -19 9 0 9", 7.2),
                ]),
            SymbolGlyph(
                "person.3.sequence", 164, 100, [.fill],
                [
                    .body("O-52 -12 12.5", 7.2, level: 1), .body("O52 -12 12.5", 7.2, level: 2),
                    .body("M-30 37H-68C-74 37 -76 33 -75 29C-73 18 -63 11 -50 11C-44 11 -38 13 -34 15", 7.2, level: 1),
                    .body("M30 37H68C74 37 76 33 75 29C73 18 63 11 50 11C44 11 38 13 34 15", 7.2, level: 2), .body("O0 -21 18", 7.2),
                    .body("%M0 41H-20C-27 41 -29 37 -28 32C-25 18 -14 9 0 9", 7.2),
                ]),
            SymbolGlyph(
                "person.line.dotted.person", 172, 92, [.fill],
                [
                    .body("O-48 -18 15O48 -18 15", 7.2), .body(">-48 0 %M0 36H-22C-27 36 -29 33 -28 29C-26 17 -14 10 0 10", 7.2),
                    .body(">48 0 %M0 36H-22C-27 36 -29 33 -28 29C-26 17 -14 10 0 10", 7.2), .line("M-14 10h0M0 10h0M14 10h0", 8, level: 1),
                ]),
        ] + faces + hands + figures
}
