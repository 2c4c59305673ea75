/// A shape whose type is not known to the compiler.
public struct AnyShape: Shape {
    private let shape: any Shape

    public init<S: Shape>(_ shape: S) {
        if let any = shape as? AnyShape { self = any } else { self.shape = shape }
    }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated public func _form(isRightToLeft: Bool) -> _ShapeForm { shape._form(isRightToLeft: isRightToLeft) }
    nonisolated public var _stroke: StrokeStyle? { shape._stroke }
}
