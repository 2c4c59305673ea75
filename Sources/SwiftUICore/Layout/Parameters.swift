import Foundation

// What layout knows of each kind of node. Plain structs, stored one after the other in the graph; NaN stands for nil.

@frozen @usableFromInline struct StackParameters {
    @usableFromInline var spacing: Double
    @usableFromInline var alignment: AlignmentKey
    /// Sum of the distances between the children; NaN until first asked.
    @usableFromInline var totalSpacing: Double = .nan
    /// -1 until first counted.
    @usableFromInline var childCount: Int32 = -1
    /// The last two answers, and how many there are; further ones lie in `moreAnswers`.
    @usableFromInline var answers: (Answer, Answer) = (Answer(), Answer())
    @usableFromInline var answerCount: UInt8 = 0
    @usableFromInline var nextAnswer: UInt8 = 0
    /// Place of six further answers; -1 until two were not enough.
    @usableFromInline var moreAnswers: Int32 = -1
    /// The proposal that the children's nodes hold their sizes for.
    @usableFromInline var divided = _Proposal(-1, -1)
    /// No child of that division would be longer or shorter across for another proposal across.
    @usableFromInline var isRigidAcross = false

    @inlinable init(spacing: Double, alignment: AlignmentKey) {
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// The size that a container chose for a proposal.
@frozen @usableFromInline struct Answer {
    @usableFromInline var proposal = _Proposal(-1, -1)
    @usableFromInline var size = CGSize.zero
    @inlinable init() {}
    @inlinable init(_ proposal: _Proposal, _ size: CGSize) {
        self.proposal = proposal
        self.size = size
    }
}

@frozen @usableFromInline struct ZStackParameters {
    @usableFromInline var alignment: Alignment
    @inlinable init(alignment: Alignment) { self.alignment = alignment }
}

@frozen @usableFromInline struct PaddingParameters {
    /// NaN where the default padding of the surroundings counts.
    @usableFromInline var top: Double
    @usableFromInline var leading: Double
    @usableFromInline var bottom: Double
    @usableFromInline var trailing: Double
    @usableFromInline var isRightToLeft: Bool
    @inlinable init(_ insets: EdgeInsets, isRightToLeft: Bool) {
        top = insets.top
        leading = insets.leading
        bottom = insets.bottom
        trailing = insets.trailing
        self.isRightToLeft = isRightToLeft
    }
    @inlinable var left: Double { isRightToLeft ? trailing : leading }
    @inlinable var horizontal: Double { leading + trailing }
    @inlinable var vertical: Double { top + bottom }
}

@frozen @usableFromInline struct FrameParameters {
    @usableFromInline var width: Double
    @usableFromInline var height: Double
    @usableFromInline var alignment: Alignment
    @usableFromInline var isRightToLeft: Bool
    @inlinable init(width: Double, height: Double, alignment: Alignment, isRightToLeft: Bool) {
        self.width = width
        self.height = height
        self.alignment = alignment
        self.isRightToLeft = isRightToLeft
    }
}

@frozen @usableFromInline struct FlexFrameParameters {
    @usableFromInline var minWidth: Double
    @usableFromInline var idealWidth: Double
    @usableFromInline var maxWidth: Double
    @usableFromInline var minHeight: Double
    @usableFromInline var idealHeight: Double
    @usableFromInline var maxHeight: Double
    @usableFromInline var alignment: Alignment
    @usableFromInline var isRightToLeft: Bool
    @inlinable init(
        minWidth: Double, idealWidth: Double, maxWidth: Double, minHeight: Double, idealHeight: Double, maxHeight: Double,
        alignment: Alignment, isRightToLeft: Bool
    ) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.idealHeight = idealHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
        self.isRightToLeft = isRightToLeft
    }
}

@frozen @usableFromInline struct FixedSizeParameters {
    @usableFromInline var horizontal: Bool
    @usableFromInline var vertical: Bool
    @inlinable init(horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

@frozen @usableFromInline struct AspectRatioParameters {
    /// Width by height; NaN for the child's own.
    @usableFromInline var ratio: Double
    @usableFromInline var fills: Bool
    @inlinable init(ratio: Double, fills: Bool) {
        self.ratio = ratio
        self.fills = fills
    }
}

@frozen @usableFromInline struct PointParameters {
    @usableFromInline var x: Double
    @usableFromInline var y: Double
    @inlinable init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

@frozen @usableFromInline struct LayerParameters {
    @usableFromInline var alignment: Alignment
    @usableFromInline var isRightToLeft: Bool
    /// Edges of the safe area that the layer extends into (`background(_:ignoresSafeAreaEdges:)`).
    @usableFromInline var ignoredEdges: Edge.Set
    @inlinable init(alignment: Alignment, isRightToLeft: Bool, ignoredEdges: Edge.Set = []) {
        self.alignment = alignment
        self.isRightToLeft = isRightToLeft
        self.ignoredEdges = ignoredEdges
    }
}

@frozen @usableFromInline struct SafeAreaParameters {
    /// Edges whose insets the content ignores.
    @usableFromInline var edges: Edge.Set
    /// Insets that the root or a bar adds for the content, in points.
    @usableFromInline var insets: EdgeInsets
    @inlinable init(edges: Edge.Set, insets: EdgeInsets = EdgeInsets()) {
        self.edges = edges
        self.insets = insets
    }
}

@frozen @usableFromInline struct SafeAreaInsetParameters {
    @usableFromInline var edge: Edge
    @usableFromInline var spacing: Double
    @usableFromInline var alignment: Alignment
    @inlinable init(edge: Edge, spacing: Double, alignment: Alignment) {
        self.edge = edge
        self.spacing = spacing
        self.alignment = alignment
    }
}

@frozen @usableFromInline struct SpacerParameters {
    @usableFromInline var minLength: Double
    @inlinable init(minLength: Double) { self.minLength = minLength }
}

@frozen @usableFromInline struct ShapeParameters {
    @usableFromInline var outline: _ShapeForm.Outline
    @usableFromInline var isContinuous = true
    @usableFromInline var isEvenOdd = false
    @usableFromInline var radii: (Double, Double, Double, Double) = (0, 0, 0, 0)
    @usableFromInline var paint: DisplayPaint
    /// Distance that the outline is moved inwards, in points (`strokeBorder`, `inset(by:)`).
    @usableFromInline var inset: Double = 0
    /// Index of a `ShapeOutline` in the graph's objects; -1 for the built-in outlines.
    @usableFromInline var object: Int32 = -1
    /// Index of a boxed stroke in the graph's objects; -1: filled.
    @usableFromInline var stroke: Int32 = -1
    @inlinable init(outline: _ShapeForm.Outline, paint: DisplayPaint) {
        self.outline = outline
        self.paint = paint
    }
}

@frozen @usableFromInline struct ImageParameters {
    /// Natural size in points.
    @usableFromInline var width: Double
    @usableFromInline var height: Double
    @usableFromInline var isResizable: Bool
    /// Distance of the baseline from the top at natural size, in points; NaN for the bottom.
    @usableFromInline var baseline: Double
    /// Index of the picture in the graph's objects.
    @usableFromInline var object: Int32
    @inlinable init(width: Double, height: Double, isResizable: Bool, baseline: Double, object: Int32) {
        self.width = width
        self.height = height
        self.isResizable = isResizable
        self.baseline = baseline
        self.object = object
    }
}

@frozen @usableFromInline struct ScrollParameters {
    @usableFromInline var horizontal: Bool
    @usableFromInline var vertical: Bool
    @usableFromInline var showsIndicators: Bool
    @usableFromInline var contentWidth: Double = 0
    @usableFromInline var contentHeight: Double = 0
    /// Safe area that the content was inset by, filled in by layout.
    @usableFromInline var insets = EdgeInsets()
    @inlinable init(horizontal: Bool, vertical: Bool, showsIndicators: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.showsIndicators = showsIndicators
    }
}

@frozen @usableFromInline struct ViewThatFitsParameters {
    @usableFromInline var horizontal: Bool
    @usableFromInline var vertical: Bool
    @inlinable init(horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// An index into one of the graph's lists: objects, effects, semantics.
@frozen @usableFromInline struct IndexParameters {
    @usableFromInline var index: Int32
    @inlinable init(_ index: Int32) { self.index = index }
}

@frozen @usableFromInline struct TraitParameters {
    @usableFromInline var key: ObjectIdentifier
    /// The layout priority where the key is `LayoutPriorityKey`.
    @usableFromInline var number: Double
    /// Index of a boxed value in the graph's objects; -1 for numbers.
    @usableFromInline var object: Int32
    @inlinable init(key: ObjectIdentifier, number: Double, object: Int32) {
        self.key = key
        self.number = number
        self.object = object
    }
}
