import SwiftUICore

extension StyleClasses {
    /// The class of a text style whose paint is not a gradient, made at its first use.
    mutating func name(for style: DisplayTextStyle) -> ClassName {
        if let known = textStyles[style] { return known }
        let made = name(.text, TextStyleSheet.declarations(for: style))
        textStyles[style] = made
        return made
    }

    /// The class of a text style that is painted with a gradient over a box of `width` by `height` points.
    mutating func name(for style: DisplayTextStyle, gradient: DisplayGradient, width: Double, height: Double) -> ClassName {
        let image = GradientSheet.image(gradient, width: width, height: height)
        return name(
            .text,
            TextStyleSheet.declarations(for: style) + ";background:\(image);-webkit-background-clip:text;background-clip:text")
    }
}

/// CSS of text styles.
enum TextStyleSheet {
    /// Height of a line's box as a multiple of the font size: ascent 0.9526 and descent 0.2412 of SF Pro, as one line of text
    /// measures on iOS 18 (20.29 points at 17). Inter's own ascent and descent put the baseline within 0.1 points of where iOS has it.
    static let glyphHeight = 1.1934

    /// Distance from the top of that box to the baseline as a multiple of the font size: Inter's ascent less half of what
    /// its own height (0.96875 + 0.24121) exceeds the box.
    static let baseline = 0.96875 - (0.96875 + 0.24121 - glyphHeight) / 2

    static func declarations(for style: DisplayTextStyle) -> String {
        let font = style.font
        var css = "font-size:\(CSS.pixels(font.size));line-height:\(CSS.pixels(font.size * glyphHeight))"
        if font.weight != 400 { css += ";font-weight:\(font.weight)" }
        if font.traits.contains(.italic) { css += ";font-style:italic" }
        let spacing = CSS.pixels(TextMetrics.tracking(font) + style.kerning)
        if spacing != "0" { css += ";letter-spacing:\(spacing)" }
        css += family(font.traits)
        if font.traits.contains(.monospacedDigit) { css += ";font-feature-settings:\"calt\" 0,\"liga\" 0,\"tnum\"" }
        let lines = [style.underline ? "underline" : nil, style.strikethrough ? "line-through" : nil].compactMap { $0 }
        if !lines.isEmpty { css += ";text-decoration:\(lines.joined(separator: " "))" }
        return css + ";color:" + color(style.paint)
    }

    /// Faces of the reader's machine for what Inter is not. A monospaced face is scaled until its digits are as wide as SF Mono's.
    private static func family(_ traits: ResolvedFont.Traits) -> String {
        if traits.contains(.monospaced) {
            let width = CSS.number(TextMetrics.monospacedAdvance)
            return ";font-family:ui-monospace,Menlo,\"DejaVu Sans Mono\",monospace;font-size-adjust:ch-width \(width)"
        }
        return traits.contains(.serif) ? ";font-family:ui-serif,Georgia,serif" : ""
    }

    /// The colour of letters; transparent where a gradient shows through them.
    private static func color(_ paint: DisplayPaint) -> String {
        switch paint {
        case .none, .gradient: "transparent"
        case .color(let color), .material(let color, _): CSS.color(color)
        }
    }
}
