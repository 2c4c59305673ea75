extension SymbolTables {
    private static let triangle = "M-26 -32C-26 -37 -22 -39 -18 -37L29 -5C33 -2 33 2 29 5L-18 37C-22 39 -26 37 -26 32Z"
    private static let pair =
        "M-48 -24C-48 -28 -45 -30 -41 -28L-5 -5C-1 -2 -1 2 -5 5L-41 28C-45 30 -48 28 -48 24ZM6 -24C6 -28 9 -30 13 -28L49 -5C53 -2 53 2 49 5L13 28C9 30 6 28 6 24Z"
    private static let single = "M-40 -27C-40 -31 -36 -33 -33 -31L13 -5C16 -2 16 2 13 5L-33 31C-36 33 -40 31 -40 27Z"
    private static let cone = "M-14 -16H-1L22 -37C25 -40 28 -39 28 -35V35C28 39 25 40 22 37L-1 16H-14A9 9 0 0 1 -23 7V-7A9 9 0 0 1 -14 -16Z"
    private static let wave1 = "M10 -16A25 25 0 0 1 10 16"
    private static let wave2 = "M26 -30A47 47 0 0 1 26 30"
    private static let wave3 = "M42 -43A69 69 0 0 1 42 43"

    private static func speaker(
        _ suffix: String, _ width: Double, at x: Double, _ waves: [SymbolPart], _ variants: SymbolVariants = [.fill]
    ) -> SymbolGlyph {
        SymbolGlyph("speaker" + suffix, width, 106, variants, [.body(">\(x) 0 " + cone)] + waves)
    }

    private static let sound: [SymbolGlyph] = [
        speaker("", 84, at: -4, [], [.fill, .circle, .solidInside]),
        speaker(".slash", 102, at: -4, [.gap("M-39 -39L39 39", 24), .line("M-39 -39L39 39")]),
        speaker(".wave.1", 108, at: -18, [.line(">24 0 " + wave1)]),
        speaker(".wave.2", 128, at: -28, [.line(">14 0 " + wave1), .line(">14 0 " + wave2, level: 1)]),
        speaker(".wave.3", 148, at: -42, [.line(">0 0 " + wave1), .line(">0 0 " + wave2, level: 1), .line(">0 0 " + wave3, level: 2)]),
        speaker(".minus", 122, at: -28, [.line("M18 0H48")]),
        speaker(".plus", 122, at: -28, [.line("M18 0H48M33 -15V15")]),
        SymbolGlyph(
            "mic", 84, 122, [.fill, .slash, .circle, .square, .solidInside], inside: (0.54, 0, 0),
            [
                .body("R-16 -50 32 58 16"), .line("M-32 -8V-4A32 32 0 0 0 32 -4V-8M0 28V48M-17 49H17", 7.8),
            ]),
        SymbolGlyph(
            "music.note", 84, 114, [.circle],
            [.solid("M-16 41A17 12 0 0 1 -14 18A17 13 0 0 1 4 28C4 37 -4 43 -16 41Z", round: 4), .line("M4 28V-40L28 -32V-18L4 -26")]),
        SymbolGlyph(
            "music.note.list", 122, 108,
            [
                .line("M-50 -32H10M-50 -8H4M-50 16H-6M28 26V-38L48 -31V-20L28 -27"),
                .solid("M10 40A15 11 0 0 1 12 18A15 11 0 0 1 28 28C28 36 20 42 10 40Z", round: 3),
            ]),
        SymbolGlyph("waveform", 122, 104, [.circle], [.line("M-48 -8V8M-32 -22V22M-16 -40V40M0 -16V16M16 -32V32M32 -20V20M48 -8V8", 7.6)]),
        SymbolGlyph("waveform.path", 128, 100, [.line(">0 4 M-54 0H-42L-30 -26L-14 34L2 -42L18 26L32 -16L42 0H54", 7.6)]),
        SymbolGlyph("waveform.path.ecg", 128, 104, [.line("M-54 4H-26L-12 -38L8 38L22 4H54")]),
        SymbolGlyph("headphones", 114, 112, [.circle], [.line("M-42 14V0A42 42 0 0 1 42 0V14"), .solid("R-48 8 22 36 9R26 8 22 36 9")]),
        SymbolGlyph(
            "earbuds", 112, 110,
            [.line(">0 -8 M-14 40V-8A16 16 0 1 0 -30 8M14 40V-8A16 16 0 1 1 30 8"), .solid(">0 -8 O-28 -10 12O28 -10 12")]),
        SymbolGlyph(
            "guitars", 118, 118, [.fill],
            [
                .body(
                    "M-4 -2C2 4 6 12 0 20C-4 26 -4 30 -8 36C-16 46 -32 46 -42 36C-50 26 -48 12 -38 6C-32 2 -30 2 -24 -2C-16 -8 -10 -8 -4 -2Z"
                ), .detail("O-20 18 7", 6), .line("M-4 -2L40 -46", 8),
            ]),
        SymbolGlyph("opticaldisc", 118, 118, [.fill], [.body("O0 0 45.6"), .detail("O0 0 14", 7), .detail("M-30 0A30 30 0 0 1 0 -30", 6)]),
    ]

    private static let playback: [SymbolGlyph] = [
        SymbolGlyph("play", 92, 104, [.fill, .circle, .square, .slash, .solidInside], inside: (0.6, 2.5, 0), [.body(triangle)]),
        SymbolGlyph("pause", 86, 100, [.fill, .circle, .solidInside], inside: (0.56, 0, 0), [.body("R-29 -37 18 74 4R11 -37 18 74 4")]),
        SymbolGlyph("stop", 100, 96, [.fill, .circle, .solidInside], inside: (0.52, 0, 0), [.body("R-36 -36 72 72 8")]),
        SymbolGlyph(
            "playpause", 130, 92, [.fill, .circle, .solidInside],
            [
                .body("M-52 -26C-52 -30 -48 -32 -45 -30L-7 -5C-4 -2 -4 2 -7 5L-45 30C-48 32 -52 30 -52 26Z"),
                .body("R12 -30 11 60 3R39 -30 11 60 3"),
            ]),
        SymbolGlyph("forward", 126, 84, [.fill, .circle, .solidInside], inside: (0.5, 1.5, 0), [.body(pair, 7.6)]),
        SymbolGlyph("backward", 126, 84, [.fill, .circle, .solidInside], inside: (0.5, -1.5, 0), [.body("~" + pair, 7.6)]),
        SymbolGlyph("forward.end", 92, 90, [.fill, .circle, .solidInside], [.body(">4 0 " + single, 7.8), .line(">4 0 M31 -32V32", 9)]),
        SymbolGlyph(
            "backward.end", 92, 90, [.fill, .circle, .solidInside], [.body(">-4 0 ~" + single, 7.8), .line(">-4 0 M-31 -32V32", 9)]),
        SymbolGlyph("forward.frame", 92, 90, [.fill], [.body(">4 0 >14 0 " + single, 7.8), .line(">4 0 M-38 -32V32", 9)]),
        SymbolGlyph("backward.frame", 92, 90, [.fill], [.body(">-4 0 ~>14 0 " + single, 7.8), .line(">-4 0 M38 -32V32", 9)]),
        SymbolGlyph(
            "eject", 108, 98, [.fill, .circle, .solidInside],
            [.body("M-4 -37C-1 -40 1 -40 4 -37L38 5C41 9 40 12 35 12H-35C-40 12 -41 9 -38 5Z"), .body("R-40 26 80 11 3")]),
        SymbolGlyph("play.rectangle", 134, 106, [.fill], [.body("R-56 -40 112 80 12", level: 1), .hole(">2 0 *0.62 " + triangle)]),
        SymbolGlyph(
            "play.tv", 134, 112, [.fill], [.body("R-56 -44 112 76 12", level: 1), .hole(">2 -6 *0.56 " + triangle), .line("M-20 45H20")]),
        SymbolGlyph(
            "play.rectangle.on.rectangle", 136, 112, [.fill],
            [
                .line("M33 -27V-31A11 11 0 0 0 22 -42H-45A11 11 0 0 0 -56 -31V7A11 11 0 0 0 -45 18H-41"), .body("R-27 -14 82 56 11"),
                .hole(">15 14 *0.46 " + triangle),
            ]),
        SymbolGlyph(
            "memories", 116, 116, [.line("M-22 -38A44 44 0 1 1 -43 -8M0 -22V4L18 14"), .solid("M-42 -30L-20 -34L-26 -54Z", round: 4)]),
        SymbolGlyph(
            "music.quarternote.3", 118, 110,
            [
                .line("M-28 30V-30L40 -42V18M-28 -10L40 -22"), .solid("O-38 32 12O30 20 12"),
            ]),
        SymbolGlyph("pip", 134, 106, [.fill], [.body("R-56 -40 112 80 12"), .hole("R4 2 38 25 5")]),
        SymbolGlyph(
            "pip.enter", 134, 106,
            [
                .line("M56 -6V-28A12 12 0 0 0 44 -40H-44A12 12 0 0 0 -56 -28V28A12 12 0 0 0 -44 40H-6M-36 -20L-14 2M-14 -16V2H-32"),
                .solid("R6 8 52 36 8"),
            ]),
    ]

    private static let pictures: [SymbolGlyph] = [
        SymbolGlyph(
            "camera", 134, 108, [.fill, .circle, .solidInside], inside: (0.46, 0, -1),
            [
                .body(
                    "M-54 -16A12 12 0 0 1 -42 -28H-31C-28 -28 -26 -29 -24 -32L-20 -37C-18 -40 -16 -41 -12 -41H12C16 -41 18 -40 20 -37L24 -32C26 -29 28 -28 31 -28H42A12 12 0 0 1 54 -16V28A12 12 0 0 1 42 40H-42A12 12 0 0 1 -54 28Z"
                ),
                .detail("O0 5 20", 7.6), .detail("M38 -13h0", 10),
            ]),
        SymbolGlyph(
            "camera.rotate", 134, 108, [.fill],
            [
                .body(
                    "M-54 -16A12 12 0 0 1 -42 -28H-31C-28 -28 -26 -29 -24 -32L-20 -37C-18 -40 -16 -41 -12 -41H12C16 -41 18 -40 20 -37L24 -32C26 -29 28 -28 31 -28H42A12 12 0 0 1 54 -16V28A12 12 0 0 1 42 40H-42A12 12 0 0 1 -54 28Z"
                ),
                .detail("M-22 0A23 23 0 0 1 20 -5M22 10A23 23 0 0 1 -20 15M22 -18V-5H9M-22 28V15H-9", 6.6),
            ]),
        SymbolGlyph(
            "camera.aperture", 118, 118,
            [.line("O0 0 45.6", 7.4), .line("M-14 -43L22 12M30 -34L0 24M45 10L-20 12M14 43L-22 -12M-30 34L0 -24M-45 -10L20 -12", 6)]),
        SymbolGlyph(
            "video", 138, 92, [.fill, .slash, .circle, .solidInside],
            [.body("R-58 -33 78 66 14"), .body("M32 -9L52 -25C56 -28 60 -27 60 -22V22C60 27 56 28 52 25L32 9Z")]),
        SymbolGlyph(
            "film", 130, 104, [.fill],
            [.body("R-53 -39 106 78 10"), .detail("M-30 -38V38M30 -38V38M-30 0H30M-52 -13H-31M-52 13H-31M31 -13H52M31 13H52", 6.4)]),
        SymbolGlyph(
            "movieclapper", 126, 122, [.fill],
            [
                .body(">0 5 R-48 -12 96 58 11"), .body(">0 5 M-46 -18L-50 -30A6 6 0 0 1 -46 -38L35 -56A6 6 0 0 1 42 -52L45 -39Z", 7.2),
                .detail(">0 5 M-24 -43L-12 -25M6 -50L18 -32", 6.4), .gap(">0 5 M-50 -15.6L48 -15.6", 3.4),
            ]),
        SymbolGlyph(
            "bolt", 88, 122, [.fill, .slash, .circle, .square, .solidInside], inside: (0.54, 0, 0),
            [
                .body(
                    "M12 -50L-31 4C-33 7 -32 10 -28 10H-5L-14 48C-15 51 -12 52 -10 50L32 -4C34 -7 33 -10 29 -10H6L16 -48C17 -51 14 -52 12 -50Z",
                    7.8)
            ]),
        SymbolGlyph("crop", 118, 114, [.line("M-27 -47V18A9 9 0 0 0 -18 27H47M-47 -27H18A9 9 0 0 1 27 -18V47")]),
        SymbolGlyph(
            "crop.rotate", 122, 118,
            [
                .line("M-24 -36V14A8 8 0 0 0 -16 22H34M-40 -22H10A8 8 0 0 1 18 -14V36"),
                .line("M14 -47A48 48 0 0 1 47 -8M-14 47A48 48 0 0 1 -47 8", 7),
            ]),
        SymbolGlyph(
            "rotate.right", 110, 118, [.fill], [.body("R-40 -8 66 56 10"), .line("M-14 -30H14A26 26 0 0 1 40 -4V4M2 -46L-15 -30L2 -14")]),
        SymbolGlyph(
            "rotate.left", 110, 118, [.fill], [.body("R-26 -8 66 56 10"), .line("M14 -30H-14A26 26 0 0 0 -40 -4V4M-2 -46L15 -30L-2 -14")]),
        SymbolGlyph(
            "wand.and.stars", 118, 116,
            [
                .line("M-42 42L10 -10", 11), .gap("M2 -14L14 -2", 4), .solid(spark(32, -32, 19), round: 2.4, level: 1),
                .solid(spark(-18, -34, 13), round: 2, level: 1), .solid(spark(34, 18, 13), round: 2, level: 1),
            ]),
        SymbolGlyph(
            "wand.and.rays", 118, 116,
            [
                .line("M-42 42L6 -6", 11), .gap("M-3 -10L10 3", 4),
                .line("M18 -18L24 -24M12 -32V-46M32 -12H46M26 8L36 18M-8 -26L-18 -36", 7, level: 1),
            ]),
        SymbolGlyph("camera.filters", 122, 118, [.line("O0 -17 27O-19 15 27O19 15 27", 7.4)]),
        SymbolGlyph("circle.hexagonpath", 118, 112, [.line("O0 -28 13O25 -14 13O25 14 13O0 28 13O-25 14 13O-25 -14 13", 6.6)]),
        SymbolGlyph("slowmo", 118, 118, dashes("M0 -47V-37", every: 15) + [.line("O0 0 22", 7.6)]),
        SymbolGlyph("livephoto", 118, 118, dashes("M0 -46h0", every: 15) + [.line("O0 0 30", 7.6), .solid("O0 0 14")]),
    ]

    static let media: [SymbolGlyph] = sound + playback + pictures
}
