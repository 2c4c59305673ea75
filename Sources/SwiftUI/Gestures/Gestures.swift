import Foundation

/// Fingers down and up again.
public struct TapGesture: Equatable, Sendable {
    public var count: Int
    public init(count: Int = 1) { self.count = count }
}

extension TapGesture: _PrimitiveGesture {
    public typealias Value = Void
}

/// A tap with its place.
public struct SpatialTapGesture: Equatable, Sendable {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }
    public var count: Int
    public var coordinateSpace: CoordinateSpace
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }
}

extension SpatialTapGesture: _PrimitiveGesture {}

/// A finger that stays down.
public struct LongPressGesture: Equatable, Sendable {
    /// Seconds.
    public var minimumDuration: Double
    /// Points.
    public var maximumDistance: CGFloat
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: _PrimitiveGesture {
    public typealias Value = Bool
}

/// A finger that moves.
public struct DragGesture: Equatable, Sendable {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var velocity: CGSize
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
    }
    /// Points.
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

extension DragGesture: _PrimitiveGesture {}

/// Two fingers that move apart.
public struct MagnifyGesture: Equatable, Sendable {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: _PrimitiveGesture {}

/// Two fingers that move apart, by their factor alone.
public struct MagnificationGesture: Equatable, Sendable {
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: _PrimitiveGesture {
    public typealias Value = CGFloat
}

/// Two fingers that turn.
public struct RotateGesture: Equatable, Sendable {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: _PrimitiveGesture {}

/// Two fingers that turn, by their angle alone.
public struct RotationGesture: Equatable, Sendable {
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: _PrimitiveGesture {
    public typealias Value = Angle
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public var first: First
    public var second: Second
    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SimultaneousGesture: _PrimitiveGesture {
    nonisolated public var _tap: (@MainActor () -> Void)? { first._tap ?? second._tap }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    @frozen public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    public var first: First
    public var second: Second
    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SequenceGesture: _PrimitiveGesture {}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// The first of two gestures, else the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    @frozen public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public var first: First
    public var second: Second
    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ExclusiveGesture: _PrimitiveGesture {
    nonisolated public var _tap: (@MainActor () -> Void)? { first._tap ?? second._tap }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
