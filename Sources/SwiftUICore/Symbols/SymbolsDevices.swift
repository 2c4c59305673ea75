extension SymbolTables {
    private static let cloud = "M-30 36A25 25 0 0 1 -34 -13.5A34 34 0 0 1 31 -21A29 29 0 0 1 29 36Z"

    static let devices: [SymbolGlyph] = [
        SymbolGlyph("display", 132, 114, [.line("R-55 -45 110 74 12M-12 30L-14 46M12 30L14 46M-26 47H26", 7.8)]),
        SymbolGlyph("desktopcomputer", 132, 118, [.line("R-55 -47 110 78 11M-54 10H54M-12 32L-14 48M12 32L14 48M-26 49H26", 7.6)]),
        SymbolGlyph("laptopcomputer", 150, 100, [.line("M-48 22V-26A11 11 0 0 1 -37 -37H37A11 11 0 0 1 48 -26V22M-64 32H64", 7.8)]),
        SymbolGlyph("macbook", 150, 100, [.line("M-48 22V-26A11 11 0 0 1 -37 -37H37A11 11 0 0 1 48 -26V22M-64 32H64", 7.8)]),
        SymbolGlyph(
            "macbook.and.iphone", 160, 106,
            [.line("M-54 20V-26A11 11 0 0 1 -43 -37H29A11 11 0 0 1 40 -26V-24M-70 32H22", 7.6), .line("R38 -12 32 54 8M50 -2H58", 7)]),
        SymbolGlyph("iphone", 78, 122, [.circle, .slash], [.line("R-28 -50 56 100 13"), .line("M-8 -37H8", 6.6)]),
        SymbolGlyph("iphone.gen1", 78, 122, [.line("R-28 -50 56 100 12M-28 -33H28M-28 31H28", 7), .line("M0 41h0", 8)]),
        SymbolGlyph("ipad", 100, 122, [.line("R-39 -50 78 100 12"), .line("M-10 37H10", 6.6)]),
        SymbolGlyph("ipad.landscape", 122, 100, [.line("R-50 -39 100 78 12"), .line("M-10 27H10", 6.6)]),
        SymbolGlyph(
            "applewatch", 88, 122,
            [.line("R-31 -31 62 62 16M-21 -32L-17 -49H17L21 -32M-21 32L-17 49H17L21 32", 7.8), .line("M38 -10V2", 6)]),
        SymbolGlyph("tv", 132, 112, [.fill, .circle, .solidInside], [.body("R-55 -43 110 74 12"), .line("M-22 45H22")]),
        SymbolGlyph("appletv", 122, 74, [.fill], [.body("R-50 -25 100 50 13")]),
        SymbolGlyph(
            "homepod", 94, 114, [.fill],
            [
                .body("M-36 -30C-36 -42 -20 -46 0 -46C20 -46 36 -42 36 -30V26C36 42 20 46 0 46C-20 46 -36 42 -36 26Z"),
                .detail("M-18 -32C-8 -28 8 -28 18 -32", 7),
            ]),
        SymbolGlyph(
            "airpods", 112, 110,
            [.line(">0 -8 M-14 40V-8A16 16 0 1 0 -30 8M14 40V-8A16 16 0 1 1 30 8"), .solid(">0 -8 O-28 -10 12O28 -10 12")]),
        SymbolGlyph(
            "keyboard", 144, 96, [.fill, .circle],
            [
                .body("R-61 -36 122 72 12"),
                .detail("M-42 -16h0M-25 -16h0M-8 -16h0M9 -16h0M26 -16h0M43 -16h0M-42 1h0M-25 1h0M-8 1h0M9 1h0M26 1h0M43 1h0", 8.6),
                .detail("M-24 19H24", 8),
            ]),
        SymbolGlyph(
            "keyboard.chevron.compact.down", 144, 118,
            [
                .line("R-61 -47 122 66 12M-14 40L0 47L14 40", 7.8),
                .line(
                    "M-42 -29h0M-25 -29h0M-8 -29h0M9 -29h0M26 -29h0M43 -29h0M-42 -13h0M-25 -13h0M-8 -13h0M9 -13h0M26 -13h0M43 -13h0", 8.2),
                .line("M-22 3H22", 7),
            ]),
        SymbolGlyph("computermouse", 84, 122, [.fill], [.body("R-31 -50 62 100 31"), .detail("M0 -32V-16", 7)]),
        SymbolGlyph("magicmouse", 84, 122, [.fill], [.body("R-31 -50 62 100 31")]),
        SymbolGlyph(
            "printer", 124, 112, [.fill, .circle],
            [
                .body("M-30 28H-38A12 12 0 0 1 -50 16V-10A12 12 0 0 1 -38 -22H38A12 12 0 0 1 50 -10V16A12 12 0 0 1 38 28H30"),
                .line("M-28 -24V-38A8 8 0 0 1 -20 -46H20A8 8 0 0 1 28 -38V-24", 7.6),
                .clear("R-28 6 56 40 6", 7), .line("R-28 6 56 40 6", 7.6), .detail("M33 -7h0", 10),
            ]),
        SymbolGlyph("scanner", 128, 92, [.fill], [.body("R-52 4 104 32 9"), .line("M-44 2L34 -36"), .detail("M30 20h0", 10)]),
        SymbolGlyph(
            "server.rack", 122, 116,
            [
                .line("R-50 -46 100 40 10R-50 6 100 40 10", 7.8), .line("M30 -26h0M30 26h0", 11), .line("M-30 -26H2M-30 26H2", 7),
            ]),
        SymbolGlyph(
            "externaldrive", 130, 86, [.fill],
            [
                .body("M-53 11L-38 -23C-36 -28 -33 -31 -27 -31H27C33 -31 36 -28 38 -23L53 11V22A9 9 0 0 1 44 31H-44A9 9 0 0 1 -53 22Z"),
                .detail("M-52 7H52", 7), .detail("M34 19h0", 9),
            ]),
        SymbolGlyph("internaldrive", 126, 100, [.fill], [.body("R-52 -38 104 76 13"), .detail("M-51 10H51", 7), .detail("M32 24h0", 9)]),
        SymbolGlyph("opticaldiscdrive", 126, 92, [.fill], [.body("R-52 -33 104 66 11"), .detail("M-34 -2H34", 7), .detail("M30 16h0", 9)]),
        SymbolGlyph(
            "memorychip", 122, 104, [.fill],
            [
                .body("R-44 -28 88 56 9"), .hole("R-26 -11 52 22 4"),
                .line("M-28 -32V-42M0 -32V-42M28 -32V-42M-28 32V42M0 32V42M28 32V42", 7),
            ]),
        SymbolGlyph(
            "cpu", 118, 116, [.fill],
            [
                .body("R-33 -33 66 66 10"), .hole("R-15 -15 30 30 5"),
                .line(
                    "M-17 -36V-47M0 -36V-47M17 -36V-47M-17 36V47M0 36V47M17 36V47M-36 -17H-47M-36 0H-47M-36 17H-47M36 -17H47M36 0H47M36 17H47",
                    6.6),
            ]),
        SymbolGlyph(
            "simcard", 94, 116, [.fill],
            [.body("M-34 34V-34A12 12 0 0 1 -22 -46H8L34 -20V34A12 12 0 0 1 22 46H-22A12 12 0 0 1 -34 34Z"), .hole("R-18 -6 36 34 6")]),
        SymbolGlyph(
            "sdcard", 94, 116, [.fill],
            [
                .body("M-34 34V-34A12 12 0 0 1 -22 -46H8L34 -20V34A12 12 0 0 1 22 46H-22A12 12 0 0 1 -34 34Z"),
                .detail("M-16 -28V-14M0 -28V-14M16 -20V-12", 7),
            ]),
        SymbolGlyph(
            "battery.100", 146, 76,
            [
                .line("R-62 -26 110 52 13", 7.4, level: 1), .solid("R-51 -15 88 30 5"),
                .solid("M57 -11C66 -9 66 9 57 11Z", round: 2, level: 1),
            ]),
        SymbolGlyph(
            "battery.75", 146, 76,
            [
                .line("R-62 -26 110 52 13", 7.4, level: 1), .solid("R-51 -15 66 30 5"),
                .solid("M57 -11C66 -9 66 9 57 11Z", round: 2, level: 1),
            ]),
        SymbolGlyph(
            "battery.50", 146, 76,
            [
                .line("R-62 -26 110 52 13", 7.4, level: 1), .solid("R-51 -15 44 30 5"),
                .solid("M57 -11C66 -9 66 9 57 11Z", round: 2, level: 1),
            ]),
        SymbolGlyph(
            "battery.25", 146, 76,
            [
                .line("R-62 -26 110 52 13", 7.4, level: 1), .solid("R-51 -15 22 30 5"),
                .solid("M57 -11C66 -9 66 9 57 11Z", round: 2, level: 1),
            ]),
        SymbolGlyph(
            "battery.0", 146, 76, [.line("R-62 -26 110 52 13", 7.4, level: 1), .solid("M57 -11C66 -9 66 9 57 11Z", round: 2, level: 1)]),
        SymbolGlyph(
            "battery.100.bolt", 146, 76,
            [
                .line("R-62 -26 110 52 13", 7.4, level: 1), .solid("R-51 -15 88 30 5"),
                .solid("M57 -11C66 -9 66 9 57 11Z", round: 2, level: 1), .clear("M2 -34L-22 6H-8L-16 34L10 -6H-4Z", 6),
                .solid("M2 -34L-22 6H-8L-16 34L10 -6H-4Z", round: 3),
            ]),
        SymbolGlyph(
            "powerplug", 96, 118, [.fill],
            [.body("M-32 -20H32V-2A28 28 0 0 1 4 26H-4A28 28 0 0 1 -32 -2Z"), .line("M-16 -22V-46M16 -22V-46M0 28V48")]),
        SymbolGlyph("cable.connector", 70, 122, [.line("R-20 -30 40 52 7M-11 -32V-48H11V-32M0 24V50", 7.8)]),
        SymbolGlyph("icloud", 132, 100, [.fill, .slash, .circle, .solidInside], [.body(">0 6 >0 -3 " + cloud)]),
        SymbolGlyph("icloud.and.arrow.down", 132, 122, [.fill], cloudArrow("M0 -2V48M-16 32L0 48L16 32")),
        SymbolGlyph("icloud.and.arrow.up", 132, 122, [.fill], cloudArrow("M0 48V-2M-16 14L0 -2L16 14")),
        SymbolGlyph("checkmark.icloud", 132, 100, [.fill], [.body(">0 6 >0 -3 " + cloud, level: 1), .mark(">0 6 M-17 3L-5 17L18 -15")]),
        SymbolGlyph(
            "xmark.icloud", 132, 100, [.fill], [.body(">0 6 >0 -3 " + cloud, level: 1), .mark(">0 6 M-15 -13L15 17M15 -13L-15 17")]),
        SymbolGlyph(
            "exclamationmark.icloud", 132, 100, [.fill],
            [.body(">0 6 >0 -3 " + cloud, level: 1), .mark(">0 6 M0 -21V4", 8), .mark(">0 6 M0 19h0", 10)]),
        SymbolGlyph(
            "arrow.clockwise.icloud", 132, 100, [.fill],
            [.body(">0 6 >0 -3 " + cloud, level: 1), .mark(">0 6 >0 1 *0.42 M31.2 -14A36 36 0 1 1 0 -32H9M-10 -51L9 -32L-10 -13", 6.6)]),
        SymbolGlyph("terminal", 130, 106, [.fill], [.body("R-54 -40 108 80 12"), .detail("M-34 -17L-17 -4L-34 9M-8 12H14", 7.4)]),
        SymbolGlyph("apple.terminal", 130, 106, [.fill], [.body("R-54 -40 108 80 12"), .detail("M-34 -17L-17 -4L-34 9M-8 12H14", 7.4)]),
        SymbolGlyph(
            "macwindow", 130, 106, [.line("R-54 -40 108 80 12M-53 -17H53", 7.6), .line("M-39 -28.5h0M-27 -28.5h0M-15 -28.5h0", 7)]),
        SymbolGlyph("dock.rectangle", 130, 106, [.line("R-54 -40 108 80 12", 7.6), .solid("R-34 12 68 14 5")]),
        SymbolGlyph(
            "menubar.rectangle", 130, 106,
            [.line("R-54 -40 108 80 12", 7.6), .solid("M-54 -20V-28A12 12 0 0 1 -42 -40H42A12 12 0 0 1 54 -28V-20Z")]),
        SymbolGlyph(
            "filemenu.and.selection", 124, 112,
            [.line("R-46 -46 92 92 12M-44 -22H44", 7.6), .solid("R-30 -8 60 16 4"), .line("M-26 26H20M-26 -34H-10", 6.6)]),
        SymbolGlyph(
            "contextualmenu.and.cursorarrow", 124, 116,
            [
                .line("M-18 30H-30A12 12 0 0 1 -42 18V-34A12 12 0 0 1 -30 -46H30A12 12 0 0 1 42 -34V-10", 7.6),
                .line("M-22 -24H22M-22 -4H-2", 6.8), .solid("M4 -4L46 34L26 36L16 50Z", round: 4),
            ]),
        SymbolGlyph("cursorarrow", 82, 112, [.solid("M-24 -44L30 12L6 14L20 42L8 47L-5 19L-24 36Z", round: 4)]),
        SymbolGlyph(
            "cursorarrow.rays", 118, 118,
            [
                .solid("M-8 -8L44 14L22 22L14 44Z", round: 5),
                .line("M-16 -44V-32M-44 -16H-32M-36 -36L-27 -27M4 -36L-1 -28M-36 4L-28 -1", 7, level: 1),
            ]),
        SymbolGlyph(
            "cursorarrow.click", 118, 118,
            [.solid("M-8 -8L44 14L22 22L14 44Z", round: 5), .line("M-30 6A28 28 0 1 1 6 -30", 7.4, level: 1)]),
    ]

    private static func cloudArrow(_ arrow: String) -> [SymbolPart] {
        [.body(">0 -10 *0.94 " + cloud, level: 1), .gap("M0 2V52", 40), .line(">0 3 " + arrow)]
    }
}
