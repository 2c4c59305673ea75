import Foundation

/// What one element of a path does.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint = 1
    case addQuadCurveToPoint = 2
    case addCurveToPoint = 3
    case closeSubpath = 4
}

/// One element of a path with its points, as a path hands it out.
public struct CGPathElement {
    /// What the element does.
    public var type: CGPathElementType

    /// Its points: one for a move or a line, two for a quadratic curve, three for a cubic curve, none for a close.
    /// They may be read only while the path hands the element out.
    public var points: UnsafeMutablePointer<CGPoint>
}

/// How a path with crossings is filled.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is where the outline turns around the point.
    case winding
    /// Inside is where a ray crosses the outline an odd number of times.
    case evenOdd
}

/// The ends of a stroked line.
public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

/// The corners of a stroked line.
public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}
