import Foundation
import SwiftUICore

extension ArchiveWriter {
    mutating func write(_ tree: DisplayTree) {
        write(tree.size)
        write(tree.scale)
        write(tree.nodes) { $0.write($1) }
        write(tree.texts) { $0.write($1) }
        write(tree.segments) { $0.write($1) }
        write(tree.bytes)
        write(tree.textStyles) { $0.write($1) }
        write(tree.shapes) { $0.write($1) }
        write(tree.images) { $0.write($1) }
        write(tree.fields) { $0.write($1) }
        write(tree.scrolls) { $0.write($1) }
        write(tree.effects) { $0.write($1) }
        write(tree.gradients) { $0.write($1) }
        write(tree.semantics) { $0.write($1) }
        write(tree.approximations) { $0.write($1) }
        write(tree.failures) { $0.write($1) }
    }

    private mutating func write(_ size: CGSize) {
        write(Double(size.width))
        write(Double(size.height))
    }

    private mutating func write(_ node: DisplayNode) {
        write(node.kind.rawValue)
        write(Double(node.frame.origin.x))
        write(Double(node.frame.origin.y))
        write(node.frame.size)
        for number in [node.parent, node.end, node.payload, node.effect, node.semantics] { write(number) }
    }

    private mutating func write(_ text: DisplayText) {
        for number in [text.segments.lowerBound, text.segments.upperBound, text.lineCount] { write(number) }
        write(text.lineHeight)
        write(text.glyphHeight)
        write(text.isTruncated)
        write(text.isRightToLeft)
    }

    private mutating func write(_ segment: DisplaySegment) {
        for number in [segment.line, segment.style, segment.byteOffset, segment.byteCount] { write(number) }
        write(segment.x)
        write(segment.width)
    }

    private mutating func write(_ source: SourceLine?) {
        write(source != nil)
        guard let source else { return }
        write(source.fileID)
        write(source.line)
    }

    private mutating func write(_ semantics: Semantics) {
        write(semantics.role.rawValue)
        write(semantics.traits.rawValue)
        for text in [semantics.label, semantics.value, semantics.hint, semantics.identifier, semantics.url] { write(text) }
        write(semantics.headingLevel)
        for number in [semantics.minimum, semantics.maximum, semantics.current] { write(number) }
        write(semantics.action)
        write(semantics.source)
    }

    private mutating func write(_ approximation: Approximation) {
        write(approximation.api)
        write(approximation.note)
        write(approximation.source)
    }

    private mutating func write(_ failure: Failure) {
        write(failure.message)
        write(failure.mend)
        write(failure.source)
    }
}

extension ArchiveReader {
    mutating func tree() throws(ArchiveError) -> DisplayTree {
        var tree = DisplayTree(size: try size(), scale: try value())
        tree.nodes = try array { reader throws(ArchiveError) in try reader.node() }
        tree.texts = try array { reader throws(ArchiveError) in try reader.displayText() }
        tree.segments = try array { reader throws(ArchiveError) in try reader.segment() }
        tree.bytes = try raw()
        tree.textStyles = try array { reader throws(ArchiveError) in try reader.textStyle() }
        tree.shapes = try array { reader throws(ArchiveError) in try reader.shape() }
        tree.images = try array { reader throws(ArchiveError) in try reader.image() }
        tree.fields = try array { reader throws(ArchiveError) in try reader.field() }
        tree.scrolls = try array { reader throws(ArchiveError) in try reader.scroll() }
        tree.effects = try array { reader throws(ArchiveError) in try reader.effect() }
        tree.gradients = try array { reader throws(ArchiveError) in try reader.gradient() }
        tree.semantics = try array { reader throws(ArchiveError) in try reader.semantics() }
        tree.approximations = try array { reader throws(ArchiveError) in
            Approximation(api: try reader.text(), note: try reader.text(), source: try reader.source())
        }
        tree.failures = try array { reader throws(ArchiveError) in
            Failure(message: try reader.text(), mend: try reader.optionalText(), source: try reader.source())
        }
        return tree
    }

    mutating func size() throws(ArchiveError) -> CGSize {
        CGSize(width: try value(Double.self), height: try value(Double.self))
    }

    private mutating func node() throws(ArchiveError) -> DisplayNode {
        let kind = try choice(DisplayNode.Kind.self)
        let origin = CGPoint(x: try value(Double.self), y: try value(Double.self))
        let frame = CGRect(origin: origin, size: try size())
        let (parent, end) = (try value(Int32.self), try value(Int32.self))
        var node = DisplayNode(
            kind: kind, frame: frame, parent: parent, payload: try value(), effect: try value(), semantics: try value())
        node.end = end
        return node
    }

    private mutating func displayText() throws(ArchiveError) -> DisplayText {
        let (start, end) = (try value(Int32.self), try value(Int32.self))
        guard start <= end else { throw ArchiveError() }
        return DisplayText(
            segments: start..<end, lineCount: try value(), lineHeight: try value(), glyphHeight: try value(), isTruncated: try flag(),
            isRightToLeft: try flag())
    }

    private mutating func segment() throws(ArchiveError) -> DisplaySegment {
        DisplaySegment(
            line: try value(), style: try value(), byteOffset: try value(), byteCount: try value(), x: try value(), width: try value())
    }

    private mutating func source() throws(ArchiveError) -> SourceLine? {
        try flag() ? SourceLine(fileID: try text(), line: try value()) : nil
    }

    private mutating func semantics() throws(ArchiveError) -> Semantics {
        var semantics = Semantics(role: try choice())
        semantics.traits = Semantics.Traits(rawValue: try value())
        semantics.label = try optionalText()
        semantics.value = try optionalText()
        semantics.hint = try optionalText()
        semantics.identifier = try optionalText()
        semantics.url = try optionalText()
        semantics.headingLevel = try value()
        semantics.minimum = try value()
        semantics.maximum = try value()
        semantics.current = try value()
        semantics.action = try value()
        semantics.source = try source()
        return semantics
    }
}
