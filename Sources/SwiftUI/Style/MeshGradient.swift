/// Colours at the points of a grid. Drawn as a linear gradient through the colours of its diagonal.
public struct MeshGradient: Equatable, Sendable {
    /// Where the points of the grid stand, in unit coordinates.
    public enum Locations: Hashable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The colours of the points.
    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// A point with the control points of its four curves.
    public struct BezierPoint: Hashable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    public var width: Int
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    public var background: Color
    public var smoothsColors: Bool

    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
    }
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Colours from the first corner to the last.
    private var diagonal: [Color] {
        let all: [Color] =
            switch colors {
            case .colors(let colors): colors
            case .resolvedColors(let colors): colors.map(Color.init)
            }
        guard width > 1, height > 1, all.count >= width * height else { return all.isEmpty ? [background] : all }
        let steps = max(width, height) - 1
        return (0...steps).map { step in
            let (x, y) = (step * (width - 1) / steps, step * (height - 1) / steps)
            return all[y * width + x]
        }
    }
}

extension MeshGradient: ShapeStyle {
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference {
        Gradient(colors: diagonal).reference(.linear(startX: 0, startY: 0, endX: 1, endY: 1))
            ._adding(.approximation("MeshGradient", "a linear gradient through the colours of the grid's diagonal"))
    }
}

extension MeshGradient: _PrimitiveView {
    public static func _make(_ view: __owned MeshGradient, _ graph: inout _Graph) { Rectangle().fill(view)._makeView(&graph) }
    nonisolated public var _isStateless: Bool { true }
}
