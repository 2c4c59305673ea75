import Foundation

/// The distances that a view prefers to its neighbours (section 3 of the layout rules: distances by category and edge; the
/// values are re-derived from the system and agree with the snapshots that were measured).
public struct ViewSpacing: Sendable {
    /// What one edge asks for, in points; NaN where it asks for nothing.
    @usableFromInline struct EdgeSpacing: Sendable, Equatable {
        /// For a text's top edge: distance to something above it that is no text; 0 for other views' bottom edges.
        var aboveText = Double.nan
        /// For a text's bottom edge: distance to something below that is no text; 0 for other views' top edges.
        var belowText = Double.nan
        /// For text: leading of the font less the height of its glyphs, and the leading, which tells fonts apart.
        var textGap = Double.nan
        /// A distance that counts beside any neighbour.
        var any = Double.nan

        mutating func merge(_ other: EdgeSpacing) {
            aboveText = larger(aboveText, other.aboveText)
            belowText = larger(belowText, other.belowText)
            textGap = larger(textGap, other.textGap)
            any = larger(any, other.any)
        }
    }

    var top: EdgeSpacing
    var bottom: EdgeSpacing
    var leading: Double
    var trailing: Double

    /// No preference: 8 points to a neighbour that has none either (rules 3.1, 3.2).
    public init() {
        top = EdgeSpacing()
        top.belowText = 0
        bottom = EdgeSpacing()
        bottom.aboveText = 0
        leading = .nan
        trailing = .nan
    }

    /// No distance at all on the axes, as beside a spacer (rule 3.5).
    init(zeroHorizontally: Bool, zeroVertically: Bool) {
        self.init()
        if zeroVertically {
            top.any = 0
            bottom.any = 0
        }
        if zeroHorizontally {
            leading = 0
            trailing = 0
        }
    }

    public static let zero = {
        var spacing = ViewSpacing()
        spacing.top = EdgeSpacing(aboveText: 0, belowText: 0, textGap: 0, any: 0)
        spacing.bottom = spacing.top
        spacing.leading = 0
        spacing.trailing = 0
        return spacing
    }()

    /// Takes the larger distances of both on the edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.merge(other.top) }
        if edges.contains(.bottom) { bottom.merge(other.bottom) }
        if edges.contains(.leading) { leading = larger(leading, other.leading) }
        if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The distance to the next view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { distance(to: next, along: axis, pixel: 1 / 3) }

    func distance(to next: ViewSpacing, along axis: Axis, pixel: Double) -> Double {
        if axis == .horizontal { return orElse(larger(trailing, next.leading), 8) }
        let (a, b) = (bottom, next.top)
        var best = Double.nan
        // Text over text: the lower text's leading less its glyphs, up to a pixel (rule 3.4).
        if !a.textGap.isNaN, !b.textGap.isNaN { best = larger(best, (b.textGap / pixel - 0.001).rounded(.up) * pixel) }
        if !a.aboveText.isNaN, !b.aboveText.isNaN { best = larger(best, a.aboveText + b.aboveText) }
        if !a.belowText.isNaN, !b.belowText.isNaN { best = larger(best, a.belowText + b.belowText) }
        if !a.any.isNaN || !b.any.isNaN { return best.isNaN || isSpacerEdge(a) || isSpacerEdge(b) ? larger(a.any, b.any) : best }
        return orElse(best, 8)
    }

    /// A spacer's edge: it asks for 0 and nothing else wins over that.
    private func isSpacerEdge(_ edge: EdgeSpacing) -> Bool { edge.any == 0 && edge.textGap.isNaN }
}

/// The larger of two where both are numbers, else the one that is.
private func larger(_ a: Double, _ b: Double) -> Double { a.isNaN ? b : (b.isNaN ? a : max(a, b)) }

extension LayoutEngine {
    /// The distances that a node prefers.
    func spacing(_ index: Int32) -> ViewSpacing {
        let node = node(index)
        switch node.pointee.kind {
        case .text, .field: return textSpacing(index)
        case .spacer:
            let flags = node.pointee.flags
            return ViewSpacing(
                zeroHorizontally: !flags.contains(.inVStack), zeroVertically: !flags.contains(.inHStack))
        case .hstack, .vstack: return stackSpacing(index, node.pointee.kind == .hstack ? .horizontal : .vertical)
        case .zstack: return union(index)
        case .layout: return object(index, AnyLayoutNode.self).spacing(self, index)
        case .padding: return paddingSpacing(index)
        case .frame:
            let frame = parameters(index, FrameParameters.self).pointee
            return reset(spacing(node.pointee.first), horizontal: !frame.width.isNaN, vertical: !frame.height.isNaN)
        case .flexFrame:
            let f = parameters(index, FlexFrameParameters.self).pointee
            return reset(
                spacing(node.pointee.first), horizontal: !(f.minWidth.isNaN && f.idealWidth.isNaN && f.maxWidth.isNaN),
                vertical: !(f.minHeight.isNaN && f.idealHeight.isNaN && f.maxHeight.isNaN))
        case .shape, .image, .divider, .geometry, .scroll, .position, .root: return ViewSpacing()
        default: return node.pointee.first < 0 ? ViewSpacing() : spacing(node.pointee.first)
        }
    }

    /// First child's leading edge, last child's trailing edge, everyone's edges across (rule 3.7). An empty stack asks for nothing.
    private func stackSpacing(_ index: Int32, _ axis: Axis) -> ViewSpacing {
        let first = node(index).pointee.first
        guard first >= 0 else { return .zero }
        var result = spacing(first)
        var child = node(first).pointee.next
        while child >= 0 {
            let next = spacing(child)
            if axis == .vertical {
                result.bottom = next.bottom
                result.formUnion(next, edges: .horizontal)
            } else {
                result.trailing = next.trailing
                result.formUnion(next, edges: .vertical)
            }
            child = node(child).pointee.next
        }
        return result
    }

    private func union(_ index: Int32) -> ViewSpacing {
        var result: ViewSpacing?
        forEachChild(index) { child in
            let next = spacing(child)
            result = result?.union(next) ?? next
        }
        return result ?? ViewSpacing()
    }

    /// Padded edges ask for nothing any more (rule 3.6).
    private func paddingSpacing(_ index: Int32) -> ViewSpacing {
        let insets = parameters(index, PaddingParameters.self).pointee
        var result = spacing(node(index).pointee.first)
        let neutral = ViewSpacing()
        if insets.top != 0 { result.top = neutral.top }
        if insets.bottom != 0 { result.bottom = neutral.bottom }
        if insets.leading != 0 { result.leading = neutral.leading }
        if insets.trailing != 0 { result.trailing = neutral.trailing }
        return result
    }

    private func reset(_ spacing: ViewSpacing, horizontal: Bool, vertical: Bool) -> ViewSpacing {
        var result = spacing
        let neutral = ViewSpacing()
        if horizontal { (result.leading, result.trailing) = (neutral.leading, neutral.trailing) }
        if vertical { (result.top, result.bottom) = (neutral.top, neutral.bottom) }
        return result
    }
}
