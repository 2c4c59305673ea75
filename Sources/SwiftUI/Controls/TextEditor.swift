/// Several lines of text to edit; it takes the room that it is offered.
public struct TextEditor {
    let text: Binding<String>
    nonisolated public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let text = view.text
        let now = graph._read { text.wrappedValue }
        let style = DisplayTextStyle(font: graph.environment._resolvedFont(), paint: graph._foregroundPaint())
        graph._addField(
            DisplayField(
                text: now, prompt: "", isSecure: false, isMultiline: true, style: style,
                promptPaint: graph._paint(Color(_system: .placeholderText))))
        var semantics = Semantics(role: .textEditor)
        semantics.value = now
        if !graph.environment.isEnabled { semantics.traits.insert(.disabled) }
        graph._wrapSemantics(semantics, since: mark)
        // Insets of the system's text view: 8 above and below, 5 at the sides (its documented defaults).
        graph._wrapPadding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5), since: mark)
        guard graph.environment._scrollBackground != .hidden, graph.environment._row == nil else { return }
        let paint = graph._paint(Color(_system: .background))
        graph._wrapBackground(alignment: .center, since: mark) { $0._addRectangle(paint) }
    }
    nonisolated public var _isStateless: Bool { false }
}

/// How text editors look.
public protocol TextEditorStyle {}

public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
    public init() {}
}
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
