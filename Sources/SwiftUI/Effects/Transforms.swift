/// A map of the content's picture that may depend on its size.
struct _TransformModifier {
    let effect: (CGSize) -> DisplayEffect
}

extension _TransformModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        graph._wrapEffect(since: mark, modifier.effect)
    }
    nonisolated var _isStateless: Bool { true }
}

extension DisplayEffect {
    /// An affine map; one with numbers that are none is the identity.
    init(_ t: CGAffineTransform) {
        let isNumber = [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite)
        let t = isNumber ? t : .identity
        self = .transform(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
    }
}

extension View {
    nonisolated private func transformed(_ transform: CGAffineTransform, about anchor: UnitPoint) -> some View {
        modifier(_TransformModifier { DisplayEffect(transform.about(anchor, in: CGRect(origin: .zero, size: $0))) })
    }

    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        transformed(CGAffineTransform(a: scale.width, b: 0, c: 0, d: scale.height, tx: 0, ty: 0), about: anchor)
    }
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        transformed(CGAffineTransform(rotationAngle: angle.radians), about: anchor)
    }
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { transformed(transform, about: .topLeading) }

    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        let effect = DisplayEffect.rotation3D(
            degrees: angle.degrees, x: axis.x, y: axis.y, z: axis.z, anchorX: anchor.x, anchorY: anchor.y, perspective: perspective)
        return modifier(_TransformModifier { _ in effect })
    }

    nonisolated public func projectionEffect(
        _ transform: ProjectionTransform, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(_ProjectionModifier(transform: transform, fileID: fileID, line: line))
    }

    /// Mirrors the content where reading runs from the right.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { modifier(_FlipModifier(isEnabled: enabled)) }
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(_FlipModifier(isEnabled: behavior != .fixed))
    }
}

/// Mirrors the content from left to right where reading runs from the right.
struct _FlipModifier {
    let isEnabled: Bool
}

extension _FlipModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        guard modifier.isEnabled, graph.environment.layoutDirection == .rightToLeft else { return }
        graph._wrapEffect(since: mark) { .transform(a: -1, b: 0, c: 0, d: 1, tx: $0.width, ty: 0) }
    }
    nonisolated var _isStateless: Bool { true }
}
