#!/usr/bin/env python3
"""Writes TextMetricsTable.swift: the advance widths of Inter's text cut.

Needs Debian's fonts-inter and fontTools (python3-fonttools, or fonttools from PyPI):

    python3 make-text-metrics.py [folder of the .otf files] > TextMetricsTable.swift

Inter's nine weights lie on two straight lines, thin to regular and regular to black. Three master weights, upright and italic, are
therefore stored, and the script fails if a weight of the font differs from what the Swift side computes out of them.
"""

import sys
from fontTools.ttLib import TTFont

WEIGHTS = {100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium",
           600: "SemiBold", 700: "Bold", 800: "ExtraBold", 900: "Black"}
MASTERS = (100, 400, 900)
PAGE = 32
DIRECT = 0x400  # code points below are found without the page table
TABULAR = range(0x20, 0x40)  # the page that tabular digits replace
FIRST, BASE = 0x24, 91  # two characters of $ … ~ hold one advance

# Code points that are drawn as emoji unless told otherwise; an emoji font draws them, not Inter.
EMOJI = {0x231A, 0x231B, 0x23F0, 0x23F3, 0x25FD, 0x25FE, 0x2614, 0x2615, 0x267F, 0x2693, 0x26A1, 0x26AA, 0x26AB, 0x26CE,
         0x2705, 0x2728, 0x274C, 0x274E, 0x2757, 0x27B0, 0x27BF, 0x2B1B, 0x2B1C, 0x2B50, 0x2B55}
UNSEEN = {0xAD, 0x200B, 0x200C, 0x200D, 0xFEFF}


def is_wanted(code):
    """Not private use, not invisible, not emoji."""
    return not 0xE000 <= code < 0xF900 and code < 0x20000 and code not in EMOJI and code not in UNSEEN


def advances(path):
    """Advance per code point, and advance per code point of the page of tabular digits."""
    font = TTFont(path)
    units, glyphs, metrics = font["head"].unitsPerEm, font.getBestCmap(), font["hmtx"]
    plain = {code: metrics[glyph][0] for code, glyph in glyphs.items() if is_wanted(code)}
    table, swaps = font["GSUB"].table, {}
    lookups = {i for r in table.FeatureList.FeatureRecord if r.FeatureTag == "tnum" for i in r.Feature.LookupListIndex}
    for index in sorted(lookups):
        for subtable in table.LookupList.Lookup[index].SubTable:
            swaps.update(getattr(subtable, "ExtSubTable", subtable).mapping)
    tabular = {code: metrics[swaps.get(glyphs[code], glyphs[code])][0] for code in TABULAR}
    return units, plain, tabular


def between(low, high, part, whole):
    """The whole number nearest to the point `part / whole` of the way, halves upwards: as TextFace.swift computes it."""
    return (2 * (low * whole + (high - low) * part) + whole) // (2 * whole)


def check(fonts, kind):
    """Fails unless all weights follow from the masters."""
    for weight in WEIGHTS:
        low, high = (100, 400) if weight <= 400 else (400, 900)
        for which in (1, 2):
            for code, value in fonts[weight][which].items():
                computed = between(fonts[low][which][code], fonts[high][which][code], weight - low, high - low)
                # The black weight has a slightly narrower tabular 4.
                if abs(computed - value) > (0 if which == 1 else 2):
                    sys.exit(f"{kind} {weight} U+{code:04X}: {value} in the font, {computed} from the masters")


def encode(values):
    """Two printable characters per number."""
    return "".join(chr(FIRST + v // BASE) + chr(FIRST + v % BASE) for v in values)


def literal(name, comment, text):
    """A raw string literal in lines of 136 characters."""
    lines = [text[i:i + 136] for i in range(0, len(text), 136)]
    return f"    /// {comment}\n    static let {name}: StaticString = #\"\"\"\n" + "\\#\n".join(lines) + "\n\"\"\"#\n"


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/opentype/inter"
    faces = []
    for slant in ("", "Italic"):
        names = {w: (slant if slant and n == "Regular" else n + slant) for w, n in WEIGHTS.items()}
        fonts = {w: advances(f"{folder}/Inter-{n}.otf") for w, n in names.items()}
        check(fonts, slant or "Upright")
        faces += [(slant, w, fonts[w]) for w in MASTERS]
    units = faces[0][2][0]
    codes = sorted(faces[0][2][1])
    pages = list(range(DIRECT // PAGE)) + sorted({c // PAGE for c in codes if c >= DIRECT})
    if len(pages) > 250 or max(max(f[2][1].values()) for f in faces) >= BASE * BASE:
        sys.exit("the encoding is too small for this font")
    out = sys.stdout.write
    out("// Made by make-text-metrics.py from Debian's fonts-inter (Inter 4.0, SIL Open Font License 1.1). Do not edit.\n")
    out("// swift-format-ignore-file\n\n")
    out("/// Advance widths of Inter's text cut in units of the em.\n///\n")
    out("/// Each string holds two characters per number, `(first - 36) * 91 + (second - 36)`.\n")
    out("enum TextMetricsTable {\n")
    out(f"    /// Units of one em.\n    static let unitsPerEm = {units}\n")
    out(f"    /// Code points in one page.\n    static let pageSize = {PAGE}\n")
    out(f"    /// Pages in each of the master strings; the tabular digits follow as one more page.\n    static let pageCount = {len(pages)}\n")
    starts = encode(pages)
    out(literal("pageStarts", "First code point of each page divided by the page size.", starts))
    names = {100: "thin", 400: "regular", 900: "black"}
    for slant, weight, (_, plain, tabular) in faces:
        values = [plain.get(page * PAGE + i, 0) for page in pages for i in range(PAGE)]
        values += [tabular[code] for code in TABULAR]
        name = names[weight] + slant
        out(literal(name, f"Weight {weight}{', italic' if slant else ''}.", encode(values)))
    out("}\n")


if __name__ == "__main__":
    main()
