extension SymbolTables {
    /// A wheel with eight teeth.
    private static let gear = """
        M-9.7 -33.1L-7.3 -45.4H7.3L9.7 -33.1L16.5 -30.3L26.9 -37.3L37.3 -26.9L30.3 -16.5L33.1 -9.7L45.4 -7.3V7.3L33.1 9.7L30.3 16.5L37.3 26.9L26.9 37.3\
        L16.5 30.3L9.7 33.1L7.3 45.4H-7.3L-9.7 33.1L-16.5 30.3L-26.9 37.3L-37.3 26.9L-30.3 16.5L-33.1 9.7L-45.4 7.3V-7.3L-33.1 -9.7L-30.3 -16.5L-37.3 -26.9L-26.9 -37.3L-16.5 -30.3Z
        """
    private static let wrench = """
        M40 -40L24 -24L27 -16L33 -13L48 -29C52 -14 45 2 30 6C24 8 18 7 13 5L-25 43C-30 48 -38 48 -43 43C-48 38 -48 30 -43 25\
        L-5 -13C-7 -18 -8 -24 -6 -30C-2 -45 18 -52 31 -48Z
        """

    static let tools: [SymbolGlyph] = [
        SymbolGlyph("gearshape", 122, 120, [.fill, .circle, .solidInside], inside: (0.54, 0, 0), [.body(gear), .detail("O0 0 15")]),
        SymbolGlyph(
            "gear", 122, 120, [.circle],
            [
                .line("O0 0 35", 7.4), .line("O0 0 12", 6.6), .line("M10.4 6L30 17.5M-10.4 6L-30 17.5M0 -12V-35", 6.6),
            ] + dashes("M0 -40V-46", every: 30).map { part in SymbolPart.line(part.outline, 8.4) }),
        SymbolGlyph(
            "gearshape.2", 140, 116, [.fill],
            [
                .body(">-20 -10 *0.82 " + gear, 7), .detail(">-20 -10 O0 0 13", 6.8), .clear(">36 24 *0.52 " + gear, 8),
                .body(">36 24 *0.52 " + gear, 6.6), .detail(">36 24 O0 0 8", 5.6),
            ]),
        SymbolGlyph("wrench", 112, 112, [.fill], [.body(">0 2 *0.94 " + wrench, 7.6)]),
        SymbolGlyph("wrench.adjustable", 112, 112, [.fill], [.body(">0 2 *0.94 " + wrench, 7.6)]),
        SymbolGlyph(
            "screwdriver", 112, 112, [.fill],
            [
                .body("@45 M-8 -2A9 9 0 0 0 -13 6V40A9 9 0 0 0 -4 49H4A9 9 0 0 0 13 40V6A9 9 0 0 0 8 -2Z", 7.4), .line("@45 M0 -4V-34"),
                .line("@45 M-5 -36V-50H5V-36", 6.6),
            ]),
        SymbolGlyph(
            "wrench.and.screwdriver", 122, 118, [.fill],
            [
                .body("M-48 -42L-41 -48L-24 -38L-22 -28L-2 -8M-48 -42L-38 -25L-28 -22L-8 -2", 6.6),
                .body("M10 16L18 10C24 8 30 9 34 13L46 25C51 30 51 38 46 43C41 48 33 48 28 43L16 31C12 27 9 22 10 16Z", 7.2),
                .clear(">2 0 *0.88 " + wrench, 7), .body(">2 0 *0.88 " + wrench, 7.2),
            ]),
        SymbolGlyph(
            "hammer", 122, 116, [.fill, .circle, .solidInside],
            [
                .body("M-30 -34C-20 -46 4 -50 22 -38L36 -24L46 -26L52 -16L34 2L24 -4L26 -14L14 -24C4 -30 -14 -32 -30 -34Z", 7.2),
                .body("M2 -20L14 -8L-28 40C-33 45 -39 45 -43 41C-47 37 -47 31 -42 26Z", 7.2),
            ]),
        SymbolGlyph(
            "wrench.trianglebadge.exclamationmark", 122, 116,
            [
                .line(">-4 0 >0 2 *0.94 " + wrench, 7.4), .clear(">-4 0 M28 8L54 48H2Z", 7),
                .solid(">-4 0 M28 8L54 48H2Z", round: 5, level: 1), .gap(">-4 0 M28 22V33", 6.4), .gap(">-4 0 M28 42h0", 7.4),
            ]),
        SymbolGlyph(
            "flask", 102, 118, [.fill],
            [
                .body("M-13 -46V-16L-38 30C-43 39 -39 46 -29 46H29C39 46 43 39 38 30L13 -16V-46"), .line("M-20 -47H20"),
                .detail("M-26 16H26", 6.6),
            ]),
        SymbolGlyph(
            "testtube.2", 112, 118,
            [
                .line("M-38 -44V30A12.5 12.5 0 0 0 -13 30V-44M-44 -46H-7M13 -44V30A12.5 12.5 0 0 0 38 30V-44M7 -46H44", 7.6),
                .solid("M-38 -2H-13V30A12.5 12.5 0 0 1 -38 30ZM13 10H38V30A12.5 12.5 0 0 1 13 30Z"),
            ]),
        SymbolGlyph(
            "atom", 118, 122,
            [.solid("O0 0 8")]
                + ([0, 60, 120] as [Int]).map { SymbolPart.line("M0 -48C24 -48 24 48 0 48C-24 48 -24 -48 0 -48Z", 6.8).turned($0) }),
        SymbolGlyph(
            "stethoscope", 112, 118,
            [.line(">-4 2 M-28 -46H-40V-22A22 22 0 0 0 4 -22V-46H-8M-18 0V14A28 28 0 0 0 38 14V2", 7.8), .line(">-4 2 O38 -10 11", 7.6)]),
        SymbolGlyph(
            "pills", 128, 112, [.fill],
            [
                .body(">-7 0 @-45 M-14 -30A19 19 0 0 1 24 -30V18A19 19 0 0 1 -14 18Z", 7.4), .detail(">-7 0 @-45 M-13 -6H23", 6.8),
                .clear(">-7 0 O32 24 21", 7), .body(">-7 0 O32 24 19", 7.4), .detail(">-7 0 M20 24H44", 6.4),
            ]),
        SymbolGlyph(
            "cross.case", 122, 108, [.fill],
            [
                .body("R-50 -28 100 70 12"), .line("M-17 -30V-34A9 9 0 0 1 -8 -43H8A9 9 0 0 1 17 -34V-30", 7.6),
                .detail("M0 -10V24M-17 7H17", 10),
            ]),
        SymbolGlyph(
            "bandage", 118, 116, [.fill],
            [
                .body("@-45 M-36 -20H36A20 20 0 0 1 36 20H-36A20 20 0 0 1 -36 -20Z", 7.6), .detail("@-45 M-19 -19V19M19 -19V19", 6.4),
                .detail("M0 -9h0M0 9h0M-9 0h0M9 0h0", 7.4),
            ]),
        SymbolGlyph(
            "cross.vial", 92, 118, [.fill],
            [
                .body("M-32 -16A12 12 0 0 1 -20 -28H20A12 12 0 0 1 32 -16V36A11 11 0 0 1 21 47H-21A11 11 0 0 1 -32 36Z"),
                .line("M-24 -46H24V-36H-24Z", 7.4), .detail("M0 -8V26M-17 9H17", 8.4),
            ]),
        SymbolGlyph(
            "syringe", 118, 116, [.fill],
            [
                .body(">-4 4 @45 M-13 -22H13V26H-13Z", 7.4), .line(">-4 4 @45 M0 28V50M0 -24V-46M-14 -48H14M-20 -22H20", 7.4),
                .detail(">-4 4 @45 M-12 -6H-2M-12 8H-2", 6),
            ]),
        SymbolGlyph("paintbrush.and.paintroller", 118, 116, [.line("R-42 -46 76 26 8M36 -33H46V-8H2V6"), .body("R-6 8 16 40 6")]),
        SymbolGlyph("level", 128, 86, [.fill], [.body("R-54 -28 108 56 10"), .detail("R-24 -10 48 20 10", 6.4)]),
        SymbolGlyph(
            "binoculars", 128, 108, [.fill],
            [
                .body("O-32 18 21O32 18 21", 7.6),
                .line(
                    "M-52 14L-40 -30C-38 -36 -34 -39 -28 -39C-20 -39 -15 -34 -15 -26V4M52 14L40 -30C38 -36 34 -39 28 -39C20 -39 15 -34 15 -26V4M-12 8C-6 2 6 2 12 8M-14 -14H14",
                    7.6),
            ]),
        SymbolGlyph(
            "flashlight.on.fill", 72, 124,
            [
                .solid("M-22 -14H22V-6C22 2 12 6 12 14V44A6 6 0 0 1 6 50H-6A6 6 0 0 1 -12 44V14C-12 6 -22 2 -22 -6Z", round: 4),
                .line("M-18 -28H18M0 -42V-50M-20 -42L-24 -50M20 -42L24 -50", 7),
            ]),
        SymbolGlyph(
            "lamp.desk", 112, 118, [.fill],
            [.line("M-34 46H8M-14 44L-34 4L4 -28", 7.8), .body("M0 -42L34 -8C42 -20 40 -36 30 -44C22 -50 8 -50 0 -42Z", 7.4)]),
        SymbolGlyph(
            "sofa", 136, 100, [.fill],
            [
                .body("M-42 -4V-22A12 12 0 0 1 -30 -34H30A12 12 0 0 1 42 -22V-4", 7.6),
                .body("M-57 -4A10.5 10.5 0 0 1 -36 -4V10H36V-4A10.5 10.5 0 0 1 57 -4V20A10 10 0 0 1 47 30H-47A10 10 0 0 1 -57 20Z", 7.6),
                .line("M-40 32V38M40 32V38"),
            ]),
        SymbolGlyph("chair", 92, 122, [.fill], [.body("R-24 -48 48 44 10"), .body("R-30 6 60 18 8"), .line("M-24 26V48M24 26V48")]),
        SymbolGlyph("window.shade.closed", 106, 112, [.line("M-44 -44H44M-36 -42V44H36V-42M-36 -22H36M-36 0H36M-36 22H36", 7.4)]),
        SymbolGlyph("window.shade.open", 106, 112, [.line("M-44 -44H44M-36 -42V44H36V-42M-36 -22H36", 7.4), .line("M0 -20V-8", 6.4)]),
        SymbolGlyph(
            "lightspectrum.horizontal", 128, 82,
            [
                .line("R-52 -26 104 52 11", 7.4), .solid("M-30 -26H-41A11 11 0 0 0 -52 -15V15A11 11 0 0 0 -41 26H-30Z"),
                .line("M-17 -24V24", 7, level: 1), .line("M1 -24V24", 5, level: 1), .line("M19 -24V24", 3, level: 2),
            ]),
        SymbolGlyph(
            "camera.metering.center.weighted", 126, 100, [.line("R-50 -37 100 74 11", 7.6), .line("O0 0 19", 7), .solid("O0 0 8")]),
        SymbolGlyph("scope", 118, 118, [.line("O0 0 35M0 -48V-20M0 48V20M-48 0H-20M48 0H20", 7.6)]),
        SymbolGlyph(
            "rectangle.and.hand.point.up.left", 136, 118,
            [
                .line(">0 -5 M-10 32H-44A12 12 0 0 1 -56 20V-30A12 12 0 0 1 -44 -42H44A12 12 0 0 1 56 -30V-8", 7.4),
                .line(
                    ">0 -5 >24 22 *0.62 M-16 8V-25A7.2 7.2 0 0 1 -1.6 -25V-3A7 7 0 0 1 12 -2V2A6.8 6.8 0 0 1 25 3V7A6.6 6.6 0 0 1 37 9V24C37 41 26 51 9 51C-6 51 -15 45 -21 35L-34 15C-37 10 -35 5 -31 3C-27 1 -23 3 -21 6Z",
                    6.4),
            ]),
        SymbolGlyph(
            "calendar.day.timeline.left", 124, 104, [.mirrors],
            [
                .line("M-20 -38H48M-20 38H48", 7.6), .line("M-40 0H48", 7), .solid("O-44 0 8"),
                .solid("R-18 -22 64 12 4R-18 10 44 14 4", level: 1),
            ]),
    ]
}
