extension SymbolTables {
    private static let cloud = "M-30 34A24 24 0 0 1 -33 -13.5A32 32 0 0 1 30 -20A27 27 0 0 1 28 34Z"
    private static let crescent = "M14 -45A46 46 0 1 0 45 20A38 38 0 0 1 14 -45Z"

    private static func weather(_ name: String, _ parts: [SymbolPart]) -> SymbolGlyph {
        SymbolGlyph(name, 126, 122, [.fill], [.body(">0 -13 *0.9 " + cloud, 7.8)] + parts)
    }

    private static let sky: [SymbolGlyph] = [
        SymbolGlyph(
            "sun.max", 126, 124, [.fill, .circle], inside: (0.52, 0, 0),
            [.body("O0 0 21", 7.8)] + dashes("M0 -38V-49", every: 45).map { $0.at(level: 0) }),
        SymbolGlyph("sun.min", 108, 106, [.fill], [.body("O0 0 21", 7.8)] + dashes("M0 -38V-39", every: 45)),
        SymbolGlyph(
            "sunrise", 128, 112, [.fill],
            [
                .body("M-22 24A22 22 0 0 1 22 24", 7.8), .line("M-54 26H-40M54 26H40M-38 -12L-30 -4M38 -12L30 -4M-30 44H30", 7.6),
                .line("M0 -12V-44M-14 -30L0 -44L14 -30", 7.6, level: 1),
            ]),
        SymbolGlyph(
            "sunset", 128, 112, [.fill],
            [
                .body("M-22 24A22 22 0 0 1 22 24", 7.8), .line("M-54 26H-40M54 26H40M-38 -12L-30 -4M38 -12L30 -4M-30 44H30", 7.6),
                .line("M0 -46V-14M-14 -28L0 -14L14 -28", 7.6, level: 1),
            ]),
        SymbolGlyph(
            "sun.horizon", 128, 92, [.fill],
            [.body("M-24 18A24 24 0 0 1 24 18", 7.8), .line("M-54 20H-42M54 20H42M-38 -18L-30 -10M38 -18L30 -10M0 -34V-23M-32 36H32", 7.6)]),
        SymbolGlyph(
            "sun.haze", 126, 122, [.fill],
            [
                .body(">0 5 M-22 6A22 22 0 1 1 22 6", 7.8),
                .line(">0 5 M0 -40V-50M-34 -28L-41 -35M34 -28L41 -35M-52 0H-42M52 0H42M-44 20H44M-28 38H28", 7.6),
            ]),
        SymbolGlyph("moon", 112, 110, [.fill, .circle, .solidInside], inside: (0.54, -1, 1), [.body(crescent)]),
        SymbolGlyph(
            "moon.stars", 118, 116, [.fill],
            [
                .body(">-6 6 *0.9 " + crescent, 7.8), .solid(spark(22, -10, 14), round: 2, level: 1),
                .solid(spark(40, -36, 11), round: 2, level: 1),
            ]),
        SymbolGlyph(
            "moon.zzz", 118, 116, [.fill],
            [.body(">-6 6 *0.9 " + crescent, 7.8), .line("M14 -18H32L14 4H32M34 -46H47L34 -30H47", 6.4, level: 1)]),
        SymbolGlyph("cloud", 130, 100, [.fill, .circle, .solidInside], [.body(">-2 5 " + cloud)]),
        weather("cloud.rain", [.line("M-26 28L-36 48M-2 28L-12 48M22 28L12 48", 7.4, level: 1)]),
        weather("cloud.drizzle", [.line("M-24 30L-28 38M0 30L-4 38M24 30L20 38M-14 44L-18 52M10 44L6 52", 7, level: 1)]),
        weather("cloud.heavyrain", [.line("M-32 28L-44 50M-14 28L-26 50M4 28L-8 50M22 28L10 50M40 28L28 50", 6.6, level: 1)]),
        weather("cloud.snow", [.line("M-26 31h0M0 31h0M26 31h0M-13 46h0M13 46h0", 10, level: 1)]),
        weather("cloud.fog", [.line("M-40 32H40M-26 48H26", 7.4, level: 1)]),
        weather(
            "cloud.bolt", [.clear("M6 14L-16 34H-4L-10 52L14 30H2Z", 6), .solid("M6 14L-16 34H-4L-10 52L14 30H2Z", round: 3, level: 1)]),
        weather(
            "cloud.bolt.rain",
            [.line("M-30 28L-40 48M34 28L24 48", 7.2, level: 1), .solid("M6 22L-12 38H-2L-6 52L14 34H4Z", round: 3, level: 2)]),
        SymbolGlyph(
            "cloud.sun", 138, 112, [.fill],
            [
                .body(">0 5 O-22 -16 18", 7.4, level: 1),
                .line(">0 5 M-22 -46V-51M-46 -38L-50 -42M-55 -16H-60M2 -38L6 -42M-46 6L-50 10", 7.2, level: 1),
                .clear(">0 5 >16 12 *0.8 " + cloud, 11), .body(">0 5 >16 12 *0.8 " + cloud, 7.8),
            ]),
        SymbolGlyph(
            "cloud.moon", 138, 112, [.fill],
            [
                .body(">22 -20 *0.62 " + crescent, 7.4, level: 1), .clear(">-10 14 *0.8 " + cloud, 11), .body(">-10 14 *0.8 " + cloud, 7.8),
            ]),
        SymbolGlyph(
            "wind", 128, 110, [.line(">0 -6 M-52 -10H16A17 17 0 1 0 -1 -27M-40 10H34A17 17 0 1 1 17 27M-52 30H-12A11 11 0 1 1 -23 41", 7.8)]
        ),
        SymbolGlyph(
            "snowflake", 112, 122, [.circle],
            ([0, 60, 120] as [Int]).map { SymbolPart.line("M0 -49V49M-13 -40L0 -28L13 -40M-13 40L0 28L13 40", 7.2).turned($0) }),
        SymbolGlyph(
            "thermometer.medium", 74, 122,
            [.line("M-13 12V-36A13 13 0 0 1 13 -36V12A23 23 0 1 1 -13 12Z", 7.6), .solid("O0 30 11"), .line("M0 28V-8", 8)]),
        SymbolGlyph(
            "rainbow", 132, 88,
            [
                .line(">0 -5 M-54 32A54 54 0 0 1 54 32", 8.6), .line(">0 -5 M-37 32A37 37 0 0 1 37 32", 8.6, level: 1),
                .line(">0 -5 M-20 32A20 20 0 0 1 20 32", 8.6, level: 2),
            ]),
        SymbolGlyph(
            "hurricane", 104, 118,
            [.solid("O0 0 14"), .line("M-24 -44C-40 -22 -36 24 0 28C22 30 34 12 30 -6M24 44C40 22 36 -24 0 -28C-22 -30 -34 -12 -30 6", 8)]),
    ]

    private static let living: [SymbolGlyph] = [
        SymbolGlyph(
            "leaf", 122, 108, [.fill, .circle, .solidInside],
            [
                .body("M-40 24C-54 -10 -20 -34 14 -32C30 -31 40 -36 47 -43C56 -8 40 40 -4 38C-20 37 -32 32 -40 24Z"),
                .detail("M-52 42C-38 10 -8 0 22 -2", 7),
            ]),
        SymbolGlyph(
            "flame", 98, 122, [.fill, .circle, .solidInside], inside: (0.52, 0, 0),
            [
                .body(
                    "M4 -49C7 -30 37 -16 37 14C37 35 21 49 0 49C-21 49 -37 35 -37 14C-37 2 -32 -10 -24 -18C-22 -10 -19 -5 -14 -3C-10 -20 -10 -36 4 -49Z"
                ),
                .detail("M0 47C-10 47 -17 40 -17 31C-17 20 -5 15 0 4C5 15 17 20 17 31C17 40 10 47 0 47Z", 6.6),
            ]),
        SymbolGlyph(
            "drop", 84, 118, [.fill, .circle, .slash, .solidInside], inside: (0.52, 0, -1),
            [.body("%M0 -47C-2 -47 -4 -45 -6 -41L-26 -8C-30 -1 -32 6 -32 14C-32 33 -18 47 0 47")]),
        SymbolGlyph(
            "tree", 98, 122, [.fill, .circle],
            [
                .body(
                    "M0 -49C13 -49 20 -40 21 -31C31 -28 38 -19 37 -7C37 10 24 20 0 20C-24 20 -37 10 -37 -7C-38 -19 -31 -28 -21 -31C-20 -40 -13 -49 0 -49Z"
                ), .line("M0 22V50M-14 50H14"), .detail("M0 20V-8M0 4L13 -8", 6.4),
            ]),
        SymbolGlyph(
            "pawprint", 118, 112, [.fill, .circle, .solidInside],
            [
                .body("M0 -2C16 -2 34 18 34 30C34 40 26 44 18 42C8 39 -8 39 -18 42C-26 44 -34 40 -34 30C-34 18 -16 -2 0 -2Z", 7.4),
                .body(
                    "M-50 -6A8 11 0 0 1 -34 -6A8 11 0 0 1 -50 -6ZM-24.5 -31A8.5 12 0 0 1 -7.5 -31A8.5 12 0 0 1 -24.5 -31ZM7.5 -31A8.5 12 0 0 1 24.5 -31A8.5 12 0 0 1 7.5 -31ZM34 -6A8 11 0 0 1 50 -6A8 11 0 0 1 34 -6Z",
                    6.8),
            ]),
        SymbolGlyph(
            "ladybug", 112, 116, [.fill],
            [
                .body("M-20 -22C-20 -36 -12 -42 0 -42C12 -42 20 -36 20 -22", 7.2),
                .body("M-32 10C-32 -12 -20 -22 0 -22C20 -22 32 -12 32 10C32 32 18 44 0 44C-18 44 -32 32 -32 10Z", 7.4),
                .detail("M0 -20V43", 6.4), .detail("M-15 0h0M15 0h0M-14 22h0M14 22h0", 9),
                .line("M-34 8H-47M34 8H47M-30 -12L-42 -22M30 -12L42 -22M-30 28L-42 38M30 28L42 38", 7),
            ]),
        SymbolGlyph(
            "ant", 96, 120, [.fill],
            [
                .body(
                    "M0 -46A13 12 0 0 1 0 -22A13 12 0 0 1 0 -46ZM0 -20A10 11 0 0 1 0 2A10 11 0 0 1 0 -20ZM0 4A15 21 0 0 1 0 46A15 21 0 0 1 0 4Z",
                    6.6), .line("M-11 -12L-36 -26M11 -12L36 -26M-12 -6L-38 2M12 -6L38 2M-14 14L-36 34M14 14L36 34", 6.6),
            ]),
        SymbolGlyph(
            "hare", 138, 100, [.fill],
            [
                .body(
                    "M46 -6C54 0 56 12 46 16C38 20 34 22 30 30L26 38H-38C-50 38 -56 28 -50 18C-52 -8 -32 -24 -8 -20C0 -18 8 -14 14 -12C6 -24 -4 -34 -14 -38C2 -44 26 -32 32 -16C38 -14 42 -10 46 -6Z"
                ), .detail("M36 1h0", 9),
            ]),
        SymbolGlyph(
            "tortoise", 142, 92, [.fill],
            [
                .body("M-44 14C-44 -14 -26 -32 -4 -32C18 -32 34 -14 34 14Z"),
                .body(
                    "M38 6C40 -8 46 -14 54 -14C62 -14 65 -6 62 2C58 12 48 14 34 14V32H20L16 16H-26L-30 32H-44V14H-60C-54 12 -48 10 -44 6",
                    7.4),
            ]),
        SymbolGlyph(
            "fish", 132, 92, [.fill],
            [
                .body(
                    "M-50 -26C-40 -18 -30 -14 -24 -10C-10 -28 8 -34 26 -32C44 -30 54 -14 56 0C54 14 44 30 26 32C8 34 -10 28 -24 10C-30 14 -40 18 -50 26C-46 10 -46 -10 -50 -26Z"
                ), .detail("M32 -8h0", 10),
            ]),
        SymbolGlyph(
            "bird", 122, 104, [.fill],
            [
                .body(
                    "M-52 30C-30 26 -22 10 -16 -6C-8 -28 8 -40 24 -40C36 -40 42 -34 44 -26L54 -20L43 -14C42 14 22 38 -10 38C-26 38 -42 36 -52 30Z"
                ), .detail("M25 -23h0", 10),
            ]),
        SymbolGlyph(
            "mountain.2", 138, 96, [.fill, .circle],
            [.body("M-58 34L-22 -32C-20 -36 -16 -36 -14 -32L4 0L14 -16C16 -20 20 -20 22 -16L56 34Z", 7.8)]),
        SymbolGlyph(
            "water.waves", 128, 92,
            [
                .line(
                    "M-50 -24C-38 -36 -28 -36 -16 -24C-4 -12 4 -12 16 -24C28 -36 38 -36 50 -24M-50 2C-38 -10 -28 -10 -16 2C-4 14 4 14 16 2C28 -10 38 -10 50 2M-50 28C-38 16 -28 16 -16 28C-4 40 4 40 16 28C28 16 38 16 50 28",
                    7.6)
            ]),
        SymbolGlyph(
            "lungs", 128, 110, [.fill],
            [
                .body("%M0 -0.1L-8 -2C-10 -24 -18 -36 -26 -36C-40 -36 -52 4 -52 26C-52 40 -46 45 -38 44C-24 42 -10 36 -9 22L-8 -2"),
                .line("M0 -46V-10", 7.6),
            ]),
        SymbolGlyph(
            "brain", 118, 108,
            [
                .line(
                    "M0 -38C-6 -48 -24 -46 -27 -32C-40 -30 -46 -16 -40 -6C-50 4 -46 22 -32 26C-30 40 -10 46 0 36M0 -38C6 -48 24 -46 27 -32C40 -30 46 -16 40 -6C50 4 46 22 32 26C30 40 10 46 0 36M0 -38V36M-22 -10C-14 -12 -8 -8 -8 0M22 -10C14 -12 8 -8 8 0M-24 12C-16 8 -10 12 -9 18M24 12C16 8 10 12 9 18",
                    6.8)
            ]),
        SymbolGlyph(
            "brain.head.profile", 112, 118,
            [
                .line(
                    "M-24 47V27C-38 18 -45 4 -42 -12C-38 -34 -20 -47 2 -47C26 -47 42 -32 42 -10L49 6C50 9 49 11 46 12H41V23A10 10 0 0 1 31 33H20V47",
                    7.6), .line("M-20 -8C-24 -22 -8 -32 2 -24C14 -30 24 -18 18 -8C22 2 10 10 2 4C-8 10 -22 4 -20 -8ZM0 -22V4", 6),
            ]),
        SymbolGlyph(
            "heart.text.clipboard", 102, 126, [.fill],
            [
                .body(clipboard, level: 1), .clear("M-17 -46H17V-32H-17Z", 6),
                .solid(
                    "M-15 -46H-9A9.5 9.5 0 0 1 9 -46H15A5 5 0 0 1 20 -41V-35A5 5 0 0 1 15 -30H-15A5 5 0 0 1 -20 -35V-41A5 5 0 0 1 -15 -46Z"),
                .hole(">0 0 *0.38 " + heart), .detail("M-18 32H18", 6.6),
            ]),
    ]

    static let nature: [SymbolGlyph] = sky + living
}
