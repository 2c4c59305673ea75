/// The rule of `HStack` as a layout.
public struct HStackLayout: Sendable {
    public var alignment: VerticalAlignment
    /// Distance between neighbours in points; nil for what they prefer.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

extension HStackLayout: Layout {
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews._stackSpacing(.horizontal) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews._stackSize(.horizontal, alignment: alignment.key, spacing: spacing, proposal: proposal)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews._placeStack(.horizontal, alignment: alignment.key, spacing: spacing, in: bounds, proposal: proposal)
    }
}

/// The rule of `VStack` as a layout.
public struct VStackLayout: Sendable {
    public var alignment: HorizontalAlignment
    /// Distance between neighbours in points; nil for what they prefer.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

extension VStackLayout: Layout {
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews._stackSpacing(.vertical) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews._stackSize(.vertical, alignment: alignment.key, spacing: spacing, proposal: proposal)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews._placeStack(.vertical, alignment: alignment.key, spacing: spacing, in: bounds, proposal: proposal)
    }
}

/// The rule of `ZStack` as a layout (rule 6.7).
public struct ZStackLayout: Sendable {
    public var alignment: Alignment
    public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension ZStackLayout: Layout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        union(proposal, subviews).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let inner = ProposedViewSize(bounds.size)
        let union = union(inner, subviews)
        for view in subviews {
            let d = view.dimensions(in: inner)
            view.place(
                at: CGPoint(
                    x: bounds.minX + union.guide.x - d[alignment.horizontal], y: bounds.minY + union.guide.y - d[alignment.vertical]),
                proposal: inner)
        }
    }

    /// Size of the aligned views of the highest priority, and where their common guides lie in it.
    private func union(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (size: CGSize, guide: CGPoint) {
        let top = subviews.lazy.map(\.priority).max() ?? 0
        var (left, right, above, below) = (-CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        for view in subviews where view.priority == top {
            let d = view.dimensions(in: proposal)
            left = max(left, d[alignment.horizontal])
            right = max(right, d.width - d[alignment.horizontal])
            above = max(above, d[alignment.vertical])
            below = max(below, d.height - d[alignment.vertical])
        }
        guard left.isFinite else { return (.zero, .zero) }
        return (CGSize(width: left + right, height: above + below), CGPoint(x: left, y: above))
    }
}
