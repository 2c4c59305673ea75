/// Wraps the content in effects of a picture that need no layout.
@frozen public struct _EffectModifier: Sendable {
    @usableFromInline let effect: DisplayEffect
    @inlinable init(_ effect: DisplayEffect) { self.effect = effect }
}

extension _EffectModifier: _PrimitiveModifier {
    public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        let effect = modifier.effect
        graph._wrapEffect(since: mark) { _ in effect }
    }
    @inlinable nonisolated public var _isStateless: Bool { true }
}

/// A shadow of a colour that is settled when it is drawn.
struct _ShadowModifier {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
}

extension _ShadowModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        let radius = modifier.radius.isFinite ? max(modifier.radius, 0) : 0
        let effect = DisplayEffect.shadow(modifier.color._rgba(in: graph.environment), radius: radius, x: modifier.x, y: modifier.y)
        graph._wrapEffect(since: mark) { _ in effect }
    }
    nonisolated var _isStateless: Bool { true }
}

/// Notes that something is drawn in a simpler way.
struct _ApproximationModifier {
    let api: StaticString
    let note: StaticString
    let fileID: StaticString
    let line: UInt
}

extension _ApproximationModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        graph._approximate(modifier.api, modifier.note, modifier.fileID, modifier.line)
        V._make(content, &graph)
    }
    nonisolated var _isStateless: Bool { true }
}

extension View {
    /// The view, with a note that it is drawn in a simpler way.
    nonisolated func approximated(_ api: StaticString, _ note: StaticString, _ fileID: StaticString, _ line: UInt) -> some View {
        modifier(_ApproximationModifier(api: api, note: note, fileID: fileID, line: line))
    }

    @inlinable nonisolated public __consuming func opacity(_ opacity: Double) -> some View {
        modifier(_EffectModifier(.opacity(opacity > 0 ? min(opacity, 1) : 0)))
    }
    /// Radius and offsets in points.
    nonisolated public __consuming func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowModifier(color: color, radius: radius, x: x, y: y))
    }
    nonisolated public __consuming func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_EffectModifier(.blur(radius.isFinite ? max(radius, 0) : 0)))
    }
    /// iOS adds the amount to each colour; a browser multiplies with 1 + amount.
    nonisolated public __consuming func brightness(_ amount: Double, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        modifier(_EffectModifier(.filter(name: "brightness", amount: max(1 + amount, 0))))
            .approximated("brightness(_:)", "colours are multiplied, not shifted", fileID, line)
    }
    nonisolated public __consuming func contrast(_ amount: Double) -> some View {
        modifier(_EffectModifier(.filter(name: "contrast", amount: max(amount, 0))))
    }
    nonisolated public __consuming func saturation(_ amount: Double) -> some View {
        modifier(_EffectModifier(.filter(name: "saturate", amount: max(amount, 0))))
    }
    nonisolated public __consuming func grayscale(_ amount: Double) -> some View {
        modifier(_EffectModifier(.filter(name: "grayscale", amount: max(0, min(amount, 1)))))
    }
    nonisolated public __consuming func hueRotation(_ angle: Angle) -> some View {
        modifier(_EffectModifier(.filter(name: "hue-rotate", amount: angle.degrees)))
    }
    nonisolated public __consuming func colorInvert() -> some View { modifier(_EffectModifier(.filter(name: "invert", amount: 1))) }
    nonisolated public __consuming func colorMultiply(_ color: Color, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        approximated("colorMultiply(_:)", "colours are not multiplied", fileID, line)
    }
    nonisolated public __consuming func luminanceToAlpha(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        approximated("luminanceToAlpha()", "colours are drawn as they are", fileID, line)
    }
    nonisolated public __consuming func blendMode(_ blendMode: BlendMode, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        modifier(_BlendModifier(mode: blendMode, fileID: fileID, line: line))
    }
    /// Effects on the view act on it as a whole; pictures are drawn so anyway.
    nonisolated public __consuming func compositingGroup() -> some View { self }
    nonisolated public __consuming func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }
    nonisolated public __consuming func geometryGroup() -> some View { self }
}

/// How colours are blended in a drawing group.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// Blending with what lies behind.
struct _BlendModifier {
    let mode: BlendMode
    let fileID: StaticString
    let line: UInt
}

extension _BlendModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        if modifier.mode == .normal { return }
        guard modifier.mode.isDrawn else {
            graph._approximate("blendMode(_:)", "a blend mode that browsers do not have; drawn as normal", modifier.fileID, modifier.line)
            return
        }
        let css = modifier.mode.css
        graph._wrapEffect(since: mark) { _ in .blend(css) }
    }
    nonisolated var _isStateless: Bool { true }
}
