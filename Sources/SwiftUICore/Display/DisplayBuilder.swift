import Foundation

/// Walks the laid out graph and writes what it shows into a display tree: layout-only nodes vanish, frames become absolute
/// and whole pixels.
struct DisplayBuilder {
    let engine: LayoutEngine
    var tree: DisplayTree
    var actions: ContiguousArray<() -> Void> = []
    private var parent: Int32 = -1
    private var styleNumbers: [DisplayTextStyle: Int32] = [:]
    /// True under something that covers it (a sheet) or where hit testing is off.
    private var isInert = false

    init(engine: LayoutEngine, size: CGSize) {
        self.engine = engine
        tree = DisplayTree(size: size, scale: engine.scale)
    }

    var graph: UnsafeMutablePointer<_Graph> { engine.graph }

    mutating func build(background: RGBA?) {
        let count = Int(graph.pointee.count)
        tree.nodes.reserveCapacity(count)
        tree.gradients = graph.pointee.gradients
        tree.bytes = Array(UnsafeBufferPointer(start: graph.pointee.bytes, count: graph.pointee.bytesCount))
        let root = open(DisplayNode(kind: .group, frame: CGRect(origin: .zero, size: tree.size), parent: -1))
        if let background {
            tree.shapes.append(DisplayShape(path: .rectangle, paint: .color(background)))
            leaf(.shape, CGRect(origin: .zero, size: tree.size), Int32(tree.shapes.count - 1))
        }
        visitChildren(0, 0, 0)
        close(root)
    }

    // MARK: Nodes

    mutating func open(_ node: DisplayNode) -> Int32 {
        let index = Int32(tree.nodes.count)
        tree.nodes.append(node)
        tree.nodes[Int(index)].parent = parent
        parent = index
        return index
    }

    mutating func close(_ index: Int32) {
        tree.nodes[Int(index)].end = Int32(tree.nodes.count)
        parent = tree.nodes[Int(index)].parent
    }

    mutating func leaf(_ kind: DisplayNode.Kind, _ frame: CGRect, _ payload: Int32) {
        var node = DisplayNode(kind: kind, frame: frame, parent: parent, payload: payload)
        node.end = Int32(tree.nodes.count + 1)
        tree.nodes.append(node)
    }

    @inline(__always) func pixels(_ x: Double) -> Double { (x * engine.scale).rounded() / engine.scale }

    @inline(__always) func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        let (left, top) = (pixels(x), pixels(y))
        return CGRect(x: left, y: top, width: pixels(x + width) - left, height: pixels(y + height) - top)
    }

    mutating func visit(_ index: Int32, _ baseX: Double, _ baseY: Double) {
        let node = engine.node(index).pointee
        if node.flags.contains(.isHidden) { return }
        let x = baseX + node.x
        let y = baseY + node.y
        switch node.kind {
        case .text: addText(index, node, x, y)
        case .shape: addShape(index, node, x, y)
        case .image: addImage(index, node, x, y)
        case .field:
            tree.fields.append(engine.object(index, FieldBox.self).field)
            leaf(.field, frame(x, y, node.width, node.height), Int32(tree.fields.count - 1))
        case .divider: addDivider(index, node, x, y)
        case .spacer: return
        case .background:
            let primary = node.first
            if primary < 0 { return }
            var layer = engine.node(primary).pointee.next
            while layer >= 0 {
                visit(layer, x, y)
                layer = engine.node(layer).pointee.next
            }
            visit(primary, x, y)
        case .effect: addEffect(index, node, x, y)
        case .semantics: addSemantics(index, node, x, y)
        case .scroll: addScroll(index, node, x, y)
        case .offset:
            let point = engine.parameters(index, PointParameters.self).pointee
            visitChildren(index, x + point.x, y + point.y)
        default: visitChildren(index, x, y)
        }
    }

    /// Children in order; where a sibling has a `zIndex`, lower ones first, equal ones in order.
    mutating func visitChildren(_ index: Int32, _ x: Double, _ y: Double) {
        var child = engine.node(index).pointee.first
        if child >= 0, engine.node(child).pointee.next >= 0, let order = zOrder(index) {
            for child in order { visit(child, x, y) }
            return
        }
        while child >= 0 {
            visit(child, x, y)
            child = engine.node(child).pointee.next
        }
    }

    private func zOrder(_ index: Int32) -> [Int32]? {
        var levels: [(Double, Int32)] = []
        var isNeeded = false
        var child = engine.node(index).pointee.first
        while child >= 0 {
            if engine.node(child).pointee.flags.contains(.hasTrait) { isNeeded = true }
            child = engine.node(child).pointee.next
        }
        guard isNeeded else { return nil }
        isNeeded = false
        engine.forEachChild(index) { child in
            let level: Double = engine.trait(child, ObjectIdentifier(ZIndexKey.self)) ?? 0
            if level != 0 { isNeeded = true }
            levels.append((level, child))
        }
        guard isNeeded else { return nil }
        return levels.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
    }

    // MARK: Groups

    private mutating func addEffect(_ index: Int32, _ node: Node, _ x: Double, _ y: Double) {
        tree.effects.append(engine.object(index, EffectBox.self).effect(CGSize(width: node.width, height: node.height)))
        var group = DisplayNode(kind: .group, frame: frame(x, y, node.width, node.height), parent: parent)
        group.effect = Int32(tree.effects.count - 1)
        let opened = open(group)
        visitChildren(index, x, y)
        close(opened)
    }

    private mutating func addSemantics(_ index: Int32, _ node: Node, _ x: Double, _ y: Double) {
        var semantics = graph.pointee.semantics[Int(engine.parameters(index, IndexParameters.self).pointee.index)]
        if semantics.action >= 0 {
            actions.append(graph.pointee.actions[Int(semantics.action)])
            semantics.action = Int32(actions.count - 1)
        }
        let outer = isInert
        if semantics.traits.contains(.inert) { isInert = true }
        if isInert { semantics.traits.insert(.inert) }
        tree.semantics.append(semantics)
        if node.first >= 0, engine.node(node.first).pointee.kind == .field {
            // A field is what its semantics say: one element, not a group around one.
            visitChildren(index, x, y)
            tree.nodes[tree.nodes.count - 1].semantics = Int32(tree.semantics.count - 1)
            isInert = outer
            return
        }
        var group = DisplayNode(kind: .group, frame: frame(x, y, node.width, node.height), parent: parent)
        group.semantics = Int32(tree.semantics.count - 1)
        let opened = open(group)
        visitChildren(index, x, y)
        close(opened)
        isInert = outer
    }

    private mutating func addScroll(_ index: Int32, _ node: Node, _ x: Double, _ y: Double) {
        let scroll = engine.parameters(index, ScrollParameters.self).pointee
        let size = CGSize(width: pixels(scroll.contentWidth), height: pixels(scroll.contentHeight))
        tree.scrolls.append(
            DisplayScroll(
                horizontal: scroll.horizontal, vertical: scroll.vertical, contentSize: size, offset: .zero,
                showsIndicators: scroll.showsIndicators))
        let opened = open(
            DisplayNode(
                kind: .scroll, frame: frame(x, y, node.width, node.height), parent: parent, payload: Int32(tree.scrolls.count - 1)))
        visitChildren(index, x, y)
        close(opened)
    }

    // MARK: Leaves

    private mutating func addDivider(_ index: Int32, _ node: Node, _ x: Double, _ y: Double) {
        let paint = engine.parameters(index, ShapeParameters.self).pointee.paint
        tree.shapes.append(DisplayShape(path: .rectangle, paint: paint))
        var frame = frame(x, y, node.width, node.height)
        // A hairline never rounds away.
        frame.size.width = max(frame.width, min(node.width, 1 / engine.scale))
        frame.size.height = max(frame.height, min(node.height, 1 / engine.scale))
        leaf(.shape, frame, Int32(tree.shapes.count - 1))
    }

    private mutating func addShape(_ index: Int32, _ node: Node, _ x: Double, _ y: Double) {
        let shape = engine.parameters(index, ShapeParameters.self).pointee
        let inset = shape.inset
        var frame = frame(x, y, node.width, node.height)
        if inset != 0 { frame = frame.insetBy(dx: min(inset, frame.width / 2), dy: min(inset, frame.height / 2)) }
        var result = DisplayShape(path: path(shape, frame, node), paint: shape.paint)
        if case .commands = result.path, shape.object >= 0 {
            // A user's outline is drawn in the node's whole frame, also where it leaves it.
            frame = self.frame(x, y, node.width, node.height)
        }
        if shape.outline == .circle {
            let side = min(frame.width, frame.height)
            frame = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        }
        result.isEvenOdd = shape.isEvenOdd
        if shape.stroke >= 0 { result.stroke = unsafeDowncast(graph.pointee.objects[Int(shape.stroke)], to: StrokeBox.self).stroke }
        tree.shapes.append(result)
        leaf(.shape, frame, Int32(tree.shapes.count - 1))
    }

    private func path(_ shape: ShapeParameters, _ frame: CGRect, _ node: Node) -> DisplayPath {
        let limit = min(frame.width, frame.height) / 2
        switch shape.outline {
        case .rectangle: return .rectangle
        case .ellipse, .circle: return .ellipse
        case .capsule:
            return .rounded(topLeft: limit, topRight: limit, bottomRight: limit, bottomLeft: limit, continuous: false)
        case .rounded:
            func radius(_ r: Double) -> Double { max(0, min(r - shape.inset, limit)) }
            let r = shape.radii
            return .rounded(
                topLeft: radius(r.0), topRight: radius(r.1), bottomRight: radius(r.2), bottomLeft: radius(r.3),
                continuous: shape.isContinuous)
        case .object:
            let outline = unsafeDowncast(graph.pointee.objects[Int(shape.object)], to: _ShapeOutline.self)
            return outline.path(CGRect(x: 0, y: 0, width: node.width, height: node.height))
        }
    }

    private mutating func addImage(_ index: Int32, _ node: Node, _ x: Double, _ y: Double) {
        let image = engine.parameters(index, ImageParameters.self).pointee
        tree.images.append(unsafeDowncast(graph.pointee.objects[Int(image.object)], to: ImageBox.self).image)
        leaf(.image, frame(x, y, node.width, node.height), Int32(tree.images.count - 1))
    }

    // MARK: Text

    private mutating func addText(_ index: Int32, _ node: Node, _ x: Double, _ y: Double) {
        let text = engine.parameters(index, TextParameters.self)
        if text.pointee.byteCount == 0 { return }
        let first = Int32(tree.segments.count)
        var count = 1
        var isTruncated = false
        let font = text.pointee.font
        var factor = 1.0
        let measure = text.pointee.measure
        if text.pointee.mixed < 0, measure.paragraphs <= 1, measure.width <= node.width + 0.001 {
            let style = number(of: style(text, font))
            let free = max(node.width - engine.ceilToPixel(measure.width), 0)
            tree.segments.append(
                DisplaySegment(
                    line: 0, style: style, byteOffset: Int32(text.pointee.byteOffset), byteCount: text.pointee.byteCount,
                    x: free * share(text), width: measure.width))
        } else {
            let (broken, scale) = engine.breakLines(index, _Proposal(node.width, node.height), keepsLines: true)
            factor = scale
            count = broken.lines.count
            isTruncated = broken.isTruncated
            addLines(text, broken, node.width, factor)
        }
        tree.texts.append(
            DisplayText(
                segments: first..<Int32(tree.segments.count), lineCount: Int32(count),
                lineHeight: (font.leading + text.pointee.lineSpacing) * factor, glyphHeight: FontMetrics.lineHeight(font) * factor,
                isTruncated: isTruncated, isRightToLeft: measure.contents.contains(.rightToLeft)))
        leaf(.text, frame(x, y, node.width, node.height), Int32(tree.texts.count - 1))
    }

    /// Which share of a line's free room lies left of it.
    private func share(_ text: UnsafeMutablePointer<TextParameters>) -> Double {
        switch text.pointee.alignment {
        case .leading: text.pointee.isRightToLeft ? 1 : 0
        case .center: 0.5
        case .trailing: text.pointee.isRightToLeft ? 0 : 1
        }
    }

    private func style(_ text: UnsafeMutablePointer<TextParameters>, _ font: ResolvedFont) -> DisplayTextStyle {
        var style = DisplayTextStyle(font: font, paint: text.pointee.paint)
        style.kerning = text.pointee.kerning
        style.baselineOffset = text.pointee.baselineOffset
        style.underline = text.pointee.underline
        style.strikethrough = text.pointee.strikethrough
        return style
    }

    private mutating func addLines(_ text: UnsafeMutablePointer<TextParameters>, _ broken: BrokenText, _ width: Double, _ factor: Double) {
        let bytes = UnsafeBufferPointer(start: graph.pointee.bytes + text.pointee.byteOffset, count: Int(text.pointee.byteCount))
        var runs = [TextRun(end: bytes.count, font: text.pointee.font, kerning: text.pointee.kerning)]
        var styles = [style(text, text.pointee.font)]
        if text.pointee.mixed >= 0 {
            let mixed = unsafeDowncast(graph.pointee.objects[Int(text.pointee.mixed)], to: MixedText.self)
            (runs, styles) = (mixed.runs, mixed.styles)
        }
        if factor < 1 { styles = styles.map { shrunk($0, factor) } }
        let numbers = styles.map { number(of: $0) }
        for (line, content) in broken.lines.enumerated() {
            let start = max(width - content.width * factor, 0) * share(text)
            let segments = runs.withUnsafeBufferPointer { LineBreaker.segments(of: content, in: bytes, runs: $0) }
            for segment in segments where segment.isEllipsis || segment.end > segment.start {
                var offset = text.pointee.byteOffset + segment.start
                var count = segment.end - segment.start
                if segment.isEllipsis {
                    offset = tree.bytes.count
                    tree.bytes.append(contentsOf: [0xE2, 0x80, 0xA6])
                    count = 3
                }
                tree.segments.append(
                    DisplaySegment(
                        line: Int32(line), style: numbers[segment.run], byteOffset: Int32(offset), byteCount: Int32(count),
                        x: start + segment.x * factor, width: segment.width * factor))
            }
        }
    }

    private func shrunk(_ style: DisplayTextStyle, _ factor: Double) -> DisplayTextStyle {
        var style = style
        style.font.size *= factor
        style.font.leading *= factor
        style.kerning *= factor
        return style
    }

    private mutating func number(of style: DisplayTextStyle) -> Int32 {
        for (number, known) in tree.textStyles.prefix(16).enumerated() where known == style { return Int32(number) }
        if let known = styleNumbers[style] { return known }
        let number = Int32(tree.textStyles.count)
        tree.textStyles.append(style)
        styleNumbers[style] = number
        return number
    }
}

/// An outline that is not built in, made for the size that the shape gets.
open class _ShapeOutline {
    public init() {}
    /// The outline in a rectangle whose origin is (0, 0), in points.
    open func path(_ rect: CGRect) -> DisplayPath { .rectangle }
    /// The size that the shape chooses, in points; nil for all that it is offered.
    open func size(_ proposal: ProposedViewSize) -> CGSize? { nil }
}

@usableFromInline final class StrokeBox {
    let stroke: DisplayShape.Stroke
    @usableFromInline init(_ stroke: DisplayShape.Stroke) { self.stroke = stroke }
}

extension ViewGraph {
    /// What the screen shows now.
    func picture() -> DisplayTree {
        let root = graph.pointee.nodes[0]
        var builder = DisplayBuilder(engine: engine, size: CGSize(width: root.width, height: root.height))
        builder.build(background: surroundings.background.map { Color(_system: $0).rgba(in: surroundings.environment) })
        actions = builder.actions
        builder.tree.approximations = approximations
        builder.tree.failures = failures
        return builder.tree
    }
}
