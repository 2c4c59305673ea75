extension SymbolTables {
    /// A digit as a line, 72 high and at most 44 wide.
    static func digit(_ value: Int) -> String {
        switch value {
        case 0: "M0 -36C14 -36 21 -21 21 0C21 21 14 36 0 36C-14 36 -21 21 -21 0C-21 -21 -14 -36 0 -36Z"
        case 1: "M-14 -24L4 -36V36"
        case 2: "M-19 -17A19.5 19.5 0 1 1 15 -6C8 4 -8 18 -20 36H21"
        case 3: "M-18 -24A18 17 0 1 1 1 -3H-5M1 -3A19.5 19.5 0 1 1 -20 22"
        case 4: "M10 36V-36L-23 17H23"
        case 5: "M18 -36H-14L-17 -4C-12 -9 -6 -11 1 -11A22 23.5 0 1 1 -20 24"
        case 6: "M14 -33C-8 -30 -21 -10 -21 14O0 14 21"
        case 7: "M-21 -36H21L-7 36"
        case 8: "O0 -18.5 17O0 16.5 19.5"
        default: "M-14 33C8 30 21 10 21 -14O0 -14 21"
        }
    }

    /// The digits of `value` side by side.
    static func digits(_ value: Int) -> [String] {
        value < 10 ? [digit(value)] : [">-25 0 " + digit(value / 10), ">25 0 " + digit(value % 10)]
    }

    static let numbers: [SymbolGlyph] = (0...50).map { value in
        SymbolGlyph(
            "\(value)", value < 10 ? 60 : 110, 92, [.circle, .square, .partOnly], inside: (value < 10 ? 0.64 : 0.52, 0, 0),
            digits(value).map { .line($0, 8.6) })
    }

    private static let capitals: [(name: String, outline: String)] = [
        ("a", "M-26 36L0 -36L26 36M-17 12H17"), ("b", "M-22 -36V36H4A19 19 0 0 0 4 -3H-22M-22 -36H1A16.5 16.5 0 0 1 1 -3"),
        ("c", "M26 -20A30 36 0 1 0 26 20"), ("d", "M-24 -36V36H-4A30 36 0 0 0 -4 -36Z"), ("e", "M20 -36H-20V36H20M-20 -2H15"),
        ("f", "M20 -36H-20V36M-20 0H15"), ("g", "M27 -19A31 36 0 1 0 29 4H6M29 4V36"), ("h", "M-25 -36V36M25 -36V36M-25 -2H25"),
        ("i", "M0 -36V36"), ("j", "M14 -36V16A18 20 0 0 1 -20 18"), ("k", "M-22 -36V36M22 -36L-22 8M-6 -7L24 36"),
        ("l", "M-18 -36V36H20"), ("m", "M-30 36V-36L0 22L30 -36V36"), ("n", "M-25 36V-36L25 36V-36"),
        ("o", "M0 -36A32 36 0 0 1 0 36A32 36 0 0 1 0 -36Z"), ("p", "M-22 36V-36H2A20 20 0 0 1 2 4H-22"),
        ("q", "M0 -36A32 36 0 0 1 0 36A32 36 0 0 1 0 -36ZM8 16L30 40"), ("r", "M-22 36V-36H2A20 20 0 0 1 2 4H-22M2 4L22 36"),
        ("s", "M20 -23A20.5 18 0 1 0 0 -1A21.5 18.5 0 1 1 -22 22"), ("t", "M-26 -36H26M0 -36V36"),
        ("u", "M-25 -36V11A25 25 0 0 0 25 11V-36"), ("v", "M-27 -36L0 36L27 -36"), ("w", "M-40 -36L-20 36L0 -32L20 36L40 -36"),
        ("x", "M-25 -36L25 36M25 -36L-25 36"), ("y", "M-26 -36L0 2L26 -36M0 2V36"), ("z", "M-24 -36H24L-24 36H24"),
    ]

    private static let currencies: [SymbolGlyph] = [
        SymbolGlyph(
            "dollarsign", 68, 124, [.circle, .square], inside: (0.56, 0, 0),
            [
                .line("M23 -22A23 19 0 1 0 0 0A23.5 19.5 0 1 1 -25 22M0 -52V52", 8.4)
            ]),
        SymbolGlyph("centsign", 70, 108, [.circle, .square], inside: (0.6, 0, 0), [.line("M23 -17A28 29 0 1 0 23 17M0 -44V44")]),
        SymbolGlyph(
            "eurosign", 88, 98, [.circle, .square], inside: (0.62, -2, 0), [.line(">4 0 M30 -27A33 36 0 1 0 30 27M-38 -9H14M-38 10H12")]),
        SymbolGlyph(
            "sterlingsign", 76, 98, [.circle, .square], inside: (0.62, 0, 0),
            [.line("M24 -24A19 17 0 0 0 -13 -18C-13 -6 -6 2 -6 14C-6 24 -14 32 -24 37H28M-26 3H14")]),
        SymbolGlyph(
            "yensign", 82, 96, [.circle, .square], inside: (0.62, 0, 0), [.line("M-28 -38L0 0L28 -38M0 0V38M-24 4H24M-24 20H24", 7.6)]),
        SymbolGlyph(
            "bitcoinsign", 78, 122, [.circle, .square], inside: (0.56, 0, 0),
            [
                .line(
                    "M-28 -38H5A18 18 0 0 1 5 -2H-16M-16 -2H8A19.5 20 0 0 1 8 38H-28M-16 -38V38M-9 -51V-40M9 -51V-40M-9 51V40M9 51V40", 7.6)
            ]),
        SymbolGlyph(
            "indianrupeesign", 72, 96, [.circle, .square], inside: (0.62, 0, 0),
            [.line("M-24 -38H26M-24 -19H26M-24 -38H-8A19 19 0 0 1 -8 0H-24L12 38", 7.6)]),
    ]

    private static let format: [SymbolGlyph] = [
        SymbolGlyph("textformat", 144, 90, [.line(">4 0 M-62 34L-36 -35L-10 34M-53 11H-19M54 -8V34"), .line(">4 0 O34 13 20")]),
        SymbolGlyph("textformat.size", 138, 92, [.line(">4 0 M-60 34L-43 -8L-26 34M-54 19H-32M-12 34L20 -36L52 34M-2 12H42")]),
        SymbolGlyph("textformat.size.larger", 138, 92, [.line(">4 0 M-60 34L-43 -8L-26 34M-54 19H-32M-12 34L20 -36L52 34M-2 12H42")]),
        SymbolGlyph(
            "textformat.abc", 152, 76,
            [
                .line("O-46 8 17M-29 -10V26M-10 -32V26O8 8 17M66 -4A18 18 0 1 0 66 20", 7.8)
            ]),
        SymbolGlyph(
            "textformat.characters", 152, 86,
            [
                .line(
                    "M-66 30L-45 -30L-24 30M-59 11H-31M-9 -30V30H8A16 16 0 0 0 8 -2H-9M-9 -30H5A14 14 0 0 1 5 -2M66 -17A23 30 0 1 0 66 17",
                    7.6)
            ]),
        SymbolGlyph(
            "textformat.123", 156, 92,
            [.line(">-46 0 *0.85 " + digit(1)), .line(">-2 0 *0.85 " + digit(2)), .line(">48 0 *0.85 " + digit(3))]),
        SymbolGlyph("character", 74, 92, [.circle, .square], [.line("M-26 36L0 -36L26 36M-17 12H17")]),
        SymbolGlyph("abc", 152, 76, [.line("O-46 8 17M-29 -10V26M-10 -32V26O8 8 17M66 -4A18 18 0 1 0 66 20", 7.8)]),
        SymbolGlyph("bold", 76, 92, [.line("M-20 -35V35H4A19 19 0 0 0 4 -3H-20M-20 -35H1A16 16 0 0 1 1 -3", 11)]),
        SymbolGlyph("italic", 76, 92, [.line("M-8 -36H26M-26 36H8M10 -36L-10 36")]),
        SymbolGlyph("underline", 80, 112, [.line("M-25 -46V-3A25 25 0 0 0 25 -3V-46M-30 46H30")]),
        SymbolGlyph(
            "strikethrough", 90, 96,
            [.line("M20 -26A20.5 17 0 0 0 -21 -22C-21 -14 -16 -9 -8 -6M10 7A17 17 0 0 1 2 39C-12 39 -21 33 -24 23M-36 1H36")]),
        SymbolGlyph(
            "character.cursor.ibeam", 116, 104,
            [
                .line(
                    "M-46 30L-24 -30L-2 30M-39 11H-9M18 -44C27 -44 32 -41 32 -34V34C32 41 27 44 18 44M46 -44C37 -44 32 -41 32 -34M46 44C37 44 32 41 32 34"
                )
            ]),
        SymbolGlyph(
            "quote.opening", 102, 80,
            [
                .solid(
                    "M-9 -32C-34 -26 -42 -8 -42 10A16 16 0 1 0 -22 -5C-23 -14 -18 -22 -9 -26ZM37 -32C12 -26 4 -8 4 10A16 16 0 1 0 24 -5C23 -14 28 -22 37 -26Z",
                    round: 2)
            ]),
        SymbolGlyph(
            "quote.closing", 102, 80,
            [
                .solid(
                    "@180 M-9 -32C-34 -26 -42 -8 -42 10A16 16 0 1 0 -22 -5C-23 -14 -18 -22 -9 -26ZM37 -32C12 -26 4 -8 4 10A16 16 0 1 0 24 -5C23 -14 28 -22 37 -26Z",
                    round: 2)
            ]),
        SymbolGlyph(
            "function", 96, 104, [.line("M18 -40C6 -46 -4 -40 -7 -26L-16 26C-19 40 -28 46 -40 40M-26 -14H8M14 4L40 36M40 4L14 36", 7.6)]),
        SymbolGlyph("sum", 88, 100, [.line("M30 -28V-38H-30L6 0L-30 38H30V28")]),
        SymbolGlyph(
            "command", 104, 102, [.circle, .square],
            [
                .line(
                    "M-18 -18H18V18H-18ZM-18 -18H-29A11.5 11.5 0 1 1 -18 -29ZM18 -18V-29A11.5 11.5 0 1 1 29 -18ZM18 18H29A11.5 11.5 0 1 1 18 29ZM-18 18V29A11.5 11.5 0 1 1 -29 18Z",
                    7.8)
            ]),
        SymbolGlyph("option", 106, 92, [.line("M-42 -34H-18L18 34H42M12 -34H42")]),
        SymbolGlyph("shift", 104, 100, [.fill], [.body("%M0 -42L-42 2C-44 5 -43 8 -39 8H-20V36C-20 39 -18 41 -15 41H0")]),
        SymbolGlyph("control", 90, 60, [.line("M-30 18L0 -16L30 18")]),
        SymbolGlyph("escape", 112, 106, [.line("M6 -44A44 44 0 1 0 44 -6M8 -8L42 -42M16 -42H42V-16")]),
        SymbolGlyph(
            "curlybraces", 104, 100,
            [.line("%M-20 -42H-24C-32 -42 -34 -38 -34 -31V-12C-34 -5 -37 0 -43 0C-37 0 -34 5 -34 12V31C-34 38 -32 42 -24 42H-20")]),
        SymbolGlyph(
            "paragraphsign", 88, 98, [.line("M28 -40H-4A20 20 0 0 0 -4 2H4M4 -40V40M24 -40V40"), .solid("M4 -40H-4A21 21 0 0 0 -4 2H4Z")]),
    ]

    static let text: [SymbolGlyph] =
        capitals.map { SymbolGlyph($0.name, 76, 92, [.circle, .square, .partOnly], inside: (0.62, 0, 0), [.line($0.outline, 8.6)]) }
        + currencies + format
}
