extension SymbolTables {
    private static let rows = "M-20 -27H47M-20 0H47M-20 27H47"

    static let lists: [SymbolGlyph] = [
        SymbolGlyph("line.3.horizontal", 106, 74, [.circle], [.line("M-42 -26H42M-42 0H42M-42 26H42")]),
        SymbolGlyph("line.horizontal.3", 106, 74, [.circle], [.line("M-42 -26H42M-42 0H42M-42 26H42")]),
        SymbolGlyph("line.3.horizontal.decrease", 106, 74, [.circle], inside: (0.62, 0, 1), [.line("M-42 -25H42M-27 0H27M-13 25H13")]),
        SymbolGlyph("line.horizontal.3.decrease", 106, 74, [.circle], inside: (0.62, 0, 1), [.line("M-42 -25H42M-27 0H27M-13 25H13")]),
        SymbolGlyph(
            "line.3.crossed.swirl.circle", 118, 118, [.fill], [.body("O0 0 45.6", level: 1), .detail("M-24 -18H24M-24 0H24M-24 18H24")]),
        SymbolGlyph(
            "list.bullet", 122, 84, [.circle, .mirrors], inside: (0.5, 0, 0), [.line(rows, 7.8), .line("M-43 -27h0M-43 0h0M-43 27h0", 14)]),
        SymbolGlyph("list.dash", 122, 84, [.mirrors], [.line(rows + "M-48 -27H-40M-48 0H-40M-48 27H-40", 7.8)]),
        SymbolGlyph(
            "list.star", 122, 90, [.mirrors],
            [
                .line(rows, 7.8), .solid(">-43 -27 *0.22 " + star, round: 2), .solid(">-43 0 *0.22 " + star, round: 2),
                .solid(">-43 27 *0.22 " + star, round: 2),
            ]),
        SymbolGlyph(
            "list.number", 122, 104, [.mirrors],
            [
                .line(rows, 7.8), .line(">-42 -29 *0.25 " + digit(1), 5), .line(">-42 0 *0.25 " + digit(2), 5),
                .line(">-42 29 *0.25 " + digit(3), 5),
            ]),
        SymbolGlyph(
            "checklist", 122, 96, [.mirrors],
            [
                .line("M-8 -25H47M-8 25H47"), .line("M-48 -24L-40 -15L-25 -36M-48 26L-40 35L-25 14", 7.4),
            ]),
        SymbolGlyph(
            "list.bullet.indent", 122, 84, [.mirrors],
            [
                .line("M-22 -27H47M-2 0H47M-2 27H47", 7.8), .line("M-44 -27h0M-24 0h0M-24 27h0", 14),
            ]),
        SymbolGlyph(
            "list.bullet.rectangle", 130, 106, [.fill],
            [
                .body("R-53 -40 106 80 11", level: 1), .detail("M-14 -19H34M-14 0H34M-14 19H34", 6.8),
                .detail("M-32 -19h0M-32 0h0M-32 19h0", 10),
            ]),
        SymbolGlyph(
            "list.bullet.rectangle.portrait", 102, 122, [.fill],
            [
                .body("R-38 -50 76 100 11", level: 1), .detail("M-7 -24H21M-7 0H21M-7 24H21", 6.8),
                .detail("M-21 -24h0M-21 0h0M-21 24h0", 10),
            ]),
        SymbolGlyph(
            "list.clipboard", 102, 126, [.fill],
            [.body(clipboard, level: 1), clip, .solid(clipTop), .detail("M-6 -8H20M-6 12H20M-6 31H20", 6.6), dots]),
        SymbolGlyph(
            "list.bullet.clipboard", 102, 126, [.fill],
            [
                .body(clipboard, level: 1), clip, .solid(clipTop), .detail("M-6 -8H20M-6 12H20M-6 31H20", 6.6), dots,
            ]),
        SymbolGlyph("clipboard", 102, 126, [.fill], [.body(clipboard), clip, .solid(clipTop)]),
        SymbolGlyph(
            "doc.on.clipboard", 124, 126, [.fill],
            [
                .line("M18 -40H22A10 10 0 0 1 32 -30V-24M-26 44H-40A10 10 0 0 1 -50 34V-30A10 10 0 0 1 -40 -40H-36"),
                .clear("M-24 -50H6V-32H-24Z", 3),
                .solid("M-23 -51H5A4 4 0 0 1 9 -47V-38A4 4 0 0 1 5 -34H-23A4 4 0 0 1 -27 -38V-47A4 4 0 0 1 -23 -51Z"),
                .body("R-12 -10 62 60 10"),
            ]),
        SymbolGlyph(
            "slider.horizontal.3", 118, 96,
            [
                .line("M-48 -30H7M37 -30H48M-48 0H-37M-7 0H48M-48 30H7M37 30H48", 7.4), .line("O22 -30 10O-22 0 10O22 30 10", 7.4),
            ]),
        SymbolGlyph(
            "slider.vertical.3", 96, 118,
            [
                .line("M-30 48V-7M-30 -37V-48M0 48V37M0 7V-48M30 48V-7M30 -37V-48", 7.4), .line("O-30 -22 10O0 22 10O30 -22 10", 7.4),
            ]),
        SymbolGlyph(
            "switch.2", 118, 116,
            [
                .line("R-48 -46 96 40 20R-48 6 96 40 20", 7.6), .solid("O-28 -26 12O28 26 12"),
            ]),
        SymbolGlyph("text.alignleft", 106, 84, [.mirrors], [.line("M-42 -32H42M-42 -11H14M-42 11H42M-42 32H14")]),
        SymbolGlyph("text.aligncenter", 106, 84, [.line("M-42 -32H42M-26 -11H26M-42 11H42M-26 32H26")]),
        SymbolGlyph("text.alignright", 106, 84, [.mirrors], [.line("M-42 -32H42M-14 -11H42M-42 11H42M-14 32H42")]),
        SymbolGlyph("text.justify", 106, 84, [.line("M-42 -32H42M-42 -11H42M-42 11H42M-42 32H42")]),
        SymbolGlyph("align.horizontal.left", 104, 96, [.fill], [.line("M-42 -40V40"), .body("R-24 -30 66 20 6R-24 10 42 20 6", 7.4)]),
        SymbolGlyph(
            "align.horizontal.center", 104, 112, [.fill],
            [.body("R-38 -30 76 20 6R-24 10 48 20 6", 7.4), .line("M0 -44V-34M0 -6V6M0 34V44")]),
        SymbolGlyph("align.horizontal.right", 104, 96, [.fill], [.line("M42 -40V40"), .body("R-42 -30 66 20 6R-18 10 42 20 6", 7.4)]),
        SymbolGlyph("square.grid.2x2", 110, 106, [.fill], [.body("R-42 -42 35 35 7R7 -42 35 35 7R-42 7 35 35 7R7 7 35 35 7", 7.8)]),
        SymbolGlyph(
            "square.grid.3x3", 112, 108, [.fill],
            [
                .body(
                    "R-44 -44 23 23 4R-11.5 -44 23 23 4R21 -44 23 23 4R-44 -11.5 23 23 4R-11.5 -11.5 23 23 4R21 -11.5 23 23 4R-44 21 23 23 4R-11.5 21 23 23 4R21 21 23 23 4",
                    6.4)
            ]),
        SymbolGlyph("circle.grid.2x2", 110, 106, [.fill], [.body("O-23.5 -23.5 18O23.5 -23.5 18O-23.5 23.5 18O23.5 23.5 18", 7.8)]),
        SymbolGlyph(
            "circle.grid.3x3", 112, 108, [.fill],
            [
                .body("O-33 -33 11O0 -33 11O33 -33 11O-33 0 11O0 0 11O33 0 11O-33 33 11O0 33 11O33 33 11", 6.4)
            ]),
        SymbolGlyph(
            "circle.hexagongrid", 118, 112, [.fill],
            [
                .body("O0 0 10O-33 0 10O33 0 10O-16.5 -29 10O16.5 -29 10O-16.5 29 10O16.5 29 10", 6.4)
            ]),
        SymbolGlyph("rectangle.grid.1x2", 122, 106, [.fill], [.body("R-50 -42 100 35 8R-50 7 100 35 8")]),
        SymbolGlyph("rectangle.grid.2x2", 132, 106, [.fill], [.body("R-55 -42 48 35 7R7 -42 48 35 7R-55 7 48 35 7R7 7 48 35 7", 7.8)]),
        SymbolGlyph(
            "rectangle.grid.3x2", 140, 100, [.fill],
            [
                .body("R-58 -38 30 30 5R-15 -38 30 30 5R28 -38 30 30 5R-58 8 30 30 5R-15 8 30 30 5R28 8 30 30 5", 7)
            ]),
        SymbolGlyph(
            "square.fill.text.grid.1x2", 122, 96,
            [.solid("R-52 -40 34 34 7R-52 6 34 34 7"), .line("M2 -33H52M2 -13H36M2 13H52M2 33H36", 7)]),
        SymbolGlyph("square.split.2x1", 108, 104, [.fill], [.body("R-40.4 -40.4 80.8 80.8 13"), .detail("M0 -40V40")]),
        SymbolGlyph("square.split.1x2", 108, 104, [.fill], [.body("R-40.4 -40.4 80.8 80.8 13"), .detail("M-40 0H40")]),
        SymbolGlyph("square.split.2x2", 108, 104, [.fill], [.body("R-40.4 -40.4 80.8 80.8 13"), .detail("M-40 0H40M0 -40V40")]),
        SymbolGlyph("rectangle.split.3x1", 134, 106, [.fill], [.body("R-56 -40 112 80 12"), .detail("M-18 -40V40M18 -40V40")]),
        SymbolGlyph("rectangle.split.2x1", 134, 106, [.fill], [.body("R-56 -40 112 80 12"), .detail("M0 -40V40")]),
        SymbolGlyph(
            "sidebar.left", 134, 106, [.mirrors], [.line("R-56 -40 112 80 12M-20 -40V40"), .line("M-43 -24H-33M-43 -9H-33M-43 6H-33", 6)]),
        SymbolGlyph(
            "sidebar.right", 134, 106, [.mirrors], [.line("R-56 -40 112 80 12M20 -40V40"), .line("M43 -24H33M43 -9H33M43 6H33", 6)]),
        SymbolGlyph(
            "tablecells", 134, 106, [.fill], [.body("R-56 -40 112 80 12"), .detail("M-56 -15H56M-56 13H56M-20 -15V40M20 -15V40", 7)]),
        SymbolGlyph("rectangle.3.group", 134, 100, [.fill], [.body("R-55 -38 48 76 9R9 -38 46 30 8R9 8 46 30 8")]),
    ]

    static let clipboard = "M-20 -40H-26A11 11 0 0 0 -37 -29V41A11 11 0 0 0 -26 52H26A11 11 0 0 0 37 41V-29A11 11 0 0 0 26 -40H20"
    private static let clip = SymbolPart.clear("M-17 -46H17V-32H-17Z", 6)
    private static let clipTop =
        "M-15 -46H-9A9.5 9.5 0 0 1 9 -46H15A5 5 0 0 1 20 -41V-35A5 5 0 0 1 15 -30H-15A5 5 0 0 1 -20 -35V-41A5 5 0 0 1 -15 -46Z"
    private static let dots = SymbolPart.detail("M-20 -8h0M-20 12h0M-20 31h0", 9)
}
