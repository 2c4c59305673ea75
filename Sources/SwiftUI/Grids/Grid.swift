/// Rows whose cells share the columns' widths.
public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content

    /// - Parameters: spacings in points; nil for 8 between columns and for what the cells prefer between rows.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

extension Grid: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let content = view.content
        graph._addLayout(view.layout) { Content._make(content, &$0) }
    }
    nonisolated public var _isStateless: Bool { content._isStateless }
}

/// The cells of one row of a `Grid`.
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content

    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        Content._make(view.content, &graph)
        graph._setTrait(_GridRow.key, _GridRow(alignment: view.alignment), since: mark)
    }
    nonisolated public var _isStateless: Bool { content._isStateless }
}

/// What the cells of a row have in common: one object a row.
final class _GridRow {
    static let key = ObjectIdentifier(_GridRow.self)
    let alignment: VerticalAlignment?
    init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// How many columns a cell spans, and the like: one kind of trait each.
enum _GridCellColumns { static let key = ObjectIdentifier(_GridCellColumns.self) }
enum _GridCellAnchor { static let key = ObjectIdentifier(_GridCellAnchor.self) }
enum _GridCellUnsizedAxes { static let key = ObjectIdentifier(_GridCellUnsizedAxes.self) }
enum _GridColumnAlignment { static let key = ObjectIdentifier(_GridColumnAlignment.self) }

/// Sets a value that the container of the view reads.
struct _TraitModifier<Value> {
    let key: ObjectIdentifier
    let value: Value
}

extension _TraitModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        graph._setTrait(modifier.key, modifier.value, since: mark)
    }
    nonisolated var _isStateless: Bool { true }
}

extension View {
    /// How many columns of its grid the cell spans.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(_TraitModifier(key: _GridCellColumns.key, value: max(count, 1)))
    }
    /// Which point of the cell meets the same point of its place.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(_TraitModifier(key: _GridCellAnchor.key, value: anchor))
    }
    /// Axes along which the cell asks for no room of its own.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(_TraitModifier(key: _GridCellUnsizedAxes.key, value: axes))
    }
    /// How all cells of the cell's column are aligned.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_TraitModifier(key: _GridColumnAlignment.key, value: guide))
    }
}
