extension SymbolTables {
    /// A speech bubble whose tail points to the lower left.
    private static let bubble =
        "M-8 38H33A17 17 0 0 0 50 21V-21A17 17 0 0 0 33 -38H-33A17 17 0 0 0 -50 -21V21A17 17 0 0 0 -33 38H-28V50C-28 53 -25 54 -23 52Z"
    private static let talk =
        "M-36 24C-45 17 -50 8 -50 -4C-50 -27 -28 -43 0 -43C28 -43 50 -27 50 -4C50 19 28 35 0 35C-5 35 -9 34 -13 33C-19 39 -29 44 -38 45C-41 45 -42 43 -40 41C-37 36 -35 30 -36 24Z"

    private static func bubble(_ name: String, _ parts: [SymbolPart]) -> SymbolGlyph {
        SymbolGlyph(name, 124, 116, [.fill], [.body(">0 -5 " + bubble, level: 1)] + parts)
    }

    private static let bubbles: [SymbolGlyph] = [
        SymbolGlyph("message", 124, 110, [.fill, .circle, .solidInside], [.body(talk)]),
        SymbolGlyph("ellipsis.message", 124, 110, [.fill], [.body(talk, level: 1), .mark("M-22 -4h0M0 -4h0M22 -4h0", 11)]),
        SymbolGlyph("plus.message", 124, 110, [.fill], [.body(talk, level: 1), .mark("M-18 -4H18M0 -22V14", 7.6)]),
        SymbolGlyph("bubble.left", 124, 116, [.fill, .circle, .solidInside], [.body(">0 -5 " + bubble)]),
        SymbolGlyph("bubble.right", 124, 116, [.fill, .circle, .solidInside], [.body("~>0 -5 " + bubble)]),
        SymbolGlyph("bubble", 124, 116, [.fill, .circle, .solidInside], [.body(">0 -5 " + bubble)]),
        SymbolGlyph(
            "bubble.left.and.bubble.right", 148, 116, [.fill],
            [
                .body("M-29 12V24L-42 12H-50A12 12 0 0 1 -62 0V-34A12 12 0 0 1 -50 -46H4A12 12 0 0 1 16 -34V-32", 7.4),
                .clear("M-12 -18A12 12 0 0 1 0 -30H50A12 12 0 0 1 62 -18V14A12 12 0 0 1 50 26H0A12 12 0 0 1 -12 14Z", 10),
                .body("M-12 -18A12 12 0 0 1 0 -30H50A12 12 0 0 1 62 -18V14A12 12 0 0 1 50 26H42V44L24 26H0A12 12 0 0 1 -12 14Z", 7.4),
            ]),
        bubble("text.bubble", [.detail("M-25 -16H25M-25 6H10", 7.2)]),
        bubble("captions.bubble", [.detail("M-31 -10H-9M9 -10H31M-31 9H4M20 9H31", 6.8)]),
        bubble("exclamationmark.bubble", [.mark("M0 -26V0", 8), .mark("M0 15h0", 10.5)]),
        bubble("questionmark.bubble", [.mark("M-12 -16A12.5 12.5 0 1 1 6 -6C1 -3 0 -1 0 3", 7), .mark("M0 17h0", 10)]),
        bubble("plus.bubble", [.mark("M-19 -5H19M0 -24V14", 7.6)]),
        bubble("star.bubble", [.hole(">0 -6 *0.44 " + star)]),
        bubble("ellipsis.bubble", [.mark("M-22 -5h0M0 -5h0M22 -5h0", 11)]),
        bubble(
            "quote.bubble",
            [
                .hole(
                    ">-3 -5 *0.52 M-9 -32C-34 -26 -42 -8 -42 10A16 16 0 1 0 -22 -5C-23 -14 -18 -22 -9 -26ZM37 -32C12 -26 4 -8 4 10A16 16 0 1 0 24 -5C23 -14 28 -22 37 -26Z"
                )
            ]),
        bubble("phone.bubble", [.hole(">0 -5 *0.5 " + handset)]),
        bubble("character.bubble", [.mark(">0 -5 *0.62 M-26 36L0 -36L26 36M-17 12H17", 7)]),
    ]

    static let handset = """
        M-39 -28C-38 -35 -31 -43 -25 -44C-20 -45 -17 -42 -14 -37L-6 -25C-3 -20 -4 -16 -8 -12L-13 -7C-15 -5 -15 -3 -13 0\
        C-8 8 -1 14 7 18C10 20 12 19 14 17L18 12C22 8 26 7 31 10L41 17C46 20 48 24 46 29C43 36 36 43 29 43C-5 43 -42 4 -39 -28Z
        """

    private static let mail: [SymbolGlyph] = [
        SymbolGlyph(
            "envelope", 128, 102, [.fill, .circle, .solidInside],
            [
                .body("R-52 -38 104 76 12"), .detail("M-47 -31L-7 5C-3 9 3 9 7 5L47 -31M-46 31L-17 4M46 31L17 4", 6.8),
            ]),
        SymbolGlyph(
            "envelope.open", 122, 118, [.fill],
            [
                .body(
                    "M-49 -12C-49 -16 -48 -18 -45 -20L-6 -47C-2 -49 2 -49 6 -47L45 -20C48 -18 49 -16 49 -12V36A11 11 0 0 1 38 47H-38A11 11 0 0 1 -49 36Z"
                ), .detail("M-46 -12L-7 15C-3 18 3 18 7 15L46 -12", 7),
            ]),
        SymbolGlyph(
            "paperplane", 116, 112, [.fill, .circle, .solidInside], inside: (0.54, -2, 2),
            [
                .body("M45 -44L12 41C10 45 7 45 5 41L-9 9L-43 -5C-47 -7 -47 -10 -43 -12Z"), .detail("M-8 9L43 -42", 6.8),
            ]),
        SymbolGlyph("phone", 114, 110, [.fill, .circle, .solidInside], [.body(handset)]),
        SymbolGlyph(
            "phone.down", 136, 62, [.fill, .circle, .solidInside],
            [
                .body(
                    "*1.12 M-47 8C-47 -8 -24 -17 0 -17C24 -17 47 -8 47 8C47 16 44 19 37 18L25 16C20 15 18 12 18 7V3C18 1 17 0 15 -1C5 -4 -5 -4 -15 -1C-17 0 -18 1 -18 3V7C-18 12 -20 15 -25 16L-37 18C-44 19 -47 16 -47 8Z",
                    7.4)
            ]),
        SymbolGlyph(
            "phone.arrow.up.right", 124, 116, [.fill], [.body(">-6 6 *0.92 " + handset, 7.6), .line("M20 -20L48 -48M24 -49H49V-24", 7.6)]),
        SymbolGlyph(
            "teletype", 130, 104, [.fill],
            [
                .body("R-50 -8 100 48 10", 7.6), .line("M-38 -24C-20 -38 20 -38 38 -24", 12),
                .detail("M-26 10h0M0 10h0M26 10h0M-14 26H14", 8),
            ]),
        SymbolGlyph(
            "megaphone", 132, 112, [.fill],
            [
                .body("M-48 -14L38 -41C43 -43 46 -40 46 -35V27C46 32 43 35 38 33L-48 8C-52 7 -54 5 -54 1V-7C-54 -11 -52 -13 -48 -14Z"),
                .line("M-34 14L-28 34C-25 42 -17 45 -9 42L-1 39C5 37 7 32 5 25", 7.6),
            ]),
        SymbolGlyph(
            "rectangle.and.paperclip", 138, 112,
            [
                .line("M28 -34H-44A12 12 0 0 0 -56 -22V30A12 12 0 0 0 -44 42H38A12 12 0 0 0 50 30V24", 7.6),
                .line("M28 -8V14A8 8 0 0 0 44 14V-28A15 15 0 0 0 14 -28V18", 6.8),
            ]),
    ]

    private static let signals: [SymbolGlyph] = [
        SymbolGlyph(
            "wifi", 132, 98, [.circle, .slash],
            [
                .line("M-54 -16A76 76 0 0 1 54 -16", level: 1), .line("M-35 4A49 49 0 0 1 35 4"),
                .solid("M-18 21A25 25 0 0 1 18 21L4 36C1 39 -1 39 -4 36Z", round: 3),
            ]),
        SymbolGlyph(
            "wifi.exclamationmark", 132, 98,
            [
                .line("M-54 -16A76 76 0 0 1 54 -16M-35 4A49 49 0 0 1 35 4", level: 1), .gap("M0 -20V36", 26), .line("M0 -20V10", 9),
                .line("M0 32h0", 12.5),
            ]),
        SymbolGlyph(
            "antenna.radiowaves.left.and.right", 138, 112, [.circle, .slash],
            [
                .solid("O0 -12 9"), .line("M0 -10V46"),
                .line(
                    "M-22 -34A31 31 0 0 0 -22 10M22 -34A31 31 0 0 1 22 10M-42 -48A53 53 0 0 0 -42 24M42 -48A53 53 0 0 1 42 24", 7.4,
                    level: 1),
            ]),
        SymbolGlyph(
            "dot.radiowaves.left.and.right", 138, 88,
            [
                .solid("O0 0 10"),
                .line(
                    "M-22 -22A31 31 0 0 0 -22 22M22 -22A31 31 0 0 1 22 22M-42 -36A53 53 0 0 0 -42 36M42 -36A53 53 0 0 1 42 36", 7.4,
                    level: 1),
            ]),
        SymbolGlyph(
            "dot.radiowaves.right", 90, 88,
            [.solid(">5 0 O-30 0 10"), .line(">5 0 M-8 -22A31 31 0 0 1 -8 22M12 -36A53 53 0 0 1 12 36", 7.4, level: 1)]),
        SymbolGlyph(
            "dot.radiowaves.forward", 90, 88, [.mirrors],
            [.solid(">5 0 O-30 0 10"), .line(">5 0 M-8 -22A31 31 0 0 1 -8 22M12 -36A53 53 0 0 1 12 36", 7.4, level: 1)]),
        SymbolGlyph(
            "wave.3.right", 92, 100, [.circle],
            [.line(">4 0 M-30 -16A26 26 0 0 1 -30 16M-12 -28A44 44 0 0 1 -12 28M7 -40A64 64 0 0 1 7 40")]),
        SymbolGlyph("cellularbars", 118, 92, [.solid("R-48 16 16 20 4R-21 0 16 36 4R6 -18 16 54 4R33 -36 16 72 4")]),
        SymbolGlyph(
            "bonjour", 118, 118, [.line("O0 0 45.6"), .solid("O0 0 10"), .line("M-16 -16A23 23 0 0 0 -16 16M16 -16A23 23 0 0 1 16 16", 7)]),
        SymbolGlyph(
            "wave.3.forward", 92, 100, [.circle, .mirrors],
            [.line(">4 0 M-30 -16A26 26 0 0 1 -30 16M-12 -28A44 44 0 0 1 -12 28M7 -40A64 64 0 0 1 7 40")]),
        SymbolGlyph("personalhotspot", 130, 80, [.line("M4 -22H-28A22 22 0 0 0 -28 22H-8M-4 22H28A22 22 0 0 0 28 -22H8M-24 0H24")]),
        SymbolGlyph(
            "airplayvideo", 132, 108,
            [
                .line("M-28 26H-40A12 12 0 0 1 -52 14V-28A12 12 0 0 1 -40 -40H40A12 12 0 0 1 52 -28V14A12 12 0 0 1 40 26H28"),
                .solid("M0 14L28 44H-28Z", round: 5),
            ]),
        SymbolGlyph(
            "airplayaudio", 120, 118,
            [.line(">0 5 M-27 24A44 44 0 1 1 27 24M-15 10A24 24 0 1 1 15 10", 7.6), .solid(">0 5 M0 14L26 45H-26Z", round: 5)]),
        SymbolGlyph(
            "at.badge.plus", 128, 118,
            [
                .line(">-5 -4 O-4 0 17M13 -17V7A12.5 12.5 0 0 0 39 5V0A43 43 0 1 0 20 36", 7.4), .clear(">-5 -4 O40 32 21", 5),
                .solid(">-5 -4 O40 32 21", level: 1), .gap(">-5 -4 M40 22V42M30 32H50", 7),
            ]),
    ]

    static let communication: [SymbolGlyph] = bubbles + mail + signals
}
