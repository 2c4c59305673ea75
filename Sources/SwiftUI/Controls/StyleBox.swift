/// A style in the environment, its type forgotten: it makes the view of a control's configuration.
final class _StyleBox<Configuration>: Equatable {
    let add: @MainActor (Configuration, inout _Graph) -> Void
    private let type: Any.Type
    /// No stored values: two of the type are the same.
    private let isStatic: Bool

    init<Style: _ViewStyle, Content: View>(_ style: Style, _ body: @escaping @MainActor (Style, Configuration) -> Content) {
        type = Style.self
        isStatic = MemoryLayout<Style>.size == 0
        nonisolated(unsafe) let style = style
        add = { configuration, graph in
            let view = _StyledView(style: style, configuration: configuration, content: body)
            _StyledView<Style, Configuration, Content>._make(view, &graph)
        }
    }

    static func == (a: _StyleBox, b: _StyleBox) -> Bool { a === b || (a.isStatic && b.isStatic && a.type == b.type) }
}

/// What a style makes of a configuration; evaluated like a user's view.
struct _StyledView<Style: _ViewStyle, Configuration, Content: View>: View {
    let style: Style
    let configuration: Configuration
    let content: @MainActor (Style, Configuration) -> Content

    var body: Content { content(style, configuration) }
}

/// A part of a control that its style places: the label, the value.
struct _ErasedView {
    let add: @MainActor (inout _Graph) -> Void
    init<V: View>(_ view: V) {
        nonisolated(unsafe) let view = view
        add = { V._make(view, &$0) }
    }
    init(_ add: @escaping @MainActor (inout _Graph) -> Void) { self.add = add }
}

extension _ErasedView: _PrimitiveView {
    static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.add(&graph) }
}
