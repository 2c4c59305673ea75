extension SymbolTables {
    private static let page = "M-37 40V-38A11 11 0 0 1 -26 -49H4L37 -17V40A11 11 0 0 1 26 51H-26A11 11 0 0 1 -37 40Z"
    private static let fold = "M3 -48V-24A8 8 0 0 0 11 -16H36"
    private static let pencilOutline = "@-45 M-52 0L-32 -10.5H36A9 9 0 0 1 45 -1.5V1.5A9 9 0 0 1 36 10.5H-32Z"
    private static let openBook =
        "M0 -33C-10 -40 -24 -43 -46 -41C-50 -41 -53 -38 -53 -34V25C-53 29 -50 32 -46 32C-24 31 -10 34 0 42C10 34 24 31 46 32C50 32 53 29 53 25V-34C53 -38 50 -41 46 -41C24 -43 10 -40 0 -33Z"

    private static let writing: [SymbolGlyph] = [
        SymbolGlyph(
            "pencil", 106, 104, [.circle, .slash], inside: (0.58, 0, 0),
            [.line(pencilOutline, 7), .line("@-45 M25 -10V10", 6.6), .solid("@-45 M-54 0L-44 -5.5V5.5Z", round: 3)]),
        SymbolGlyph(
            "square.and.pencil", 118, 112, [.fill],
            [
                .body("M4 -35H-30A13 13 0 0 0 -43 -22V32A13 13 0 0 0 -30 45H24A13 13 0 0 0 37 32V-2"), .gap("@-45 M-8 1H60", 26),
                .solid("@-45 M-8 1L4 -5.5H52A6.5 6.5 0 0 1 52 7.5H4Z", round: 3), .gap("@-45 M46 -14V16", 4.4),
            ]),
        SymbolGlyph(
            "rectangle.and.pencil.and.ellipsis", 146, 104,
            [
                .line("M22 -24H-50A12 12 0 0 0 -62 -12V22A12 12 0 0 0 -50 34H38A12 12 0 0 0 50 22V16", 7.4), .gap("M20 10L62 -32", 22),
                .solid(">38 -12 @-45 M-34 0L-24 -5.5H22A5.5 5.5 0 0 1 22 5.5H-24Z", round: 2.6), .line("M-40 5h0M-22 5h0M-4 5h0", 10),
            ]),
        SymbolGlyph(
            "pencil.and.outline", 122, 116,
            [
                .line(">0 -8 >-6 6 *0.92 " + pencilOutline, 6.8), .line(">0 -8 >-6 6 *0.92 @-45 M25 -10V10", 6.4),
                .line(">0 -8 M-2 46C10 36 16 56 28 46C34 41 40 44 46 46", 6.8),
            ]),
        SymbolGlyph(
            "pencil.and.scribble", 122, 118,
            [
                .line(">0 -4 >6 -8 *0.92 " + pencilOutline, 6.8), .line(">0 -4 >6 -8 *0.92 @-45 M25 -10V10", 6.4),
                .line(">0 -4 M-50 46C-30 40 -28 52 -12 48C4 44 4 30 16 32C26 34 16 48 30 48C38 48 42 44 50 40", 7),
            ]),
        SymbolGlyph("pencil.tip", 84, 118, [.circle], [.line("%M0 -50L-30 12L-22 46M0 -50V-8", 7.6), .solid("O0 0 7")]),
        SymbolGlyph(
            "highlighter", 112, 112,
            [
                .line("@-45 M-24 -17H44M-24 17H44M-24 -17C-30 -17 -34 -12 -36 -8V8C-34 12 -30 17 -24 17M-6 -17V17", 7.2),
                .solid("@-45 M-36 -8L-54 -4V9L-36 8Z", round: 4),
            ]),
        SymbolGlyph(
            "paintbrush", 118, 118, [.fill],
            [
                .body("M-8 6C-2 -14 22 -42 42 -48C48 -49 50 -46 48 -40C42 -20 14 6 -6 8Z", 7.4),
                .body("M-10 10C-20 8 -30 14 -31 26C-32 34 -38 40 -46 42C-36 50 -2 48 0 24C1 18 -4 11 -10 10Z", 7.4),
            ]),
        SymbolGlyph(
            "paintbrush.pointed", 118, 118, [.fill],
            [
                .body("M-12 8C0 -14 26 -40 44 -48C48 -49 50 -47 48 -43C40 -24 14 2 -8 12Z", 7),
                .body("M-12 10C-22 10 -30 18 -32 30C-33 37 -39 43 -46 46C-30 50 -6 44 -4 24C-4 18 -8 11 -12 10Z", 7),
            ]),
        SymbolGlyph(
            "paintpalette", 124, 114, [.fill],
            [
                .body(
                    "M-6 45C-34 44 -52 24 -52 1C-52 -26 -28 -45 4 -45C34 -45 53 -28 53 -4C53 14 42 23 26 23H12C3 23 0 29 4 35C8 41 4 45 -6 45Z"
                ),
                .hole("O-30 -2 8.6O-14 -22 8.6O12 -25 8.6O33 -10 8.6"),
            ]),
        SymbolGlyph(
            "eyedropper", 112, 112,
            [.line("@-45 M-50 0L-38 -9H8V9H-38ZM12 -20V20", 7.4), .solid("@-45 M14 -12H36A12 12 0 0 1 36 12H14Z", round: 3)]),
        SymbolGlyph(
            "scribble", 116, 106,
            [.line("M-46 14C-36 -26 -14 -46 -8 -36C0 -22 -40 34 -28 40C-16 46 14 -32 28 -28C40 -24 -2 38 10 42C22 44 30 12 46 8")]),
        SymbolGlyph(
            "scribble.variable", 116, 106,
            [.line("M-46 14C-36 -26 -14 -46 -8 -36C0 -22 -40 34 -28 40C-16 46 14 -32 28 -28C40 -24 -2 38 10 42C22 44 30 12 46 8", 10)]),
        SymbolGlyph(
            "eraser", 122, 108, [.fill],
            [
                .body("M-12 37L-42 9C-46 5 -46 -1 -42 -5L-8 -37C-3 -41 3 -41 8 -37L42 -5C46 -1 46 5 42 9L12 37C5 43 -5 43 -12 37Z", 7.6),
                .detail("M-26 -21L26 24", 7),
            ]),
        SymbolGlyph(
            "lasso", 122, 112,
            [
                .line(
                    "M-20 24C-40 20 -50 8 -50 -6C-50 -26 -28 -42 0 -42C28 -42 50 -26 50 -6C50 14 24 30 -8 26M-14 26C-14 40 -20 47 -34 48"),
                .line("O-16 22 9", 7),
            ]),
        SymbolGlyph("scissors", 118, 112, [.line("O-32 -24 14O-32 24 14M-20 -16L48 30M-20 16L48 -30", 7.8)]),
        SymbolGlyph(
            "ruler", 132, 72, [.fill],
            [.body("R-56 -24 112 48 9", 7.6), .detail("M-36 -22V-4M-18 -22V-10M0 -22V-4M18 -22V-10M36 -22V-4", 6.4)]),
        SymbolGlyph(
            "link", 116, 114, [.circle], inside: (0.54, 0, 0),
            [
                .line(
                    "@-45 M12 -17.5H32A17.5 17.5 0 0 1 32 17.5H9A17.5 17.5 0 0 1 -8 3M-12 17.5H-32A17.5 17.5 0 0 1 -32 -17.5H-9A17.5 17.5 0 0 1 8 -3"
                )
            ]),
        SymbolGlyph(
            "paperclip", 118, 116, [.circle],
            [
                .line(">0 -3 M24 -18L-13 21A8.4 8.4 0 0 1 -25 9L17 -35A17 17 0 0 1 41 -11L-8 40A25.5 25.5 0 0 1 -44 4L-4 -38", 7.8)
            ]),
    ]

    private static let documents: [SymbolGlyph] = [
        SymbolGlyph("doc", 98, 124, [.fill, .circle, .solidInside], [.body(page), .detail(fold, 7)]),
        SymbolGlyph("doc.text", 98, 124, [.fill], [.body(page, level: 1), .detail(fold, 7), .detail("M-18 4H18M-18 24H18", 6.8)]),
        SymbolGlyph(
            "doc.plaintext", 98, 124, [.fill], [.body("R-37 -50 74 100 11", level: 1), .detail("M-18 -24H18M-18 -4H18M-18 16H6", 6.8)]),
        SymbolGlyph(
            "doc.richtext", 98, 124, [.fill],
            [
                .body("R-37 -50 74 100 11", level: 1), .detail("M-18 14H18M-18 31H6", 6.8), .hole("R-20 -33 40 30 4"),
            ]),
        SymbolGlyph(
            "doc.on.doc", 122, 128, [.fill],
            [
                .line("M-24 35H-41A9 9 0 0 1 -50 26V-39A9 9 0 0 1 -41 -48H-12L10 -27V-25"),
                .body("M-13 44V-14A9 9 0 0 1 -4 -23H20L49 6V44A9 9 0 0 1 40 53H-4A9 9 0 0 1 -13 44Z"),
                .detail("M20 -21V-2A8 8 0 0 0 28 6H47", 7),
            ]),
        SymbolGlyph(
            "doc.text.magnifyingglass", 108, 126,
            [
                .line("M-2 51H-31A11 11 0 0 1 -42 40V-38A11 11 0 0 1 -31 -49H-1L32 -17V2", 7.6),
                .line("M-2 -48V-24A8 8 0 0 0 6 -16H31M-24 6H-4M-24 24H-10", 6.8), .line("O20 28 15M31 39L44 52", 7.4),
            ]),
        SymbolGlyph(
            "note.text", 118, 114,
            [
                .line("M-46 -32A13 13 0 0 1 -33 -45H33A13 13 0 0 1 46 -32V14L14 45H-33A13 13 0 0 1 -46 32ZM15 43V24A11 11 0 0 1 26 13H44"),
                .line("M-26 -24H26M-26 -5H26", 7),
            ]),
        SymbolGlyph(
            "note", 118, 114,
            [.line("M-46 -32A13 13 0 0 1 -33 -45H33A13 13 0 0 1 46 -32V14L14 45H-33A13 13 0 0 1 -46 32ZM15 43V24A11 11 0 0 1 26 13H44")]),
        SymbolGlyph("book", 130, 108, [.fill, .circle, .solidInside], [.body(openBook), .detail("M0 -31V40", 7)]),
        SymbolGlyph(
            "book.closed", 96, 118, [.fill, .circle, .solidInside],
            [
                .body(
                    "M-36 36V-34A13 13 0 0 1 -23 -47H30A6 6 0 0 1 36 -41V22A6 6 0 0 1 30 28H-24C-31 28 -36 32 -36 37C-36 43 -31 47 -24 47H32"
                ), .detail("M-19 -45V26", 7),
            ]),
        SymbolGlyph(
            "book.pages", 130, 108, [.fill],
            [
                .body(openBook), .detail("M0 -31V40", 7),
                .detail(
                    "M-38 -20C-30 -20 -24 -19 -17 -17M-38 -2C-30 -2 -24 -1 -17 1M38 -20C30 -20 24 -19 17 -17M38 -2C30 -2 24 -1 17 1", 6),
            ]),
        SymbolGlyph(
            "text.book.closed", 96, 118, [.fill],
            [
                .body(
                    "M-36 36V-34A13 13 0 0 1 -23 -47H30A6 6 0 0 1 36 -41V22A6 6 0 0 1 30 28H-24C-31 28 -36 32 -36 37C-36 43 -31 47 -24 47H32"
                ), .detail("M-19 -45V26", 6.6), .detail("M-3 -27H20M-3 -12H20", 6.4),
            ]),
        SymbolGlyph(
            "books.vertical", 126, 114, [.fill, .circle],
            [
                .body(">7 -5 R-50 -34 25 78 6", 7.2), .body(">7 -5 R-22 -44 27 88 6", 7.2),
                .body(">7 -5 @-15 M4 -28H17A6 6 0 0 1 23 -22V50A6 6 0 0 1 17 56H4A6 6 0 0 1 -2 50V-22A6 6 0 0 1 4 -28Z", 7.2),
                .detail(">7 -5 M-23.5 -36V46M7 -38V46L3 10Z", 5.4), .detail(">7 -5 M-49 24H-26M-21 -24H4M-21 24H4", 6.4),
            ]),
        SymbolGlyph(
            "magazine", 96, 118, [.fill], [.body("R-36 -47 72 94 9"), .detail("M-17 -26H17M-17 -8H17", 7.4), .hole("R-20 8 40 24 4")]),
        SymbolGlyph(
            "newspaper", 128, 110, [.fill],
            [
                .body("M-42 43H38C46 43 52 37 52 29V-16H34M-42 43C-36 43 -32 38 -32 32"),
                .body("M34 28V-33A9 9 0 0 0 25 -42H-43A9 9 0 0 0 -52 -33V31A12 12 0 0 0 -40 43H44C38 43 34 37 34 28Z"),
                .detail("M-33 -22H14M-33 -4H-14M-33 14H-14", 6.6), .hole("R-2 -8 20 26 4"),
            ]),
        SymbolGlyph(
            "folder", 124, 104, [.fill, .circle, .solidInside],
            [
                .body(
                    "M-51 28V-30A11 11 0 0 1 -40 -41H-20C-16 -41 -13 -40 -10 -37L-4 -32C-1 -29 2 -28 6 -28H40A11 11 0 0 1 51 -17V28A11 11 0 0 1 40 39H-40A11 11 0 0 1 -51 28Z"
                ), .detail("M-49 -9H49", 7),
            ]),
        SymbolGlyph(
            "tray", 128, 96, [.fill, .circle],
            [
                .body("M-54 6L-37 -31C-35 -35 -32 -37 -27 -37H27C32 -37 35 -35 37 -31L54 6V26A11 11 0 0 1 43 37H-43A11 11 0 0 1 -54 26Z"),
                .detail("M-53 6H-24C-19 6 -18 9 -17 12C-15 19 -8 21 0 21C8 21 15 19 17 12C18 9 19 6 24 6H53", 7.4),
            ]),
        SymbolGlyph(
            "tray.full", 128, 108, [.fill],
            [
                .body("M-54 14L-44 -4H44L54 14V32A11 11 0 0 1 43 43H-43A11 11 0 0 1 -54 32Z"),
                .detail("M-53 13H-24C-19 13 -18 16 -17 19C-15 26 -8 28 0 28C8 28 15 26 17 19C18 16 19 13 24 13H53", 7),
                .line("M-36 -22H36M-28 -40H28", 7.4),
            ]),
        SymbolGlyph(
            "archivebox", 122, 104, [.fill, .circle, .solidInside],
            [
                .body("R-49 -39 98 24 7"), .body("M-42 -15V28A11 11 0 0 0 -31 39H31A11 11 0 0 0 42 28V-15"), .detail("M-14 3H14", 7.4),
                .detail("M-48 -15H48", 5.2),
            ]),
        SymbolGlyph(
            "briefcase", 122, 108, [.fill, .circle, .solidInside],
            [
                .body("R-50 -28 100 70 12"), .line("M-17 -30V-34A9 9 0 0 1 -8 -43H8A9 9 0 0 1 17 -34V-30", 7.6),
                .detail("M-49 2C-30 12 30 12 49 2M0 2V14", 7),
            ]),
        SymbolGlyph(
            "suitcase", 118, 108, [.fill],
            [
                .body("R-48 -28 96 70 12"), .line("M-17 -30V-34A9 9 0 0 1 -8 -43H8A9 9 0 0 1 17 -34V-30", 7.6),
                .detail("M-26 -27V41M26 -27V41", 7),
            ]),
    ]

    static let stationery: [SymbolGlyph] = writing + documents
}
