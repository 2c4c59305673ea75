/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable, Animatable {
    /// Width in points.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in points; empty for an unbroken line.
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
    }

    /// What a picture holds.
    var stroke: DisplayShape.Stroke {
        var stroke = DisplayShape.Stroke(width: lineWidth.isFinite ? max(lineWidth, 0) : 0)
        switch lineCap {
        case .butt: stroke.cap = .butt
        case .round: stroke.cap = .round
        case .square: stroke.cap = .square
        }
        switch lineJoin {
        case .miter: stroke.join = .miter
        case .round: stroke.join = .round
        case .bevel: stroke.join = .bevel
        }
        stroke.miterLimit = miterLimit
        // Dashes of no length at all would never end.
        if dash.contains(where: { $0 > 0 }), dash.allSatisfy({ $0 >= 0 && $0.isFinite }) { stroke.dash = dash.map(Double.init) }
        stroke.dashPhase = dashPhase
        return stroke
    }
}

/// How an area is filled.
@frozen public struct FillStyle: Equatable, Sendable {
    /// Holes by the even-odd rule instead of by winding.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
