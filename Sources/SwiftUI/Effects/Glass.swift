/// The system's clear material of iOS 26. Drawn as a thin material.
public struct Glass: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case regular, clear, identity }
    let kind: Kind
    var color: Color?

    public static let regular = Glass(kind: .regular)
    public static let clear = Glass(kind: .clear)
    public static let identity = Glass(kind: .identity)
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.color = color
        return copy
    }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The outline of glass where none is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
    public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
    nonisolated public func _form(isRightToLeft: Bool) -> _ShapeForm { _ShapeForm(.capsule) }
}

/// Glass shapes that flow into each other. Drawn each by itself.
public struct GlassEffectContainer<Content: View> {
    let content: Content
    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { Content._make(view.content, &graph) }
    nonisolated public var _isStateless: Bool { content._isStateless }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
    public static let identity = GlassEffectTransition()
    public static let matchedGeometry = GlassEffectTransition()
    public static let materialize = GlassEffectTransition()
}

struct _GlassModifier<S: Shape> {
    let glass: Glass
    let shape: S
    let fileID: StaticString
    let line: UInt
}

extension _GlassModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        if modifier.glass.kind == .identity { return }
        graph._approximate("glassEffect(_:in:)", "a thin material instead of glass", modifier.fileID, modifier.line)
        let material: Material = modifier.glass.kind == .clear ? .ultraThin : .thin
        graph._wrapBackground(alignment: .center, since: mark) { graph in
            modifier.shape._draw(paint: graph._paint(material._reference(in: graph.environment)), &graph)
        }
        guard let color = modifier.glass.color else { return }
        // A tint of 60 % (estimate) lies between the material and the content.
        let paint = graph._paint(_StyleReference(color.opacity(0.6)))
        graph._wrapBackground(alignment: .center, since: mark) { graph in
            modifier.shape._draw(paint: paint, &graph)
        }
    }
    nonisolated var _isStateless: Bool { true }
}

extension View {
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(), isEnabled: Bool = true,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(_GlassModifier(glass: isEnabled ? glass : .identity, shape: shape, fileID: fileID, line: line))
    }
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
    nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition, isEnabled: Bool = true) -> some View { self }
    /// Only visionOS draws it.
    nonisolated public func glassBackgroundEffect() -> some View { self }
    nonisolated public func backgroundExtensionEffect(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        approximated("backgroundExtensionEffect()", "not mirrored beyond its edges", fileID, line)
    }
}
