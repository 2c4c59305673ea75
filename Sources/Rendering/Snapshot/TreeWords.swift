import Foundation
import SwiftUICore

/// Words for what a tree holds, shared by the text and the JSON form.
enum TreeWords {
    /// A number with at most two decimals.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let hundredths = Int64((min(max(value, -1e12), 1e12) * 100).rounded())
        let (whole, fraction) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if fraction == 0 { return sign + String(whole) }
        let digits = fraction % 10 == 0 ? String(fraction / 10) : (fraction < 10 ? "0" : "") + String(fraction)
        return "\(sign)\(whole).\(digits)"
    }

    static func size(_ size: CGSize) -> String { "\(number(size.width))×\(number(size.height))" }

    static func kind(_ kind: DisplayNode.Kind) -> String {
        switch kind {
        case .group: "group"
        case .text: "text"
        case .shape: "shape"
        case .image: "image"
        case .field: "field"
        case .scroll: "scroll"
        }
    }

    /// The names of the traits, in the order of their bits.
    static func traits(_ traits: Semantics.Traits) -> [String] {
        let names: [(Semantics.Traits, String)] = [
            (.selected, "selected"), (.disabled, "disabled"), (.hidden, "hidden"), (.header, "header"), (.modal, "modal"),
            (.updatesFrequently, "updatesFrequently"), (.staticText, "staticText"), (.summary, "summary"),
            (.startsMedia, "startsMedia"), (.expanded, "expanded"), (.collapsed, "collapsed"), (.on, "on"), (.mixed, "mixed"),
            (.destructive, "destructive"), (.inert, "inert"), (.combined, "combined"), (.decorative, "decorative"),
        ]
        return names.filter { traits.contains($0.0) }.map(\.1)
    }

    // MARK: - Drawing

    static func paint(_ paint: DisplayPaint, _ tree: DisplayTree) -> String {
        switch paint {
        case .none: "none"
        case .color(let color): CSS.color(color)
        case .material(let tint, let blur): "material \(CSS.color(tint)) blur \(number(blur))"
        case .gradient(let index): gradient(tree.gradients[Int(index)])
        }
    }

    private static func gradient(_ gradient: DisplayGradient) -> String {
        let stops = gradient.stops.map { "\(CSS.color($0.color)) \(number($0.location))" }.joined(separator: " ")
        let numbers: (String, [Double])
        switch gradient.geometry {
        case .linear(let a, let b, let c, let d): numbers = ("linear", [a, b, c, d])
        case .radial(let a, let b, let c, let d): numbers = ("radial", [a, b, c, d])
        case .angular(let a, let b, let c, let d): numbers = ("angular", [a, b, c, d])
        case .elliptical(let a, let b, let c, let d): numbers = ("elliptical", [a, b, c, d])
        }
        return "\(numbers.0)(\(numbers.1.map(number).joined(separator: " "))) \(stops)"
    }

    static func path(_ path: DisplayPath) -> String {
        switch path {
        case .rectangle: return "rectangle"
        case .ellipse: return "ellipse"
        case .rounded(let a, let b, let c, let d, let continuous):
            let radii = a == b && b == c && c == d ? number(a) : [a, b, c, d].map(number).joined(separator: " ")
            return "rounded \(radii)" + (continuous ? "" : " circular")
        case .commands(let commands): return "path \(PathData.text(commands))"
        }
    }

    static func shape(_ shape: DisplayShape, _ tree: DisplayTree) -> String {
        var words = path(shape.path)
        if shape.isEvenOdd { words += " even-odd" }
        words += " " + paint(shape.paint, tree)
        guard let stroke = shape.stroke else { return words }
        words += " stroke \(number(stroke.width))"
        if stroke.cap != .butt { words += " \(stroke.cap == .round ? "round" : "square") caps" }
        if stroke.join != .miter { words += " \(stroke.join == .round ? "round" : "bevel") joins" }
        if !stroke.dash.isEmpty { words += " dash \(stroke.dash.map(number).joined(separator: " "))" }
        return words
    }

    static func image(_ image: DisplayImage, _ tree: DisplayTree) -> String {
        switch image {
        case .symbol(let name, let paints, let weight, let mirrored):
            let colors = paints.map { paint($0, tree) }.joined(separator: " ")
            return "symbol \(name) \(weight) \(colors)" + (mirrored ? " mirrored" : "")
        case .bitmap(let mediaType, let bytes, let isTemplate, let paint):
            let words = "\(mediaType) \(bytes.count) bytes \(fingerprint(bytes))"
            return isTemplate ? words + " " + self.paint(paint, tree) : words
        case .placeholder(let name): return "missing \(name)"
        }
    }

    /// A number that differs between different files: FNV-1a, 64 bits.
    private static func fingerprint(_ bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }

    static func style(_ style: DisplayTextStyle, _ tree: DisplayTree) -> String {
        let font = style.font
        var words = "\(number(font.size))/\(font.weight)"
        let traits: [(ResolvedFont.Traits, String)] = [
            (.italic, "italic"), (.monospaced, "monospaced"), (.monospacedDigit, "monospacedDigit"), (.rounded, "rounded"),
            (.serif, "serif"), (.custom, "custom"),
        ]
        for (trait, name) in traits where font.traits.contains(trait) { words += " " + name }
        words += " " + paint(style.paint, tree)
        if style.kerning != 0 { words += " kerning \(number(style.kerning))" }
        if style.baselineOffset != 0 { words += " raised \(number(style.baselineOffset))" }
        if style.underline { words += " underline" }
        if style.strikethrough { words += " strikethrough" }
        return words
    }

    static func effect(_ effect: DisplayEffect) -> String {
        func list(_ values: Double...) -> String { values.map(CSS.number).joined(separator: " ") }
        switch effect {
        case .opacity(let value): return "opacity \(number(value))"
        case .transform(let a, let b, let c, let d, let tx, let ty): return "transform \(list(a, b, c, d, tx, ty))"
        case .rotation3D(let degrees, let x, let y, let z, let anchorX, let anchorY, let perspective):
            return "rotation3D \(list(degrees, x, y, z, anchorX, anchorY, perspective))"
        case .clip(let path, let isEvenOdd): return "clip \(self.path(path))" + (isEvenOdd ? " even-odd" : "")
        case .blur(let radius): return "blur \(number(radius))"
        case .shadow(let color, let radius, let x, let y): return "shadow \(CSS.color(color)) \(list(radius, x, y))"
        case .filter(let name, let amount): return "\(name) \(CSS.number(amount))"
        case .blend(let mode): return "blend \(mode)"
        case .mask: return "mask"
        }
    }

    static func scroll(_ scroll: DisplayScroll) -> String {
        let axes = [scroll.horizontal ? "horizontal" : nil, scroll.vertical ? "vertical" : nil].compactMap { $0 }
        var words = axes.isEmpty ? "still" : axes.joined(separator: " ")
        words += " content \(size(scroll.contentSize))"
        if scroll.offset != .zero { words += " offset \(number(scroll.offset.x)) \(number(scroll.offset.y))" }
        return words
    }

    // MARK: - Texts

    /// The lines of a text as they are drawn.
    static func lines(_ text: DisplayText, _ tree: DisplayTree) -> [String] {
        var lines = [[UInt8]](repeating: [], count: max(Int(text.lineCount), 0))
        for number in text.segments {
            let segment = tree.segments[Int(number)]
            let line = Int(segment.line)
            while lines.count <= line { lines.append([]) }
            lines[line] += tree.bytes[Int(segment.byteOffset)..<Int(segment.byteOffset + segment.byteCount)]
        }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The distinct styles of a text, in reading order.
    static func styles(_ text: DisplayText, _ tree: DisplayTree) -> [DisplayTextStyle] {
        var seen: [Int32] = []
        for number in text.segments where !seen.contains(tree.segments[Int(number)].style) {
            seen.append(tree.segments[Int(number)].style)
        }
        return seen.map { tree.textStyles[Int($0)] }
    }
}
