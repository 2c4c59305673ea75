extension SymbolTables {
    private static let dial = "O0 0 45.6"

    private static let time: [SymbolGlyph] = [
        SymbolGlyph("clock", 118, 118, [.fill, .circle], [.body(dial, level: 1), .mark("M0 -28V2L20 13", 7.4)]),
        SymbolGlyph("timer", 112, 118, [.circle], [.line("M0 -46A46 46 0 1 1 -35 -30M0 -46V-26"), .line("M-22 -16L2 3", 10.5)]),
        SymbolGlyph(
            "stopwatch", 108, 126, [.fill], [.body("O0 8 40"), .detail("M0 8V-16", 7.6), .line("M0 -32V-51M-11 -51H11M33 -31L38 -36")]),
        SymbolGlyph(
            "alarm", 120, 116, [.fill],
            [
                .body("O0 5 38"), .detail("M0 -15V6L14 16", 7.4), .line("M-26 37L-34 46M26 37L34 46", 7.8),
                .line("M-48 -26A20 20 0 0 1 -25 -46M48 -26A20 20 0 0 0 25 -46", 7.8),
            ]),
        SymbolGlyph("hourglass", 90, 118, [.circle], [glass]),
        SymbolGlyph("hourglass.bottomhalf.filled", 90, 118, [glass, .solid("%M0 18C-11 23 -19 28 -20 37H0", round: 3)]),
        SymbolGlyph("hourglass.tophalf.filled", 90, 118, [glass, .solid("%M0 0C-9 -8 -16 -13 -19 -24H0", round: 3)]),
        SymbolGlyph(
            "calendar", 116, 108, [.circle], inside: (0.52, 0, 0),
            [
                .line("R-45 -39 90 80 12"), .solid("M-45 -14V-27A12 12 0 0 1 -33 -39H33A12 12 0 0 1 45 -27V-14Z"),
                .line("M-25 3h0M0 3h0M25 3h0M-25 23h0M0 23h0", 11),
            ]),
    ]
    static let glass = SymbolPart.line(
        "M-34 -46H34M-34 46H34M-25 -46V-31C-25 -16 -7 -10 -7 0C-7 10 -25 16 -25 31V46M25 -46V-31C25 -16 7 -10 7 0C7 10 25 16 25 31V46", 7.8)

    private static let everyday: [SymbolGlyph] = [
        SymbolGlyph(
            "trash", 102, 122, [.fill, .circle, .square, .slash], inside: (0.52, 0, 0),
            [
                .line("M-42 -32H42M-15 -34V-41A8 8 0 0 1 -7 -49H7A8 8 0 0 1 15 -41V-34", 7.8),
                .body("M-34 -32L-30 39A11 11 0 0 0 -19 49H19A11 11 0 0 0 30 39L34 -32", 7.8),
                .detail("M-13 -12L-11 30M0 -12V30M13 -12L11 30", 6),
            ]),
        SymbolGlyph("magnifyingglass", 108, 108, [.circle], inside: (0.58, 1, 1), [.line("O-8 -8 32M16 16L42 42", 8.8)]),
        SymbolGlyph("plus.magnifyingglass", 108, 108, [.line("O-8 -8 32M-8 -22V6M-22 -8H6M16 16L42 42")]),
        SymbolGlyph("minus.magnifyingglass", 108, 108, [.line("O-8 -8 32M-22 -8H6M16 16L42 42")]),
        SymbolGlyph(
            "eye", 138, 92, [.fill, .slash, .circle, .solidInside],
            [
                .body("%M0 -35C-26 -35 -48 -20 -60 -3C-61 -1 -61 1 -60 3C-48 20 -26 35 0 35"), .detail("O0 0 18"),
            ]),
        SymbolGlyph(
            "eyeglasses", 142, 74,
            [.line("O-30 8 21O30 8 21M-9 4C-5 -1 5 -1 9 4M-51 6L-56 -26C-57 -30 -54 -31 -50 -31M51 6L56 -26C57 -30 54 -31 50 -31", 7.4)]),
        SymbolGlyph(
            "bell", 106, 118, [.fill, .slash, .circle, .square, .solidInside], inside: (0.54, 0, 0),
            [
                .body("%M0 -44C-18 -44 -27 -32 -28 -16C-29 4 -33 11 -41 20C-45 25 -42 31 -36 31H0"), .line("M-11 41A11 9 0 0 0 11 41"),
            ]),
        SymbolGlyph(
            "tag", 118, 116, [.fill, .slash, .circle, .square, .solidInside],
            [
                .body(
                    "M-45 -36A9 9 0 0 1 -36 -45H-3C0 -45 3 -44 5 -42L43 -3C47 1 47 7 43 11L11 43C7 47 1 47 -3 43L-42 4C-44 2 -45 -1 -45 -4Z"
                ), .hole("O-24 -24 8"),
            ]),
        SymbolGlyph(
            "lock", 88, 118, [.fill, .slash, .circle, .square, .solidInside], inside: (0.52, 0, 0),
            [
                .body("R-33 -8 66 55 11"), .line("M-21 -10V-28A21 21 0 0 1 21 -28V-10"),
            ]),
        SymbolGlyph("lock.open", 118, 118, [.fill], [.body("R-46 -8 66 55 11"), .line("M9 -10V-28A19.5 19.5 0 0 1 48 -28V-16")]),
        SymbolGlyph(
            "lock.rotation", 118, 118,
            [
                .line("M-22 -38A44 44 0 1 0 22 -38"), .solid("M12 -50L36 -44L18 -26Z", round: 4), .solid("R-17 -4 34 26 5"),
                .line("M-11 -5V-11A11 11 0 0 1 11 -11V-5", 6.4),
            ]),
        SymbolGlyph(
            "key", 84, 128, [.fill, .slash],
            [
                .body("M9 14V42L0 52L-10 42V34L-3 27L-10 20V14C-22 9 -31 -3 -31 -18A31 31 0 0 1 31 -18C31 -3 22 9 9 14Z", 7.6),
                .hole("O0 -28 7.5"),
            ]),
        SymbolGlyph(
            "bookmark", 84, 118, [.fill, .slash, .circle, .square, .solidInside], inside: (0.52, 0, 1),
            [
                .body("M-30 43V-36A11 11 0 0 1 -19 -47H19A11 11 0 0 1 30 -36V43C30 47 27 48 24 45L0 22L-24 45C-27 48 -30 47 -30 43Z")
            ]),
        SymbolGlyph(
            "flag", 102, 116, [.fill, .slash, .circle, .square, .solidInside], inside: (0.54, 2, 0),
            [
                .body("M-36 -38C-22 -48 -8 -44 3 -39C14 -34 25 -34 40 -41V10C26 17 14 17 3 12C-8 7 -22 4 -36 12"), .line("M-36 -42V48"),
            ]),
        SymbolGlyph(
            "flag.checkered", 108, 116,
            [
                .line("M-38 -44V48M-38 -40C-24 -48 -10 -44 1 -39C12 -34 25 -34 42 -41V10C28 17 14 17 3 12C-8 7 -24 4 -38 12", 7.4),
                .solid(
                    "M-38 -40C-28 -46 -18 -46 -11 -43V-17C-20 -20 -30 -19 -38 -14ZM-11 -17C-2 -14 6 -10 16 -10V15C6 14 0 10 -11 6ZM16 -36C24 -35 33 -37 42 -41V-14C33 -10 24 -9 16 -10Z"
                ),
            ]),
        SymbolGlyph(
            "pin", 84, 122, [.fill, .slash, .circle, .square, .solidInside], inside: (0.54, 0, 1), [pinBody, .line("M0 18V50", 7.4)]),
        SymbolGlyph("mappin", 58, 118, [.circle], inside: (0.54, 0, 0), [.solid("O0 -28 20"), .line("M0 -8V46", 8.2)]),
        SymbolGlyph(
            "mappin.and.ellipse", 112, 122,
            [
                .solid("O0 -34 17"), .line("M0 -18V26", 7.8),
                .line("M-13 8C-34 10 -46 17 -46 26C-46 39 -24 47 0 47C24 47 46 39 46 26C46 17 34 10 13 8", 7.4, level: 1),
            ]),
        SymbolGlyph(
            "gift", 114, 114, [.fill],
            [
                .body("R-46 -20 92 22 6"), .body("M-38 2V35A10 10 0 0 0 -28 45H28A10 10 0 0 0 38 35V2"),
                .detail("M0 -20V45"),
                .line("M0 -20C-8 -38 -16 -46 -25 -44C-35 -41 -33 -22 -20 -21M0 -20C8 -38 16 -46 25 -44C35 -41 33 -22 20 -21", 7.4),
            ]),
        SymbolGlyph(
            "lightbulb", 90, 124, [.fill, .slash, .circle],
            [
                .body("%M0 26H-13C-14 12 -33 4 -33 -18A33 33 0 0 1 0 -50"), .line("M-11 38H11M-6 49H6", 7.4),
            ]),
        SymbolGlyph("crown", 124, 100, [.fill], [.body("%M0 36H-36C-38 36 -39 35 -40 33L-51 -16L-25 2L0 -36")]),
        SymbolGlyph(
            "trophy", 112, 120, [.fill, .circle, .solidInside],
            [
                .body("M-26 -46H26V-12C26 6 14 18 0 18C-14 18 -26 6 -26 -12Z"),
                .line("M-27 -37H-46V-30C-46 -16 -38 -6 -24 -5M27 -37H46V-30C46 -16 38 -6 24 -5", 7.4),
                .line("M0 20V44M-20 46H20"),
            ]),
        SymbolGlyph(
            "medal", 92, 124, [.fill],
            [.body("O0 20 28"), .line("M-14 -6L-30 -49H-6L0 -34L6 -49H30L14 -6", 7.6), .detail("M-6 14L2 8V34", 6.4)]),
        SymbolGlyph("rosette", 100, 120, [.line("O0 -14 32"), .line("O0 -14 15", 7), .line("M-22 14L-28 50L0 36L28 50L22 14")]),
        SymbolGlyph(
            "graduationcap", 138, 108, [.fill, .circle, .solidInside],
            [
                .body("M-4 -41C-1 -42 1 -42 4 -41L54 -19C57 -17 57 -14 54 -13L4 10C1 11 -1 11 -4 10L-54 -13C-57 -14 -57 -17 -54 -19Z", 7.6),
                .line("M-34 8V26C-34 36 -16 43 0 43C16 43 34 36 34 26V8M55 -14V20", 7.6),
            ]),
        SymbolGlyph(
            "umbrella", 118, 114, [.fill],
            [
                .body("M-47 2A47 44 0 0 1 47 2C40 -5 28 -5 20 2C13 -5 -13 -5 -20 2C-28 -5 -40 -5 -47 2Z", 7.6),
                .line("M0 0V36A11 11 0 0 0 22 36", 7.8),
            ]),
        SymbolGlyph(
            "gauge", 118, 118,
            [.line("O0 0 45.6"), .line("M-3 5L18 -22", 7.6), .solid("O-3 6 8"), .line("M-28 6h0M-21 -17h0M0 -29h0M28 6h0", 8)]),
        SymbolGlyph(
            "speedometer", 118, 118,
            [.line("O0 0 45.6"), .line("M-3 5L18 -22", 7.6), .solid("O-3 6 8"), .line("M-28 6h0M-21 -17h0M0 -29h0M28 6h0", 8)]),
        SymbolGlyph(
            "cube", 112, 120, [.fill],
            [
                .body("%M0 -49C-2 -49 -4 -48 -6 -47L-38 -29C-41 -27 -43 -24 -43 -20V20C-43 24 -41 27 -38 29L-6 47C-4 48 -2 49 0 49", 7.8),
                .detail("M-40 -25L0 -2L40 -25M0 -2V47", 7.2),
            ]),
        SymbolGlyph(
            "shippingbox", 122, 120, [.fill],
            [
                .body("%M0 -49C-2 -49 -4 -48 -6 -47L-43 -30C-46 -28 -48 -25 -48 -21V19C-48 23 -46 26 -43 28L-6 47C-4 48 -2 49 0 49", 7.8),
                .detail("M-45 -26L0 -4L45 -26M0 -4V47M-24 -38L22 -15", 7),
            ]),
        SymbolGlyph(
            "puzzlepiece", 118, 112, [.fill],
            [
                .body(
                    ">-6 0 M-42 -26H-16C-22 -34 -18 -46 -6 -46C6 -46 10 -34 4 -26H28A8 8 0 0 1 36 -18V0C44 -6 54 -2 54 9C54 20 44 24 36 18V38A8 8 0 0 1 28 46H-34A8 8 0 0 1 -42 38V22C-34 28 -24 22 -24 11C-24 0 -34 -5 -42 1Z",
                    7.6)
            ]),
    ]

    private static let pinBody = SymbolPart.body(
        "%M0 18H-28C-32 18 -34 15 -33 11C-31 2 -25 -5 -16 -9L-14 -34C-20 -37 -23 -41 -22 -45C-21 -47 -20 -48 -18 -48H0", 7.6)

    private static let games: [SymbolGlyph] = [
        SymbolGlyph(
            "dice", 122, 122, [.fill],
            [
                .body("R-46 -14 60 60 11", 7.6), .detail("M-31 1h0M-1 31h0M-16 16h0", 11),
                .body("M-27 -26L-18 -39C-14 -46 -8 -47 -1 -44L39 -26C46 -23 48 -17 45 -10L29 28C28 31 27 32 25 34", 7.6),
                .detail("M10 -27h0M29 -5h0", 9.6),
            ]),
        SymbolGlyph("die.face.1", 108, 104, [.fill], [.body("R-40.4 -40.4 80.8 80.8 13"), .detail("M0 0h0", 19)]),
        SymbolGlyph("die.face.3", 108, 104, [.fill], [.body("R-40.4 -40.4 80.8 80.8 13"), .detail("M-20 -20h0M0 0h0M20 20h0", 15)]),
        SymbolGlyph(
            "die.face.5", 108, 104, [.fill],
            [.body("R-40.4 -40.4 80.8 80.8 13"), .detail("M-20 -20h0M20 -20h0M0 0h0M-20 20h0M20 20h0", 15)]),
        SymbolGlyph(
            "gamecontroller", 142, 96, [.fill, .circle, .solidInside],
            [
                .body("%M0 -32H-30C-46 -32 -51 -22 -56 -2C-60 14 -62 27 -58 33C-53 40 -44 36 -36 28L-26 19C-24 17 -21 16 -18 16H0", 7.6),
                .detail("M-38 -8H-18M-28 -18V2", 6.6), .detail("M20 0h0M33 -15h0", 10.5),
            ]),
        SymbolGlyph(
            "sportscourt", 138, 104, [.fill],
            [
                .body("R-57 -39 114 78 8", 7.4), .detail("M0 -39V-16M0 16V39M-57 -16H-42V16H-57M57 -16H42V16H57", 6.4),
                .detail("O0 0 16", 6.4),
            ]),
        SymbolGlyph(
            "soccerball", 118, 118,
            [
                .line("O0 0 45.6"), .solid("M0 -18L17 -5.5L10.5 14.5H-10.5L-17 -5.5Z", round: 3),
                .line("M0 -18V-42M17 -5L40 -14M10 14L24 34M-10 14L-24 34M-17 -5L-40 -14", 6.4),
            ]),
    ]

    static let objects: [SymbolGlyph] = time + everyday + games
}
