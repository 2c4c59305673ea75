import Foundation
import HTML
import Rendering
import SwiftUICore

/// Builds display trees by hand, as evaluation and layout would.
struct TreeBuilder {
    static let body = ResolvedFont(size: 17, leading: 22)
    static let black = DisplayPaint.color(RGBA(red: 0, green: 0, blue: 0))

    var tree = DisplayTree(size: CGSize(width: 393, height: 852), scale: 3)
    private var open: [Int32] = []

    /// A tree whose node 0 is the screen, with what `content` adds to it.
    static func screen(_ content: (inout TreeBuilder) -> Void) -> DisplayTree {
        var builder = TreeBuilder()
        builder.group(0, 0, 393, 852) { content(&$0) }
        return builder.tree
    }

    /// Adds a node with what `content` puts into it.
    mutating func node(
        _ kind: DisplayNode.Kind, _ frame: CGRect, payload: Int = -1, effect: DisplayEffect? = nil, _ semantics: Semantics? = nil,
        _ content: (inout TreeBuilder) -> Void = { _ in }
    ) {
        let index = tree.nodes.count
        var node = DisplayNode(kind: kind, frame: frame, parent: open.last ?? -1, payload: Int32(payload))
        if let effect {
            node.effect = Int32(tree.effects.count)
            tree.effects.append(effect)
        }
        if let semantics {
            node.semantics = Int32(tree.semantics.count)
            tree.semantics.append(semantics)
        }
        tree.nodes.append(node)
        open.append(Int32(index))
        content(&self)
        open.removeLast()
        tree.nodes[index].end = Int32(tree.nodes.count)
    }

    mutating func group(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, effect: DisplayEffect? = nil, _ semantics: Semantics? = nil,
        _ content: (inout TreeBuilder) -> Void = { _ in }
    ) {
        node(.group, CGRect(x: x, y: y, width: width, height: height), effect: effect, semantics, content)
    }

    /// One line of body text, as wide as it measures.
    mutating func text(
        _ string: String, _ x: Double, _ y: Double, width: Double? = nil, style: DisplayTextStyle? = nil, indent: Double = 0,
        rightToLeft: Bool = false, _ semantics: Semantics? = nil
    ) {
        let style = style ?? DisplayTextStyle(font: Self.body, paint: Self.black)
        let measured = TextMetrics.measure(string, style.font, kerning: style.kerning).width
        let glyphHeight = style.font.size * 1.1934
        lines(
            [[(string, style, indent, measured)]], CGRect(x: x, y: y, width: width ?? measured, height: glyphHeight), rightToLeft, semantics
        )
    }

    /// Lines of pieces: text, style, left edge, width.
    mutating func lines(
        _ lines: [[(String, DisplayTextStyle, Double, Double)]], _ frame: CGRect, _ rightToLeft: Bool = false, _ semantics: Semantics? = nil
    ) {
        let first = Int32(tree.segments.count)
        var size = 0.0
        for (number, line) in lines.enumerated() {
            for (string, style, x, width) in line {
                if number > 0, !string.isEmpty, line.first?.0 == string { tree.bytes.append(0x20) }
                size = max(size, style.font.size)
                let start = Int32(tree.bytes.count)
                tree.bytes += Array(string.utf8)
                tree.segments.append(
                    DisplaySegment(
                        line: Int32(number), style: index(of: style), byteOffset: start, byteCount: Int32(string.utf8.count), x: x,
                        width: width))
            }
        }
        tree.texts.append(
            DisplayText(
                segments: first..<Int32(tree.segments.count), lineCount: Int32(lines.count), lineHeight: 22, glyphHeight: size * 1.1934,
                isTruncated: false, isRightToLeft: rightToLeft))
        node(.text, frame, payload: tree.texts.count - 1, semantics)
    }

    private mutating func index(of style: DisplayTextStyle) -> Int32 {
        if let known = tree.textStyles.firstIndex(of: style) { return Int32(known) }
        tree.textStyles.append(style)
        return Int32(tree.textStyles.count - 1)
    }

    mutating func shape(_ shape: DisplayShape, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ semantics: Semantics? = nil) {
        tree.shapes.append(shape)
        node(.shape, CGRect(x: x, y: y, width: width, height: height), payload: tree.shapes.count - 1, semantics)
    }

    mutating func gradient(_ geometry: DisplayGradient.Geometry) -> DisplayPaint {
        let stops = [
            DisplayGradient.Stop(color: RGBA(red: 255, green: 0, blue: 0), location: 0),
            DisplayGradient.Stop(color: RGBA(red: 0, green: 0, blue: 255), location: 1),
        ]
        tree.gradients.append(DisplayGradient(geometry: geometry, stops: stops))
        return .gradient(Int32(tree.gradients.count - 1))
    }

    mutating func image(_ image: DisplayImage, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ semantics: Semantics? = nil) {
        tree.images.append(image)
        node(.image, CGRect(x: x, y: y, width: width, height: height), payload: tree.images.count - 1, semantics)
    }

    mutating func field(_ field: DisplayField, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ semantics: Semantics? = nil) {
        tree.fields.append(field)
        node(.field, CGRect(x: x, y: y, width: width, height: height), payload: tree.fields.count - 1, semantics)
    }

    mutating func scroll(_ scroll: DisplayScroll, _ frame: CGRect, _ semantics: Semantics? = nil, _ content: (inout TreeBuilder) -> Void) {
        tree.scrolls.append(scroll)
        node(.scroll, frame, payload: tree.scrolls.count - 1, semantics, content)
    }
}

/// Semantics with a role and what `change` sets.
func meaning(_ role: Semantics.Role, _ change: (inout Semantics) -> Void = { _ in }) -> Semantics {
    var semantics = Semantics(role: role)
    change(&semantics)
    return semantics
}

/// A screen's element without its start and end tag, the style sheet's own rules, and what was approximated.
struct Written {
    var html: String
    var css: String
    var approximations: [Approximation]

    init(_ tree: DisplayTree, options: ScreenWriter.Options = .init()) {
        var writer = HTMLWriter()
        var styles = StyleClasses()
        var pass = ScreenWriter(options: options)
        pass.write(tree, into: &writer, styles: &styles)
        let whole = writer.string()
        let start = whole.firstIndex(of: ">").map { whole.index(after: $0) } ?? whole.startIndex
        html = String(whole[start...].dropLast("</div>".count))
        css = String(styles.css().dropFirst(StyleClasses().css().count))
        approximations = pass.approximations
    }

    /// What `content` adds to a screen.
    init(_ content: (inout TreeBuilder) -> Void) {
        self.init(TreeBuilder.screen(content))
    }
}
