/// Colours along a line.
@frozen public struct Gradient: Hashable, Sendable {
    /// A colour at a place, 0...1.
    @frozen public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// In which space colours are blended. Browsers blend in the device's.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool
        public static let device = ColorSpace(isPerceptual: false)
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }
    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

    /// The gradient along a geometry. Places that run backwards stand where the one before does.
    func reference(_ geometry: DisplayGradient.Geometry) -> _StyleReference {
        guard let first = stops.first else { return _StyleReference(.clear) }
        if stops.count == 1 { return _StyleReference(first.color) }
        var last = -Double.infinity
        let locations = stops.map { stop in
            last = max(last, stop.location.isFinite ? stop.location : 0)
            return last
        }
        return _StyleReference(_gradient: _GradientStyle(geometry: geometry, colors: stops.map(\.color), locations: locations))
    }
}

extension Gradient: ShapeStyle {
    /// As a fill, from top to bottom.
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference {
        reference(.linear(startX: 0.5, startY: 0, endX: 0.5, endY: 1))
    }
}

/// A gradient of one of several kinds; as a fill it runs from top to bottom.
@frozen public struct AnyGradient: Hashable, Sendable, ShapeStyle {
    @usableFromInline let gradient: Gradient
    public init(_ gradient: Gradient) { self.gradient = gradient }
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference { gradient._reference(in: environment) }
}

extension Color {
    /// The colour with a little more light at the top (estimate: 16 % white).
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [Color(_mixing: self, with: .white, by: 0.16, isPerceptual: false), self]))
    }
}

extension Color {
    /// A blend with another colour; `fraction` is that one's share, 0...1.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(_mixing: self, with: rhs, by: fraction, isPerceptual: colorSpace == .perceptual)
    }
}
