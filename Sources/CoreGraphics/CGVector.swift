@_exported import Foundation

/// A distance in two dimensions, in points.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
    /// The horizontal distance.
    public var dx: CGFloat

    /// The vertical distance.
    public var dy: CGFloat

    /// No distance.
    @inlinable
    public init() {
        dx = 0
        dy = 0
    }

    /// A distance from its two parts.
    @inlinable
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A distance from whole numbers.
    @inlinable
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A distance from doubles.
    @inlinable
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// No distance.
    public static let zero = CGVector()
}
