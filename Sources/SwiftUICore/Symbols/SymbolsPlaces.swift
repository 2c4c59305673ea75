extension SymbolTables {
    private static let frame = "R-55 -41 110 82 12"

    static let places: [SymbolGlyph] = [
        SymbolGlyph(
            "house", 128, 112, [.fill, .circle, .solidInside, .slash], inside: (0.5, 0, -1),
            [
                .line("M-54 0L-5 -42C-2 -45 2 -45 5 -42L54 0"), .line("M36 -17V-38"),
                .body("M-39 -12V35A9 9 0 0 0 -30 44H30A9 9 0 0 0 39 35V-12L0 -44Z"),
                .hole("M-12 44V17A6 6 0 0 1 -6 11H6A6 6 0 0 1 12 17V44Z"),
            ]),
        SymbolGlyph(
            "building", 84, 118, [.fill],
            [.body("R-33 -48 66 96 7"), .detail("M-13 -28h0M13 -28h0M-13 -7h0M13 -7h0M-13 14h0M13 14h0", 10.5), .hole("M-8 48V34H8V48Z")]),
        SymbolGlyph(
            "building.2", 130, 114, [.fill, .circle, .solidInside],
            [
                .body("R-53 -46 56 92 7", 7.6), .body("M9 -12H46A7 7 0 0 1 53 -5V39A7 7 0 0 1 46 46H9", 7.6),
                .detail("M-37 -28h0M-13 -28h0M-37 -9h0M-13 -9h0M-37 10h0M-13 10h0M31 8h0M31 27h0", 9.6), .hole("M-32 46V29H-18V46Z"),
            ]),
        SymbolGlyph(
            "building.columns", 118, 110, [.fill],
            [
                .body("M-4 -44C-1 -46 1 -46 4 -44L47 -22V-12H-47V-22Z", 7.4),
                .line("M-34 -4V26M-12 -4V26M12 -4V26M34 -4V26M-46 42H46M-40 30H40", 7.4),
            ]),
        SymbolGlyph(
            "storefront", 128, 112, [.fill, .circle],
            [
                .body(
                    "M-38 -44H38L53 -14C53 -4 46 2 36 2C27 2 19 -3 18 -11C17 -3 9 2 0 2C-9 2 -17 -3 -18 -11C-19 -3 -27 2 -36 2C-46 2 -53 -4 -53 -14Z",
                    7.4),
                .line("M-42 6V35A9 9 0 0 0 -33 44H33A9 9 0 0 0 42 35V6", 7.4), .line("M6 44V22H26V44", 6.6),
            ]),
        SymbolGlyph(
            "door.left.hand.open", 100, 116,
            [
                .line("M-42 46H42M-31 46V-36A9 9 0 0 1 -22 -45H22A9 9 0 0 1 31 -36V46"), .solid("M-31 -40L3 -29V50L-31 46Z", round: 3),
                .gap("M-7 8h0", 9),
            ]),
        SymbolGlyph(
            "bed.double", 136, 100, [.fill, .circle],
            [
                .body("M-56 22V8A13 13 0 0 1 -43 -5H43A13 13 0 0 1 56 8V22Z", 7.6),
                .line("M-56 22V38M56 22V38M-46 -6V-26A11 11 0 0 1 -35 -37H35A11 11 0 0 1 46 -26V-6", 7.6),
                .line("M-30 -7V-12A6 6 0 0 1 -24 -18H-10A6 6 0 0 1 -4 -12V-7M30 -7V-12A6 6 0 0 0 24 -18H10A6 6 0 0 0 4 -12V-7", 7),
            ]),
        SymbolGlyph(
            "map", 124, 108, [.fill, .circle, .solidInside],
            [
                .body("M-49 -30L-17 -43L17 -30L44 -41C48 -43 50 -41 50 -37V27L17 41L-17 28L-44 40C-48 42 -50 40 -50 36V-28Z", 7.8),
                .detail("M-17 -42V27M17 -29V40", 6.8),
            ]),
        SymbolGlyph(
            "location", 114, 114, [.fill, .slash, .circle, .solidInside], inside: (0.54, -1.5, 1.5),
            [.body("M44 -44L8 44C6 47 3 46 2 43L-3 3L-43 -2C-46 -3 -47 -6 -44 -8Z")]),
        SymbolGlyph("location.north", 90, 118, [.fill], [.body("%M0 -46L-34 40C-35 44 -32 46 -28 44L0 29")]),
        SymbolGlyph(
            "safari", 118, 118, [.fill],
            [.body("O0 0 45.6", level: 1), .detail("M25 -25L9 9L-25 25L-9 -9Z", 6.4), .hole("M25 -25L9 9L-9 -9Z")]),
        SymbolGlyph(
            "globe", 118, 118,
            [
                .line("O0 0 45.6", 7.4),
                .line(
                    "M0 -45C-28 -24 -28 24 0 45C28 24 28 -24 0 -45ZM-44 0H44M0 -45V45M-37 -25C-18 -14 18 -14 37 -25M-37 25C-18 14 18 14 37 25",
                    6),
            ]),
        SymbolGlyph(
            "globe.americas", 118, 118, [.fill],
            [
                .body("O0 0 45.6"),
                .hole(
                    "M-26 -36C-14 -40 0 -42 8 -36C2 -28 -4 -26 -8 -18C-14 -14 -20 -8 -16 0C-6 2 6 6 10 14C6 24 -2 30 -8 40C-16 30 -14 20 -22 12C-30 4 -38 -4 -38 -14C-36 -24 -32 -32 -26 -36Z"
                ),
            ]),
        SymbolGlyph(
            "network", 118, 118,
            [
                .line("O0 0 45.6", 7.4),
                .line(
                    "M0 -45C-28 -24 -28 24 0 45C28 24 28 -24 0 -45ZM-44 0H44M0 -45V45M-37 -25C-18 -14 18 -14 37 -25M-37 25C-18 14 18 14 37 25",
                    6),
            ]),
        SymbolGlyph(
            "car", 132, 100, [.fill, .circle, .solidInside],
            [
                .body(
                    "M-52 33V8C-52 2 -50 -3 -46 -7L-37 -29C-34 -36 -30 -39 -23 -39H23C30 -39 34 -36 37 -29L46 -7C50 -3 52 2 52 8V33C52 37 50 40 46 40H41C37 40 35 37 35 33V28H-35V33C-35 37 -37 40 -41 40H-46C-50 40 -52 37 -52 33Z",
                    7.6),
                .detail("M-43 -8H43", 6.6), .detail("M-32 10h0M32 10h0", 12.5),
            ]),
        SymbolGlyph(
            "bus", 108, 116, [.fill],
            [
                .body("R-42 -46 84 82 13", 7.6), .detail("M-40 -24H40M-40 8H40", 6.6), .detail("M-23 22h0M23 22h0", 10),
                .line("M-27 40V48M27 40V48", 10),
            ]),
        SymbolGlyph(
            "tram", 96, 120, [.fill],
            [
                .body("R-36 -34 72 68 14", 7.6), .detail("M-34 4H34", 6.6), .detail("M-19 19h0M19 19h0", 10),
                .line("M-20 -48H20M0 -48V-36M-20 38L-30 51M20 38L30 51", 7.2),
            ]),
        SymbolGlyph(
            "airplane", 116, 112, [.circle], inside: (0.58, 0, 0),
            [
                .solid(
                    ">4 -4 @45 M0 -54C6 -54 9 -46 9 -38V-17L50 8V18L9 5V28L22 38V46L0 40L-22 46V38L-9 28V5L-50 18V8L-9 -17V-38C-9 -46 -6 -54 0 -54Z",
                    round: 3)
            ]),
        SymbolGlyph(
            "airplane.departure", 136, 106,
            [
                .line("M-54 44H54"),
                .solid(
                    ">0 -10 @60 *0.86 M0 -54C6 -54 9 -46 9 -38V-17L50 8V18L9 5V28L22 38V46L0 40L-22 46V38L-9 28V5L-50 18V8L-9 -17V-38C-9 -46 -6 -54 0 -54Z",
                    round: 3),
            ]),
        SymbolGlyph(
            "bicycle", 146, 98, [.circle],
            [
                .line(
                    "O-38 14 24O38 14 24M-38 14L-16 -24H24L38 14M-16 -24L0 14H-38M0 14L24 -24M24 -24L19 -37H32M-24 -37H-9M-16 -24L-20 -37",
                    6.8)
            ]),
        SymbolGlyph(
            "fuelpump", 112, 116, [.fill],
            [
                .body("M-40 45V-34A11 11 0 0 1 -29 -45H3A11 11 0 0 1 14 -34V45Z"), .hole("R-28 -32 30 25 4"),
                .line("M-48 45H22M14 2H20A8 8 0 0 1 28 10V26A8.5 8.5 0 0 0 45 26V-14L30 -32", 7.4),
            ]),
        SymbolGlyph(
            "ferry", 124, 116, [.fill],
            [
                .body("M-46 6L0 -8L46 6L36 34C20 40 -20 40 -36 34Z", 7.4),
                .line("M-30 -2V-24H30V-2M-12 -26V-44H12V-26M-50 46C-34 54 -16 40 0 47C16 54 34 40 50 47", 7.2),
            ]),
        SymbolGlyph(
            "fork.knife", 98, 120, [.circle], inside: (0.52, 0, 0),
            [
                .line(">5 0 M-38 -48V-24A14 14 0 0 0 -10 -24V-48M-24 -48V48M26 8V48", 7.8),
                .solid(">5 0 M29 -49V11H17C12 11 10 8 11 3L14 -22C15 -38 20 -46 29 -49Z", round: 4),
            ]),
        SymbolGlyph(
            "cup.and.saucer", 132, 102, [.fill],
            [
                .body("M-44 -38H32V-6C32 12 20 22 4 22H-16C-32 22 -44 12 -44 -6Z"), .line("M34 -28H39A15 15 0 0 1 39 2H31M-54 40H42", 7.6),
            ]),
        SymbolGlyph(
            "mug", 118, 108, [.fill],
            [
                .body("M-42 -40H24V28A14 14 0 0 1 10 42H-28A14 14 0 0 1 -42 28Z"),
                .line("M26 -22H31A15 15 0 0 1 46 -7V7A15 15 0 0 1 31 22H26", 7.8),
            ]),
        SymbolGlyph(
            "wineglass", 80, 122, [.fill],
            [
                .body("M-25 -48H25L29 -18C30 2 16 12 0 12C-16 12 -30 2 -29 -18Z"), .line("M0 14V48M-22 49H22", 7.8),
                .detail("M-28 -20H28", 6),
            ]),
        SymbolGlyph(
            "takeoutbag.and.cup.and.straw", 128, 118, [.fill],
            [
                .body("M-50 -16H4L8 40A7 7 0 0 1 1 47H-47A7 7 0 0 1 -54 40Z", 7.4), .body("M20 -14H52L46 41A7 7 0 0 1 39 47H22", 7.4),
                .line("M14 -26H56M36 -28L42 -50H52M-36 -16V-34A6 6 0 0 1 -30 -40H-16A6 6 0 0 1 -10 -34V-16", 7),
            ]),
        SymbolGlyph(
            "birthday.cake", 112, 120, [.fill],
            [
                .body("R-44 -2 88 50 9", 7.6), .detail("M-43 22C-32 32 -24 14 -14 22C-5 30 5 30 14 22C24 14 32 32 43 22", 6.8),
                .line("M-24 -4V-22M0 -4V-22M24 -4V-22M-24 -40h0M0 -40h0M24 -40h0", 8),
            ]),
        SymbolGlyph(
            "carrot", 112, 112, [.fill],
            [
                .body("M16 -22C28 -14 28 2 16 12L-38 46C-45 49 -49 45 -46 38L-14 -16C-4 -28 8 -30 16 -22Z", 7.6),
                .detail("M-24 6L-10 16M-2 -14L8 -4", 6.6), .line("M19 -20C16 -34 22 -44 26 -48M20 -19C28 -30 40 -32 48 -26", 7.4),
            ]),
        SymbolGlyph(
            "photo", 130, 106, [.fill, .circle],
            [
                .body(frame), .detail("M-52 25L-27 0C-24 -3 -20 -3 -17 0L3 19L16 7C19 4 23 4 26 7L52 30", 7.2), .hole("O22 -15 10"),
            ]),
        SymbolGlyph(
            "photo.on.rectangle", 138, 116, [.fill],
            [
                .line("M-44 24H-48A9 9 0 0 1 -57 15V-35A9 9 0 0 1 -48 -44H28A9 9 0 0 1 37 -35V-31", 7.4), .body("R-35 -23 92 68 10", 7.6),
                .detail("M-32 33L-14 15C-11 12 -8 12 -5 15L10 28L20 19C23 16 26 16 29 19L54 38", 6.8), .hole("O28 -2 8"),
            ]),
        SymbolGlyph(
            "photo.on.rectangle.angled", 138, 124, [.fill],
            [
                .line("M-46 14L-56 -26C-57 -32 -55 -36 -50 -37L22 -52C27 -53 31 -50 32 -45L34 -38", 7.4), .body("R-37 -27 92 74 10", 7.6),
                .detail("M-34 33L-16 16C-13 13 -10 13 -7 16L8 29L18 20C21 17 24 17 27 20L52 40", 6.8), .hole("O26 -6 8.4"),
            ]),
        SymbolGlyph(
            "photo.stack", 128, 118, [.fill],
            [
                .body("R-52 -22 104 68 11"), .line("M-42 -36H42M-32 -49H32", 7, level: 1),
                .detail("M-48 32L-26 12C-23 9 -20 9 -17 12L2 28L14 18C17 15 20 15 23 18L48 38", 6.8), .hole("O22 0 8"),
            ]),
    ]
}
