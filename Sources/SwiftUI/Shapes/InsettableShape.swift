/// A shape that can be drawn smaller by a distance on all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape moved inwards, in points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A built-in form moved inwards (`inset(by:)`).
@frozen public struct _InsetForm<Base: Shape>: InsettableShape {
    @usableFromInline let base: Base
    @usableFromInline var amount: CGFloat

    @inlinable init(base: Base, amount: CGFloat) {
        self.base = base
        self.amount = amount
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
        guard base._form(isRightToLeft: false).outline == .rounded else { return base.path(in: inner) }
        return Path(commands: _form(isRightToLeft: false).path(in: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
    }
    nonisolated public func inset(by amount: CGFloat) -> Self {
        var copy = self
        copy.amount += amount
        return copy
    }
    nonisolated public func _form(isRightToLeft: Bool) -> _ShapeForm {
        var form = base._form(isRightToLeft: isRightToLeft)
        form.inset += amount
        return form
    }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    public var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
}

extension Path {
    /// The outline that a picture holds, as a path.
    init(commands path: DisplayPath) {
        guard case .commands(let commands) = path else {
            self.init()
            return
        }
        self.init(
            elements: commands.map { command in
                switch command {
                case .move(let x, let y): .move(to: CGPoint(x: x, y: y))
                case .line(let x, let y): .line(to: CGPoint(x: x, y: y))
                case .quad(let x, let y, let cx, let cy): .quadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cx, y: cy))
                case .cubic(let x, let y, let ax, let ay, let bx, let by):
                    .curve(to: CGPoint(x: x, y: y), control1: CGPoint(x: ax, y: ay), control2: CGPoint(x: bx, y: by))
                case .close: .closeSubpath
                }
            })
    }
}
