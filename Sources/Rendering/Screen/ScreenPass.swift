import HTML
import SwiftUICore

/// One walk over a tree that writes its screen.
///
/// The walk is a loop with a stack of open elements, so that the depth of a tree costs no stack of the process.
struct ScreenPass {
    /// An element whose end tag is still to come.
    struct Open: BitwiseCopyable {
        /// The first node that is not inside.
        var end: Int
        var tag: Tag
        var isWrapped: Bool
        var origin: Origin
        /// What surrounds the children.
        var surroundings: Surroundings
    }

    /// HTML parsers stop nesting at 512 elements and strict XML readers at 256; deeper groups are left out, their children are not.
    static let maximumDepth = 200

    let tree: DisplayTree
    let options: ScreenWriter.Options
    let nodes: UnsafeBufferPointer<DisplayNode>
    let texts: UnsafeBufferPointer<DisplayText>
    let segments: UnsafeBufferPointer<DisplaySegment>
    let bytes: UnsafeBufferPointer<UInt8>
    let semantics: UnsafeBufferPointer<Semantics>
    /// Class of each text style; empty for those with a gradient, whose class depends on the box.
    var textClasses: [ClassName] = []
    var stack: [Open] = []
    /// The box that was drawn last: rows of a list repeat theirs.
    var lastBox: (key: BoxKey, name: ClassName)?
    var approximations: [Approximation] = []
    /// Where to go on after a node whose first child was written with it.
    var resume: Int?
    /// How many `id` attributes were given out.
    var identifiers = 0

    static func write(
        _ tree: DisplayTree, options: ScreenWriter.Options, into writer: inout HTMLWriter, styles: inout StyleClasses
    ) -> [Approximation] {
        tree.nodes.withUnsafeBufferPointer { nodes in
            tree.texts.withUnsafeBufferPointer { texts in
                tree.segments.withUnsafeBufferPointer { segments in
                    tree.bytes.withUnsafeBufferPointer { bytes in
                        tree.semantics.withUnsafeBufferPointer { semantics in
                            var pass = ScreenPass(
                                tree: tree, options: options, nodes: nodes, texts: texts, segments: segments, bytes: bytes,
                                semantics: semantics)
                            pass.run(&writer, &styles)
                            return pass.approximations
                        }
                    }
                }
            }
        }
    }

    private mutating func run(_ writer: inout HTMLWriter, _ styles: inout StyleClasses) {
        textClasses.reserveCapacity(tree.textStyles.count)
        for style in tree.textStyles {
            let isGradient = if case .gradient = style.paint { true } else { false }
            textClasses.append(isGradient ? .none : styles.name(for: style))
            if style.font.traits.contains(.serif) {
                note("Font.Design.serif", "Drawn with the browser's serif face; its letters are not as wide as they were measured.", nil)
            }
        }
        stack.reserveCapacity(64)
        beginScreen(&writer)
        var index = 0
        while index < nodes.count {
            while let last = stack.last, last.end <= index, stack.count > 1 { endElement(&writer) }
            write(index, &writer, &styles)
            index = resume ?? (isLeaf(index) ? max(Int(nodes[index].end), index + 1) : index + 1)
            resume = nil
        }
        while !stack.isEmpty { endElement(&writer) }
    }

    /// Leaves have no children that are drawn.
    private func isLeaf(_ index: Int) -> Bool {
        switch nodes[index].kind {
        case .group, .scroll: false
        case .text, .shape, .image, .field: true
        }
    }

    private mutating func beginScreen(_ writer: inout HTMLWriter) {
        writer.raw("<div class=\"v\"")
        writer.attribute("id", options.idPrefix)
        writer.attribute("lang", options.language)
        writer.raw(" role=\"group\"")
        writer.attribute("aria-label", options.label)
        writer.raw(" style=\"width:")
        writer.pixels(max(Origin.hundredths(tree.size.width), 0))
        writer.raw(";height:")
        writer.pixels(max(Origin.hundredths(tree.size.height), 0))
        writer.raw("\">")
        stack.append(Open(end: nodes.count, tag: .div, isWrapped: false, origin: Origin(), surroundings: []))
    }

    private mutating func endElement(_ writer: inout HTMLWriter) {
        let last = stack.removeLast()
        writer.close(last.tag)
        if last.isWrapped { writer.raw("</li>") }
    }

    @inline(__always)
    private mutating func write(_ index: Int, _ writer: inout HTMLWriter, _ styles: inout StyleClasses) {
        let node = nodes[index]
        switch node.kind {
        case .group:
            if node.semantics < 0 && node.effect < 0 { return }
            writeGroup(index, &writer, &styles)
        case .text: writeText(index, leafElement(index, plain: .p), &writer, &styles)
        case .shape: writeShape(index, leafElement(index, plain: .div), &writer, &styles)
        case .image: writeImage(index, &writer, &styles)
        case .field: writeField(index, &writer, &styles)
        case .scroll: writeScroll(index, &writer, &styles)
        }
    }

    /// The element of a text or shape: `plain` where that may stand, unless the node means something.
    @inline(__always)
    private mutating func leafElement(_ index: Int, plain: Tag) -> Element {
        let around = stack[stack.count - 1].surroundings
        if nodes[index].semantics < 0 {
            return Element(tag: around.contains(.list) ? .li : around.contains(.phrasing) ? .span : plain)
        }
        return element(of: index, plain: plain)
    }

    // MARK: - Containers

    private mutating func writeGroup(_ index: Int, _ writer: inout HTMLWriter, _ styles: inout StyleClasses) {
        let node = nodes[index]
        if stack.count >= Self.maximumDepth {
            return note(
                "nested views", "More than \(Self.maximumDepth) elements deep: drawn without what this group does to its content.", index)
        }
        var element = element(of: index, plain: .div)
        let effect = node.effect < 0 ? ClassName.none : effectClass(index, &styles)
        guard isMask(node.effect) else {
            begin(element, effect, index, &writer)
            writer.raw("\">")
            return push(element, index, origin(of: index))
        }
        // A list may not hold the mask.
        if element.tag == .ul { element.tag = .div }
        let mask = makeIdentifier()
        begin(element, effect, index, &writer)
        writer.raw(";-webkit-mask:url(#\(mask));mask:url(#\(mask))\">")
        writeMask(index, mask, &writer, &styles)
        push(element, index, origin(of: index))
    }

    private func isMask(_ effect: Int32) -> Bool {
        if effect >= 0, case .mask = tree.effects[Int(effect)] { true } else { false }
    }

    func origin(of index: Int) -> Origin {
        let frame = nodes[index].frame
        return Origin(x: Origin.hundredths(frame.origin.x), y: Origin.hundredths(frame.origin.y))
    }

    mutating func push(_ element: Element, _ index: Int, _ origin: Origin) {
        let around = stack[stack.count - 1].surroundings
        stack.append(
            Open(
                end: max(Int(nodes[index].end), index + 1), tag: element.tag, isWrapped: element.isWrapped, origin: origin,
                surroundings: surroundings(inside: element, around)))
    }

    /// Writes the start tag up to the frame; the `style` attribute is still open.
    @inline(__always)
    mutating func begin(_ element: Element, _ style: ClassName, _ index: Int, _ writer: inout HTMLWriter) {
        if element.isWrapped { writer.raw("<li class=\"vw\">") }
        writer.open(element.tag)
        if element.semantics >= 0 {
            writeSemantics(element, style, index, &writer)
        } else {
            writer.classes(style)
        }
        writer.place(nodes[index].frame, node: index, in: stack[stack.count - 1].origin)
    }

    /// Writes the end tag of a leaf.
    @inline(__always)
    mutating func end(_ element: Element, _ writer: inout HTMLWriter) {
        writer.close(element.tag)
        if element.isWrapped { writer.raw("</li>") }
    }

    /// Records what is not drawn as iOS draws it.
    mutating func note(_ api: String, _ text: String, _ index: Int?) {
        let own = index.map { nodes[$0].semantics } ?? -1
        let approximation = Approximation(api: api, note: text, source: own < 0 ? nil : semantics[Int(own)].source)
        if !approximations.contains(approximation) { approximations.append(approximation) }
    }
}
