extension SymbolTables {
    private static let straight: [SymbolPart] = [.line("M-41 0H41M9 -32L41 0L9 32")]
    private static let chevron: [SymbolPart] = [.line("M-15 -35L18 0L-15 35")]

    static let arrows: [SymbolGlyph] =
        turned("arrow.", 104, 86, [.circle, .square], diagonals: true, straight)
        + turned("arrow.", suffix: ".to.line", 104, 90, [.circle, .square], [.line("M-42 0H22M-6 -29L23 0L-6 29M42 -36V36")])
        + turned("arrowtriangle.", 84, 90, [.fill, .circle, .square, .solidInside], nudge: 3, [.body("M-27 -31L30 0L-27 31Z", 8.2)])
        + turned("arrowshape.", 110, 98, [.fill, .circle], [.body("M-43 -16H2V-38L44 0L2 38V16H-43Z")])
        + [
            SymbolGlyph("arrow.forward", 104, 86, [.circle, .square, .mirrors], straight),
            SymbolGlyph("arrow.backward", 104, 86, [.circle, .square, .mirrors], straight.map { $0.turned(180) }),
            SymbolGlyph("arrow.up.forward", 86, 86, [.circle, .square, .mirrors], straight.map { $0.turned(315) }),
            SymbolGlyph("arrow.up.backward", 86, 86, [.circle, .square, .mirrors], straight.map { $0.turned(225) }),
            SymbolGlyph("arrow.down.forward", 86, 86, [.circle, .square, .mirrors], straight.map { $0.turned(45) }),
            SymbolGlyph("arrow.down.backward", 86, 86, [.circle, .square, .mirrors], straight.map { $0.turned(135) }),
            SymbolGlyph("arrow.up.and.down", 66, 112, [.circle, .square], [.line("M0 -44V44M-23 -22L0 -45L23 -22M-23 22L0 45L23 22")]),
            SymbolGlyph("arrow.left.and.right", 112, 66, [.circle, .square], [.line("M-44 0H44M-22 -23L-45 0L-22 23M22 -23L45 0L22 23")]),
            SymbolGlyph(
                "arrow.up.arrow.down", 116, 98, [.circle, .square],
                [.line("M-25 36V-36M-48 -13L-25 -37L-2 -13M25 -36V36M2 13L25 37L48 13")]),
            SymbolGlyph(
                "arrow.left.arrow.right", 98, 116, [.circle, .square],
                [.line("M36 -25H-36M-13 -48L-37 -25L-13 -2M-36 25H36M13 2L37 25L13 48")]),
            SymbolGlyph(
                "arrow.up.left.and.arrow.down.right", 98, 96, [.circle],
                [.line("M-8 -8L-37 -37M-37 -12V-37H-12M8 8L37 37M37 12V37H12")]),
            SymbolGlyph(
                "arrow.down.right.and.arrow.up.left", 98, 96, [.circle],
                [.line("M-38 -38L-8 -8M-8 -33V-8H-33M38 38L8 8M8 33V8H33")]),
            SymbolGlyph(
                "arrow.down.left.and.arrow.up.right", 98, 96, [.circle],
                [.line("M38 -38L8 -8M8 -33V-8H33M-38 38L-8 8M-8 33V8H-33")]),
            SymbolGlyph(
                "arrow.up.and.down.and.arrow.left.and.right", 120, 120,
                [.line("M-46 0H46M0 -46V46M-13 -34L0 -47L13 -34M-13 34L0 47L13 34M-34 -13L-47 0L-34 13M34 -13L47 0L34 13")]),
            SymbolGlyph(
                "arrow.triangle.branch", 92, 110,
                [.line("M0 44V12C0 -6 -28 -2 -28 -24M0 12C0 -6 28 -2 28 -24"), .solid("M-28 -46L-14 -24H-42ZM28 -46L42 -24H14Z", round: 4)]),
            SymbolGlyph(
                "arrow.triangle.merge", 92, 110,
                [.line("M0 -24V-8C0 16 -28 14 -28 44M0 -8C0 16 28 14 28 44"), .solid("M0 -47L15 -24H-15Z", round: 4)]),
            SymbolGlyph(
                "arrow.triangle.swap", 110, 96,
                [.line("M-24 36V-14M24 -36V14"), .solid("M-24 -40L-9 -15H-39ZM24 40L9 15H39Z", round: 4)]),
        ]

    static let chevrons: [SymbolGlyph] =
        turned("chevron.", 62, 92, [.circle, .square], nudge: 2, chevron)
        + turned("chevron.", suffix: ".2", 96, 92, [.circle, .square], [.line("M-34 -34L-3 0L-34 34M4 -34L35 0L4 34")])
        + turned("chevron.compact.", 44, 98, [], [.line("M-8 -39L9 0L-8 39")])
        + [
            SymbolGlyph("chevron.forward", 62, 92, [.circle, .square, .mirrors], inside: (0, 2, 0), chevron),
            SymbolGlyph("chevron.backward", 62, 92, [.circle, .square, .mirrors], inside: (0, -2, 0), chevron.map { $0.turned(180) }),
            SymbolGlyph(
                "chevron.up.chevron.down", 72, 104, [.square],
                [.line("M-25 -15L0 -40L25 -15M-25 15L0 40L25 15")]),
            SymbolGlyph(
                "chevron.left.forwardslash.chevron.right", 152, 100,
                [.line("M-36 -27L-63 0L-36 27M36 -27L63 0L36 27M13 -40L-13 40")]),
        ]

    private static let clockwise = SymbolGlyph(
        "arrow.clockwise", 98, 116, [.circle, .square], inside: (0, 0, -1),
        [.line(">0 5 M31.2 -14A36 36 0 1 1 0 -32H9M-10 -51L9 -32L-10 -13")])
    private static let goForward = SymbolGlyph(
        "goforward", 104, 112, [.line("M-3 -37A40 40 0 1 0 35 -16"), .solid("M17 -37L-3 -50V-24Z", round: 4)])
    private static let uTurn = SymbolGlyph(
        "arrow.uturn.backward", 106, 92, [.circle, .square], [.line("M-37 -11H17A23.5 23.5 0 0 1 17 36H-6M-15 -34L-39 -11L-15 12")])
    private static let reply = SymbolGlyph(
        "arrowshape.turn.up.left", 114, 98, [.fill, .circle],
        [.body("M-45 -4L-9 -37V-18C24 -18 43 2 45 35C34 18 18 11 -9 11V29Z")])
    private static let turn: [SymbolPart] = [.line("M-32 -36V0A15 15 0 0 0 -17 15H34M13 -8L36 15L13 38")]
    private static let twoArrows: [SymbolPart] = [
        .line("M-38.5 -9A39.5 39.5 0 0 1 34.2 -19.8M38.5 9A39.5 39.5 0 0 1 -34.2 19.8"),
        .solid("M41 -6L45 -33L18 -20ZM-41 6L-45 33L-18 20Z", round: 4),
    ]

    static let turningArrows: [SymbolGlyph] = [
        clockwise,
        mirrored(clockwise, "arrow.counterclockwise"),
        goForward,
        mirrored(goForward, "gobackward"),
        uTurn,
        mirrored(uTurn, "arrow.uturn.forward"),
        SymbolGlyph("arrow.uturn.left", uTurn.width, uTurn.height, uTurn.variants, uTurn.parts),
        mirrored(uTurn, "arrow.uturn.right"),
        SymbolGlyph("arrow.uturn.down", 92, 106, [.circle, .square], uTurn.parts.map { $0.turned(270) }),
        SymbolGlyph("arrow.uturn.up", 92, 106, [.circle, .square], uTurn.parts.map { $0.turned(90) }),
        reply,
        mirrored(reply, "arrowshape.turn.up.right"),
        SymbolGlyph("arrow.turn.down.right", 92, 96, turn),
        SymbolGlyph("arrow.turn.up.left", 92, 96, turn.map { $0.turned(180) }),
        SymbolGlyph("arrow.turn.down.left", 92, 96, turn.map { $0.mirrored() }),
        SymbolGlyph("arrow.turn.up.right", 92, 96, turn.map { $0.mirrored().turned(180) }),
        SymbolGlyph("arrow.triangle.2.circlepath", 112, 104, [.circle], twoArrows),
        SymbolGlyph(
            "arrow.2.circlepath", 112, 104, [.circle],
            [.line("M-38.5 -9A39.5 39.5 0 0 1 38 -11M38.5 9A39.5 39.5 0 0 1 -38 11M42 -36L39 -10L14 -14M-42 36L-39 10L-14 14")]),
        SymbolGlyph("arrow.circlepath", 104, 104, [.line("M20 -33A38.6 38.6 0 1 0 38 -8M-2 -46L20 -33L9 -11")]),
        SymbolGlyph(
            "arrow.2.squarepath", 112, 124,
            [.line("M-40 10V-20A14 14 0 0 1 -26 -34H24M8 -50L25 -34L8 -18M40 -10V20A14 14 0 0 1 26 34H-24M-8 50L-25 34L-8 18")]),
        SymbolGlyph("return", 104, 84, [.line("M40 -30V-10A15 15 0 0 1 25 5H-38M-16 -19L-40 5L-16 29")]),
        SymbolGlyph("return.left", 104, 84, [.line("M40 -30V-10A15 15 0 0 1 25 5H-38M-16 -19L-40 5L-16 29")]),
        SymbolGlyph(
            "clock.arrow.circlepath", 116, 112,
            [.line("M3 -37A40 40 0 1 1 -35 -16M4 -18V8L20 18"), .solid("M-17 -37L3 -50V-24Z", round: 4)]),
        SymbolGlyph(
            "square.and.arrow.up", 102, 128, [.fill, .circle], inside: (0.5, 0, -2),
            [
                .body("M-17 -15H-27A12 12 0 0 0 -39 -3V37A12 12 0 0 0 -27 49H27A12 12 0 0 0 39 37V-3A12 12 0 0 0 27 -15H17"),
                .gap("M0 18V-50", 25), .line("M0 18V-52M-19 -33L0 -52L19 -33"),
            ]),
        SymbolGlyph(
            "square.and.arrow.down", 102, 128, [.fill],
            [
                .body("M-17 -15H-27A12 12 0 0 0 -39 -3V37A12 12 0 0 0 -27 49H27A12 12 0 0 0 39 37V-3A12 12 0 0 0 27 -15H17"),
                .gap("M0 -50V22M-16 6L0 22L16 6", 22), .line("M0 -52V20M-19 1L0 20L19 1"),
            ]),
        SymbolGlyph(
            "square.and.arrow.up.on.square", 122, 128,
            [
                .line("M-13 -24H-19A10 10 0 0 0 -29 -14V18A10 10 0 0 0 -19 28H37A10 10 0 0 0 47 18V-14A10 10 0 0 0 37 -24H31"),
                .line("M-34 -8H-37A10 10 0 0 0 -47 2V36A10 10 0 0 0 -37 46H19A10 10 0 0 0 29 36V33M9 10V-52M-9 -34L9 -52L27 -34"),
            ]),
        SymbolGlyph(
            "shuffle", 118, 98, [.circle],
            [
                .line(
                    "M-48 -24H-28C-8 -24 8 24 28 24H44M-48 24H-28C-20 24 -13 16 -7 7M7 -7C13 -16 20 -24 28 -24H44M30 -42L48 -24L30 -6M30 6L48 24L30 42"
                )
            ]),
        SymbolGlyph(
            "repeat", 116, 104, [.circle],
            [
                .line("M-44 2V-8A18 18 0 0 1 -26 -26H38M22 -44L40 -26L22 -8M44 -2V8A18 18 0 0 1 26 26H-38M-22 44L-40 26L-22 8")
            ]),
    ]
}
