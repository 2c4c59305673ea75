/// Sets the foreground style of the surroundings.
@frozen public struct _ForegroundStyleModifier<Style: ShapeStyle>: Sendable {
    public var style: Style
    @inlinable public init(style: Style) { self.style = style }
}

extension _ForegroundStyleModifier: _PrimitiveModifier {
    @inlinable public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        if graph.environment._foregroundLevels != nil {
            makeSingle(modifier, content, &graph)
            return
        }
        let saved = graph.environment._foregroundStyle
        graph.environment._foregroundStyle = modifier.style._reference(in: graph.environment)._within(graph.environment)
        V._make(content, &graph)
        graph.environment._foregroundStyle = saved
    }
    @inlinable nonisolated public var _isStateless: Bool { true }

    /// Where several levels were set one by one: from here on there is one style again.
    @MainActor @usableFromInline static func makeSingle<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let saved = graph.environment
        graph.environment._foregroundStyle = modifier.style._reference(in: saved)._within(saved)
        graph.environment._foregroundLevels = nil
        V._make(content, &graph)
        graph.environment = saved
    }
}

/// Sets the foreground to a colour, or back to the system's own.
@frozen public struct _ForegroundColorModifier: Sendable {
    @usableFromInline let color: Color?
    @inlinable init(color: Color?) { self.color = color }
}

extension _ForegroundColorModifier: _PrimitiveModifier {
    @inlinable public static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let saved = graph.environment._foregroundStyle
        graph.environment._foregroundStyle = modifier.color.map(_StyleReference.init)
        V._make(content, &graph)
        graph.environment._foregroundStyle = saved
    }
    @inlinable nonisolated public var _isStateless: Bool { true }
}

extension View {
    @inlinable nonisolated public __consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundStyleModifier(style: style))
    }
    @inlinable nonisolated public __consuming func foregroundColor(_ color: Color?) -> some View {
        modifier(_ForegroundColorModifier(color: color))
    }
}
