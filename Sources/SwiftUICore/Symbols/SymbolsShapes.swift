extension SymbolTables {
    static let star = "M0 -43L12 -12.6L44.7 -10.5L19.5 10.3L27.6 42L0 24.5L-27.6 42L-19.5 10.3L-44.7 -10.5L-12 -12.6Z"
    static let heart = "%M0 44C-30 23 -47 4 -47 -17C-47 -32 -36 -42 -23 -42C-13 -42 -5 -37 0 -27"
    private static let box = "R-40.4 -40.4 80.8 80.8 13"
    private static let triangle = "%M0 -43C-4 -43 -7 -41 -9 -37L-47 31C-51 39 -47 44 -40 44H0"
    private static let diamond = "M-8 -48A11 11 0 0 1 8 -48L48 -8A11 11 0 0 1 48 8L8 48A11 11 0 0 1 -8 48L-48 8A11 11 0 0 1 -48 -8Z"
    private static let hexagon =
        "%M0 -48C-2 -48 -4 -47 -6 -46L-37 -28C-40 -26 -42 -24 -42 -20V20C-42 24 -40 26 -37 28L-6 46C-4 47 -2 48 0 48"
    private static let octagon = "M-19 -46H19L46 -19V19L19 46H-19L-46 19V-19Z"

    private static let basic: [SymbolGlyph] = [
        SymbolGlyph("circle", 118, 118, [.fill, .slash], [.body("O0 0 45.6")]),
        SymbolGlyph("circle.dashed", 118, 118, dashes("M-10.5 -44.4A45.6 45.6 0 0 1 10.5 -44.4", every: 45)),
        SymbolGlyph("circle.dotted", 118, 118, dashes("M0 -45.6h0", every: 30)),
        SymbolGlyph("circle.lefthalf.filled", 118, 118, [.line("O0 0 45.6"), .solid("M0 -45.6A45.6 45.6 0 0 0 0 45.6Z")]),
        SymbolGlyph("circle.righthalf.filled", 118, 118, [.line("O0 0 45.6"), .solid("M0 -45.6A45.6 45.6 0 0 1 0 45.6Z")]),
        SymbolGlyph("circle.bottomhalf.filled", 118, 118, [.line("O0 0 45.6"), .solid("M-45.6 0A45.6 45.6 0 0 0 45.6 0Z")]),
        SymbolGlyph("circle.tophalf.filled", 118, 118, [.line("O0 0 45.6"), .solid("M-45.6 0A45.6 45.6 0 0 1 45.6 0Z")]),
        SymbolGlyph("largecircle.fill.circle", 118, 118, [.line("O0 0 45.6", level: 1), .solid("O0 0 33")]),
        SymbolGlyph("circle.inset.filled", 118, 118, [.line("O0 0 45.6", level: 1), .solid("O0 0 33")]),
        SymbolGlyph("smallcircle.filled.circle", 118, 118, [.fill], [.body("O0 0 45.6", level: 1), .hole("O0 0 16")]),
        SymbolGlyph("record.circle", 118, 118, [.fill], [.body("O0 0 45.6", level: 1), .hole("O0 0 20")]),
        SymbolGlyph("circle.circle", 118, 118, [.fill], [.body("O0 0 45.6"), .detail("O0 0 26")]),
        SymbolGlyph("target", 118, 118, [.line("O0 0 45.6O0 0 27", 7.6), .solid("O0 0 11")]),
        SymbolGlyph("smallcircle.fill.circle", 118, 118, [.line("O0 0 45.6", level: 1), .solid("O0 0 17")]),
        SymbolGlyph("square", 108, 104, [.fill, .slash], [.body(box)]),
        SymbolGlyph(
            "square.dashed", 108, 104,
            [
                .line("M-40.4 -26V-27.4A13 13 0 0 1 -27.4 -40.4H-26M26 -40.4H27.4A13 13 0 0 1 40.4 -27.4V-26"),
                .line("M40.4 26V27.4A13 13 0 0 1 27.4 40.4H26M-26 40.4H-27.4A13 13 0 0 1 -40.4 27.4V26"),
                .line("M-9 -40.4H9M40.4 -9V9M9 40.4H-9M-40.4 9V-9"),
            ]),
        SymbolGlyph(
            "square.lefthalf.filled", 108, 104,
            [.line(box), .solid("M0 -40.4H-27.4A13 13 0 0 0 -40.4 -27.4V27.4A13 13 0 0 0 -27.4 40.4H0Z")]),
        SymbolGlyph(
            "square.righthalf.filled", 108, 104,
            [.line(box), .solid("~M0 -40.4H-27.4A13 13 0 0 0 -40.4 -27.4V27.4A13 13 0 0 0 -27.4 40.4H0Z")]),
        SymbolGlyph("app", 118, 118, [.fill], [.body("R-45 -45 90 90 24")]),
        SymbolGlyph("app.dashed", 118, 118, dashes("M-45 9V21A24 24 0 0 0 -36 41M-19 45H-8M8 45H10", every: 90)),
        SymbolGlyph("rectangle", 134, 106, [.fill], [.body("R-56 -40 112 80 12")]),
        SymbolGlyph("rectangle.portrait", 98, 122, [.fill], [.body("R-36 -50 72 100 12")]),
        SymbolGlyph("capsule", 138, 88, [.fill], [.body("R-59 -32 118 64 32")]),
        SymbolGlyph("capsule.portrait", 88, 138, [.fill], [.body("R-32 -59 64 118 32")]),
        SymbolGlyph("oval", 134, 102, [.fill], [.body("M-57 0A57 40 0 0 1 57 0A57 40 0 0 1 -57 0Z")]),
        SymbolGlyph("triangle", 118, 110, [.fill], [.body(triangle)]),
        SymbolGlyph("diamond", 122, 122, [.fill], [.body(diamond)]),
        SymbolGlyph("hexagon", 108, 116, [.fill], [.body(hexagon)]),
        SymbolGlyph(
            "pentagon", 116, 112, [.fill],
            [.body("%M0 -47C-3 -47 -5 -46 -7 -44L-43 -17C-47 -14 -48 -11 -47 -7L-33 36C-31 41 -28 43 -23 43H0")]),
        SymbolGlyph("octagon", 118, 118, [.fill], [.body(octagon)]),
        SymbolGlyph("seal", 124, 122, [.fill], [.body(scallop)]),
        SymbolGlyph("shield", 102, 120, [.fill, .slash], [.body(shield)]),
        SymbolGlyph(
            "shield.lefthalf.filled", 102, 120,
            [.line(shield), .solid("M0 -50C-12 -42 -25 -38 -38 -37C-41 -37 -42 -35 -42 -32V-4C-42 24 -24 40 0 50Z")]),
    ]

    private static let loved: [SymbolGlyph] = [
        SymbolGlyph("star", 118, 112, [.fill, .circle, .square, .slash, .solidInside], inside: (0.62, 0, -1), [.body(star)]),
        SymbolGlyph(
            "star.leadinghalf.filled", 118, 112, [.mirrors],
            [
                .line(star), .solid("M0 -43V24.5L-27.6 42L-19.5 10.3L-44.7 -10.5L-12 -12.6Z"),
            ]),
        SymbolGlyph("heart", 118, 106, [.fill, .circle, .square, .slash, .solidInside], inside: (0.56, 0, 2), [.body(heart)]),
        SymbolGlyph("suit.heart", 108, 108, [.fill], [.body("%M0 46C-26 24 -43 6 -43 -16C-43 -31 -33 -42 -21 -42C-12 -42 -4 -37 0 -28")]),
        SymbolGlyph(
            "suit.diamond", 96, 116, [.fill],
            [.body("M0 -48C10 -28 20 -14 36 0C20 14 10 28 0 48C-10 28 -20 14 -36 0C-20 -14 -10 -28 0 -48Z")]),
        SymbolGlyph(
            "suit.spade", 108, 114, [.fill],
            [
                .body("%M0 -46C-14 -28 -42 -12 -42 10C-42 22 -33 30 -23 30C-14 30 -8 27 -4 21C-5 33 -9 40 -18 46H0")
            ]),
        SymbolGlyph(
            "suit.club", 114, 114, [.fill],
            [
                .body(
                    "%M0 -46C-13 -46 -22 -36 -22 -24C-22 -19 -21 -15 -18 -11C-33 -13 -45 -4 -45 10C-45 23 -36 31 -24 31C-15 31 -8 27 -4 21C-5 33 -9 40 -18 46H0"
                )
            ]),
        SymbolGlyph(
            "heart.text.square", 108, 104, [.fill],
            [
                .body(box, level: 1), .hole("*0.4 >-44 -28 " + heart), .detail("M5 -20H22M5 -4H22M-22 20H22", 6.6),
            ]),
        SymbolGlyph("sparkle", 98, 112, [.fill, .partOnly], [.body(spark(0, 0, 42))]),
        SymbolGlyph(
            "sparkles", 118, 122,
            [
                .solid(spark(-9, 8, 40), round: 3), .solid(spark(31, -32, 20), round: 2.4, level: 1),
                .solid(spark(31, 38, 15), round: 2.4, level: 1),
            ]),
    ]

    private static let layered: [SymbolGlyph] = [
        SymbolGlyph(
            "square.on.square", 120, 118, [.fill],
            [
                .line("M21 -33V-35A11 11 0 0 0 10 -46H-37A11 11 0 0 0 -48 -35V12A11 11 0 0 0 -37 23H-35"), .body("R-23 -21 70 68 11"),
            ]),
        SymbolGlyph(
            "square.on.square.dashed", 120, 118,
            [
                .line(
                    "M21 -33V-35A11 11 0 0 0 10 -46H5M-16 -46H-22M-48 -24V-18M-48 1V12A11 11 0 0 0 -37 23H-35M-41 -45A11 11 0 0 0 -47 -39"),
                .line("R-23 -21 70 68 11"),
            ]),
        SymbolGlyph(
            "plus.square.on.square", 120, 118, [.fill],
            [
                .line("M21 -33V-35A11 11 0 0 0 10 -46H-37A11 11 0 0 0 -48 -35V12A11 11 0 0 0 -37 23H-35"), .body("R-23 -21 70 68 11"),
                .detail("M-6 13H30M12 -5V31"),
            ]),
        SymbolGlyph(
            "rectangle.on.rectangle", 136, 112, [.fill],
            [
                .line("M33 -27V-31A11 11 0 0 0 22 -42H-45A11 11 0 0 0 -56 -31V7A11 11 0 0 0 -45 18H-41"), .body("R-27 -14 82 56 11"),
            ]),
        SymbolGlyph(
            "rectangle.stack", 128, 116, [.fill, .circle],
            [
                .body("R-52 -18 104 64 11"), .line("M-42 -34H42", 7.4, level: 1), .line("M-32 -48H32", 7.4, level: 1),
            ]),
        SymbolGlyph(
            "square.stack", 110, 118, [.fill],
            [
                .body("R-42 -20 84 66 11"), .line("M-33 -35H33", 7.4, level: 1), .line("M-24 -48H24", 7.4, level: 1),
            ]),
        SymbolGlyph(
            "square.stack.3d.up", 122, 124, [.fill],
            [
                .line("M-50 26L-6 48C-2 50 2 50 6 48L50 26M-50 3L-6 25C-2 27 2 27 6 25L50 3", 7.8, level: 1),
                .clear("M-49 -18L-6 -40C-2 -42 2 -42 6 -40L49 -18L6 4C2 6 -2 6 -6 4Z", 4),
                .body("M-5 -41C-2 -43 2 -43 5 -41L49 -20L5 2C2 4 -2 4 -5 2L-49 -20Z"),
            ]),
    ]

    /// A star with four points, as wide as it is high.
    static func spark(_ x: Double, _ y: Double, _ r: Double) -> String {
        ">\(x) \(y) *\(r / 100) M0 -100C10 -30 22 -14 74 0C22 14 10 30 0 100C-10 30 -22 14 -74 0C-22 -14 -10 -30 0 -100Z"
    }

    /// One line, repeated around the middle in steps of `degrees`.
    static func dashes(_ outline: String, every degrees: Int) -> [SymbolPart] {
        stride(from: 0, to: 360, by: degrees).map { SymbolPart.line(outline).turned($0) }
    }

    static let shapes: [SymbolGlyph] = basic + loved + layered
}
