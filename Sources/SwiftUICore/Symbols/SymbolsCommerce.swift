extension SymbolTables {
    static let commerce: [SymbolGlyph] = [
        SymbolGlyph(
            "bag", 102, 118, [.fill, .circle, .solidInside],
            [
                .body("R-38 -24 76 72 12"), .line("M-18 -25V-31A18 18 0 0 1 18 -31V-25", 7.6), .detail("M-18 -23V-14M18 -23V-14", 7),
            ]),
        SymbolGlyph(
            "handbag", 124, 112, [.fill, .circle, .solidInside],
            [.body("M-38 -14H38L49 31C51 40 47 45 39 45H-39C-47 45 -51 40 -49 31Z"), .line("M-19 -12V-28A19 19 0 0 1 19 -28V-12", 7.6)]),
        SymbolGlyph(
            "cart", 128, 110, [.fill, .circle, .solidInside], inside: (0.5, -1, 1),
            [
                .line("M-54 -38H-41C-37 -38 -34 -36 -33 -32L-20 22C-19 26 -17 27 -13 27H40"),
                .body("M-30 -24H46C50 -24 52 -21 51 -17L44 6C43 9 41 11 37 11H-22"), .solid("O-12 41 7.4O33 41 7.4"),
            ]),
        SymbolGlyph(
            "basket", 124, 108, [.fill, .circle, .solidInside],
            [
                .body("M-47 -6H47L39 33C37 40 33 43 27 43H-27C-33 43 -37 40 -39 33Z"), .line("M-53 -7H53M-30 -8L-12 -42M30 -8L12 -42", 7.6),
                .detail("M-17 10V28M0 10V28M17 10V28", 6.6),
            ]),
        SymbolGlyph(
            "creditcard", 132, 104, [.fill, .circle, .solidInside],
            [.body("R-54 -38 108 76 12", level: 1), .detail("M-52 -14H52", 10), .detail("M-36 17H-14", 7.4)]),
        SymbolGlyph(
            "banknote", 138, 96, [.fill], [.body("R-57 -35 114 70 9", level: 1), .detail("O0 0 15", 7.2), .detail("M-38 0h0M38 0h0", 11)]),
        SymbolGlyph(
            "wallet.pass", 104, 118, [.fill],
            [.body("R-39 -48 78 96 12"), .detail("M-39 -24H-16C-14 -14 14 -14 16 -24H39M-39 0H-16C-14 10 14 10 16 0H39", 6.8)]),
        SymbolGlyph(
            "giftcard", 132, 104, [.fill],
            [
                .body("R-54 -38 108 76 12", level: 1), .detail("M-52 2H52M-18 -37V37", 6.6),
                .detail("M-18 2C-28 -20 -42 -14 -36 -4C-33 1 -26 2 -18 2C-8 -20 6 -14 0 -4C-3 1 -10 2 -18 2", 6),
            ]),
        SymbolGlyph(
            "ticket", 136, 96, [.fill],
            [
                .body(
                    "M-56 -24A11 11 0 0 1 -45 -35H45A11 11 0 0 1 56 -24V-12A12.5 12.5 0 0 0 56 12V24A11 11 0 0 1 45 35H-45A11 11 0 0 1 -56 24V12A12.5 12.5 0 0 0 -56 -12Z"
                ),
                .detail("M20 -21h0M20 -7h0M20 7h0M20 21h0", 7.4),
            ]),
        SymbolGlyph(
            "receipt", 96, 120, [.fill],
            [
                .body("M-35 48V-48L-23 -40L-12 -48L0 -40L12 -48L23 -40L35 -48V48L23 40L12 48L0 40L-12 48L-23 40Z", 7.6),
                .detail("M-16 -17H16M-16 1H16M-16 19H4", 6.8),
            ]),
        SymbolGlyph(
            "scalemass", 110, 112, [.fill],
            [
                .body("M-30 -18H30C36 -18 39 -15 40 -9L46 34C47 41 43 46 36 46H-36C-43 46 -47 41 -46 34L-40 -9C-39 -15 -36 -18 -30 -18Z"),
                .line("O0 -33 12", 7.8),
            ]),
        SymbolGlyph("chart.bar", 126, 104, [.fill], [.body("R-52 4 23 36 6R-11.5 -16 23 56 6R29 -39 23 79 6", 7.6)]),
        SymbolGlyph("chart.bar.xaxis", 126, 110, [.solid("R-46 -4 20 34 5R-10 -24 20 54 5R26 -44 20 74 5"), .line("M-54 44H54")]),
        SymbolGlyph(
            "chart.pie", 116, 114, [.fill], [.body("M-7 -37A41 41 0 1 0 34 6H-7Z"), .body("M12 -46A37 37 0 0 1 47 -11H12Z", level: 1)]),
        SymbolGlyph(
            "chart.line.uptrend.xyaxis", 126, 110,
            [.line("M-50 -44V33A9 9 0 0 0 -41 42H52"), .line("M-30 18L-8 -8L10 8L44 -30M24 -33L46 -33V-11")]),
        SymbolGlyph(
            "chart.line.downtrend.xyaxis", 126, 110,
            [.line("M-50 -44V33A9 9 0 0 0 -41 42H52"), .line("M-30 -30L-8 -4L10 -18L44 20M24 23L46 23V1")]),
        SymbolGlyph("chart.xyaxis.line", 126, 110, [.line("M-50 -44V33A9 9 0 0 0 -41 42H52"), .line("M-30 16L-8 -14L12 4L44 -34")]),
        SymbolGlyph(
            "chart.dots.scatter", 126, 110,
            [.line("M-50 -44V33A9 9 0 0 0 -41 42H52"), .line("M-26 16h0M-8 -6h0M8 14h0M20 -22h0M42 -34h0M38 -2h0", 13)]),
        SymbolGlyph(
            "barcode", 126, 100, [.line("M-48 -38V38M-14 -38V38M22 -38V38M50 -38V38", 7.6), .line("M-32 -38V38M4 -38V38M37 -38V38", 5)]),
        SymbolGlyph(
            "qrcode", 112, 108,
            [
                .line("R-43 -43 31 31 4R12 -43 31 31 4R-43 12 31 31 4", 7.4),
                .solid("R-33 -33 11 11 1.5R22 -33 11 11 1.5R-33 22 11 11 1.5"),
                .solid("R8.5 8.5 12 12 1.5R22 22 12 12 1.5R35 8.5 12 12 1.5R8.5 35 12 12 1.5R35 35 12 12 1.5"),
            ]),
        SymbolGlyph(
            "qrcode.viewfinder", 126, 126,
            [
                corners, .line("R-28 -28 21 21 3R7 -28 21 21 3R-28 7 21 21 3", 6),
                .solid("R5 5 8 8 1R14 14 8 8 1R23 5 8 8 1R5 23 8 8 1R23 23 8 8 1R-20 -20 5 5 1R15 -20 5 5 1R-20 15 5 5 1"),
            ]),
        SymbolGlyph("barcode.viewfinder", 126, 126, [corners, .line("M-28 -22V22M-14 -22V22M0 -22V22M14 -22V22M28 -22V22", 6.2)]),
        SymbolGlyph("viewfinder", 126, 126, [.circle], [corners]),
        SymbolGlyph("text.viewfinder", 126, 126, [corners, .line("M-26 -18H26M-26 0H26M-26 18H8", 7)]),
        SymbolGlyph(
            "camera.viewfinder", 126, 126,
            [
                corners,
                .solid("M-30 -10A7 7 0 0 1 -23 -17H-15L-10 -24H10L15 -17H23A7 7 0 0 1 30 -10V16A7 7 0 0 1 23 23H-23A7 7 0 0 1 -30 16Z"),
                .gap("O0 3 9", 6),
            ]),
        SymbolGlyph("plus.viewfinder", 126, 126, [corners, .line("M-22 0H22M0 -22V22")]),
        SymbolGlyph("faceid", 126, 126, [corners, .line("M-22 -18V-9M22 -18V-9M2 -18V4C2 8 0 9 -5 9M-18 21C-8 30 8 30 18 21", 7.4)]),
        SymbolGlyph(
            "touchid", 118, 118,
            [
                .line(
                    "M-31 -29A44 44 0 0 1 31 -29M-40 -12A42 42 0 0 0 -40 18M-27 32C-30 20 -30 8 -28 -2A28.5 28.5 0 0 1 28 -2C29 8 28 18 26 26M-14 42C-17 28 -17 12 -14 0A14.5 14.5 0 0 1 14 2C15 18 13 32 8 44M0 2C1 18 0 34 -3 46M40 -12C43 -2 43 8 41 18",
                    6.6)
            ]),
    ]

    static let corners = SymbolPart.line(
        "M-48 -27V-35A13 13 0 0 1 -35 -48H-27M27 -48H35A13 13 0 0 1 48 -35V-27M48 27V35A13 13 0 0 1 35 48H27M-27 48H-35A13 13 0 0 1 -48 35V27",
        7.8)
}
