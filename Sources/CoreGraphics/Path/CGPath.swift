import Foundation

/// An outline of lines and curves, in points.
public class CGPath: Hashable {
    /// One step of an outline.
    public enum _Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// The steps of the outline.
    public internal(set) final var _elements: [_Element]

    /// An outline of these steps.
    public init(_elements: [_Element]) {
        self._elements = _elements
    }

    /// A rectangle, moved by a transform.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(_elements: path._elements)
    }

    /// An ellipse in a rectangle, moved by a transform.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(_elements: path._elements)
    }

    /// A rectangle with rounded corners, moved by a transform.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(_elements: path._elements)
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs._elements == rhs._elements }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(_elements)
    }

    /// Whether there is no step.
    public var isEmpty: Bool { _elements.isEmpty }

    /// The end of the last step; the start of the subpath after a close; zero when empty.
    public var currentPoint: CGPoint {
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in _elements {
            switch element {
            case .move(let to): (current, start) = (to, to)
            case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): current = to
            case .closeSubpath: current = start
            }
        }
        return current
    }

    /// A path of its own with the same steps.
    public func copy() -> CGPath? { CGPath(_elements: _elements) }

    /// A path of its own with the steps moved by a transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform = transform?.pointee else { return copy() }
        return CGPath(_elements: _elements.map { $0.applying(transform) })
    }

    /// A path of its own that can be added to.
    public func mutableCopy() -> CGMutablePath? {
        let path = CGMutablePath()
        path.append(_elements)
        return path
    }

    /// A path of its own that can be added to, moved by a transform.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let path = CGMutablePath()
        path.append(_elements.map { $0.applying(transform?.pointee ?? .identity) })
        return path
    }

    /// Hands out the steps in their order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        var points = [CGPoint](repeating: .zero, count: 3)
        points.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for element in _elements {
                var handed = CGPathElement(type: element.type, points: base)
                switch element {
                case .move(let to), .line(let to): base[0] = to
                case .quadCurve(let to, let control): (base[0], base[1]) = (control, to)
                case .curve(let to, let control1, let control2): (base[0], base[1], base[2]) = (control1, control2, to)
                case .closeSubpath: break
                }
                block(&handed)
            }
        }
    }
}

extension CGPath._Element {
    /// What the step does, in Core Graphics' words.
    var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .closeSubpath: .closeSubpath
        }
    }

    /// The step with its points moved by a transform.
    func applying(_ transform: CGAffineTransform) -> Self {
        if transform.isIdentity { return self }
        return switch self {
        case .move(let to): .move(to: to.applying(transform))
        case .line(let to): .line(to: to.applying(transform))
        case .quadCurve(let to, let control): .quadCurve(to: to.applying(transform), control: control.applying(transform))
        case .curve(let to, let control1, let control2):
            .curve(to: to.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
    }
}
