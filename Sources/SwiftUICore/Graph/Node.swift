/// Kinds of graph nodes. Leaves draw, wrappers hold one child (or one and its layers), containers hold many.
@usableFromInline enum NodeKind: UInt8 {
    // Leaves.
    case text, shape, image, field, spacer, divider
    // Containers.
    case root, hstack, vstack, zstack, layout, scroll, viewThatFits, geometry
    // Wrappers.
    case padding, frame, flexFrame, fixedSize, aspectRatio, offset, position, background, overlay
    case safeArea, safeAreaInset, effect, semantics, trait, guide, space
}

/// What is known of a node without measuring it.
@usableFromInline struct NodeFlags: OptionSet {
    @usableFromInline let rawValue: UInt16
    @inlinable init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The width (height) does not depend on the proposed width (height).
    @inlinable static var rigidWidth: NodeFlags { NodeFlags(rawValue: 1) }
    @inlinable static var rigidHeight: NodeFlags { NodeFlags(rawValue: 2) }
    /// The height depends on the proposed width, as in text that wraps.
    @inlinable static var heightFollowsWidth: NodeFlags { NodeFlags(rawValue: 4) }
    /// The width depends on the proposed height, as in a picture that keeps its aspect ratio.
    @inlinable static var widthFollowsHeight: NodeFlags { NodeFlags(rawValue: 8) }
    /// This node or one that it wraps carries a trait.
    @inlinable static var hasTrait: NodeFlags { NodeFlags(rawValue: 16) }
    /// The subtree holds an explicit alignment guide.
    @inlinable static var hasGuide: NodeFlags { NodeFlags(rawValue: 32) }
    /// A spacer, or a wrapper of one.
    @inlinable static var isSpacer: NodeFlags { NodeFlags(rawValue: 128) }
    /// Axis of the stack that a spacer or divider stands in.
    @inlinable static var inHStack: NodeFlags { NodeFlags(rawValue: 256) }
    @inlinable static var inVStack: NodeFlags { NodeFlags(rawValue: 512) }
    /// Not drawn (`hidden()`, or the views that `ViewThatFits` did not choose).
    @inlinable static var isHidden: NodeFlags { NodeFlags(rawValue: 1024) }
    /// The subtree holds a view that is evaluated during layout.
    @inlinable static var hasGeometry: NodeFlags { NodeFlags(rawValue: 2048) }

    /// A container whose content runs from right to left.
    @inlinable static var isRightToLeft: NodeFlags { NodeFlags(rawValue: 4096) }

    /// What a wrapper takes over from its child.
    @inlinable static var inherited: NodeFlags { NodeFlags(rawValue: 16 | 32 | 128 | 2048) }
    @inlinable static var sizing: NodeFlags { NodeFlags(rawValue: 15) }
}

/// One node in the arena: 72 bytes, links as indices.
@frozen @usableFromInline struct Node {
    /// Frame in points in the parent's coordinates; written by layout.
    @usableFromInline var x: Double = 0
    @usableFromInline var y: Double = 0
    @usableFromInline var width: Double = 0
    @usableFromInline var height: Double = 0
    /// Distance to the sibling before it in a stack, in points; NaN until found.
    @usableFromInline var spacing: Double = .nan
    /// What its stack last proposed to it along the stack's axis.
    @usableFromInline var proposed: Double = .nan
    @usableFromInline var parent: Int32
    @usableFromInline var first: Int32 = -1
    @usableFromInline var next: Int32 = -1
    /// Where the kind's parameters start, in units of 8 bytes; -1 for none.
    @usableFromInline var params: Int32
    @usableFromInline var kind: NodeKind
    @usableFromInline var flags: NodeFlags = []

    @inlinable init(kind: NodeKind, parent: Int32, params: Int32) {
        self.kind = kind
        self.parent = parent
        self.params = params
    }
}
