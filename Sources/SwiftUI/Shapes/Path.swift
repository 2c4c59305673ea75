/// An outline of lines and curves, in points.
@frozen public struct Path: Equatable, Sendable {
    /// One step of an outline.
    @frozen public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    @usableFromInline var elements: [Element]

    @inlinable public init() { elements = [] }
    @usableFromInline init(elements: [Element]) { self.elements = elements }

    public init(_ path: CGPath) { elements = path._elements.map(Element.init) }
    public init(_ path: CGMutablePath) { elements = path._elements.map(Element.init) }
    public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }
    public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
    }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
    }
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Core Graphics' form.
    public var cgPath: CGPath { CGPath(_elements: elements.map(\.coreGraphics)) }
    public var isEmpty: Bool { elements.isEmpty }
    public var boundingRect: CGRect { isEmpty ? .null : cgPath.boundingBoxOfPath }
    public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }

    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { cgPath.contains(p, using: eoFill ? .evenOdd : .winding) }
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Path.Element {
    init(_ element: CGPath._Element) {
        switch element {
        case .move(let to): self = .move(to: to)
        case .line(let to): self = .line(to: to)
        case .quadCurve(let to, let control): self = .quadCurve(to: to, control: control)
        case .curve(let to, let control1, let control2): self = .curve(to: to, control1: control1, control2: control2)
        case .closeSubpath: self = .closeSubpath
        }
    }

    var coreGraphics: CGPath._Element {
        switch self {
        case .move(let to): .move(to: to)
        case .line(let to): .line(to: to)
        case .quadCurve(let to, let control): .quadCurve(to: to, control: control)
        case .curve(let to, let control1, let control2): .curve(to: to, control1: control1, control2: control2)
        case .closeSubpath: .closeSubpath
        }
    }

    /// The step with its points moved by a transform.
    func applying(_ t: CGAffineTransform) -> Self {
        switch self {
        case .move(let to): .move(to: to.applying(t))
        case .line(let to): .line(to: to.applying(t))
        case .quadCurve(let to, let control): .quadCurve(to: to.applying(t), control: control.applying(t))
        case .curve(let to, let c1, let c2): .curve(to: to.applying(t), control1: c1.applying(t), control2: c2.applying(t))
        case .closeSubpath: .closeSubpath
        }
    }

    var command: DisplayPathCommand {
        switch self {
        case .move(let to): .move(x: to.x, y: to.y)
        case .line(let to): .line(x: to.x, y: to.y)
        case .quadCurve(let to, let control): .quad(x: to.x, y: to.y, controlX: control.x, controlY: control.y)
        case .curve(let to, let c1, let c2):
            .cubic(x: to.x, y: to.y, control1X: c1.x, control1Y: c1.y, control2X: c2.x, control2Y: c2.y)
        case .closeSubpath: .close
        }
    }

    /// Whether all coordinates are numbers; others cannot be drawn.
    var isFinite: Bool {
        switch self {
        case .move(let to), .line(let to): to.x.isFinite && to.y.isFinite
        case .quadCurve(let to, let c): to.x.isFinite && to.y.isFinite && c.x.isFinite && c.y.isFinite
        case .curve(let to, let a, let b):
            to.x.isFinite && to.y.isFinite && a.x.isFinite && a.y.isFinite && b.x.isFinite && b.y.isFinite
        case .closeSubpath: true
        }
    }
}

extension Path {
    /// What a picture holds. A path that starts with a line starts it at the origin; steps that are no numbers are left out.
    var commands: [DisplayPathCommand] {
        var result: [DisplayPathCommand] = []
        result.reserveCapacity(elements.count)
        for element in elements where element.isFinite {
            if result.isEmpty {
                if case .closeSubpath = element { continue }
                if case .move = element {} else { result.append(.move(x: 0, y: 0)) }
            }
            result.append(element.command)
        }
        return result
    }

    public func applying(_ transform: CGAffineTransform) -> Path { Path(elements: elements.map { $0.applying(transform) }) }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}
