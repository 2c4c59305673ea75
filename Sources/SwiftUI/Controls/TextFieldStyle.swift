import Foundation

/// How text fields look.
public protocol TextFieldStyle {
    /// Whether a rounded border is drawn.
    static var _hasBorder: Bool { get }
    associatedtype _Body: View = EmptyView
    @MainActor @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
    typealias _Label = _TextFieldStyleLabel
}

extension TextFieldStyle {
    public static var _hasBorder: Bool { false }
}

extension TextFieldStyle where _Body == EmptyView {
    @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> EmptyView { EmptyView() }
}

/// Stands for the label of the field that a style of one's own draws.
public struct _TextFieldStyleLabel {
    let content: _ErasedView
}

extension _TextFieldStyleLabel: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.content.add(&graph) }
}

/// The system's choice: text without a border.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
}
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    public static var _hasBorder: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct TextFieldBorderKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// A style of one's own around the field.
final class _TextFieldFrame {
    let add: @MainActor (TextField<_TextFieldStyleLabel>, inout _Graph) -> Void
    init<S: TextFieldStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        add = { field, graph in S._Body._make(style._body(configuration: field), &graph) }
    }
}

private struct TextFieldFrameKey: EnvironmentKey { static var defaultValue: _TextFieldFrame? { nil } }

extension EnvironmentValues {
    var _textFieldBorder: Bool {
        get { self[TextFieldBorderKey.self] }
        set { self[TextFieldBorderKey.self] = newValue }
    }
    var _textFieldFrame: _TextFieldFrame? {
        get { self[TextFieldFrameKey.self] }
        set { self[TextFieldFrameKey.self] = newValue }
    }
}

extension View {
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        transformEnvironment(\.self) { environment in
            environment._textFieldBorder = S._hasBorder
            environment._textFieldFrame = S._Body.self == EmptyView.self ? nil : _TextFieldFrame(style)
        }
    }
}

extension _Graph {
    /// A field of one line, 22 points high at body, or as many as its text needs; its name is the label, its prompt that or its own.
    @MainActor mutating func _addTextField(_ text: String, role: Semantics.Role, label: _ErasedView, prompt: Text?, isVertical: Bool) {
        if let frame = environment._textFieldFrame {
            let saved = environment
            environment._textFieldFrame = nil
            let field = TextField(
                _TextFieldStyleLabel(content: label), prompt: prompt, isVertical: isVertical, text: { text }, set: { _ in })
            frame.add(field, &self)
            environment = saved
            return
        }
        let mark = _mark
        let name = _textAlone(label)
        let shown = prompt.map { _textAlone(_ErasedView($0)) ?? "" } ?? name ?? ""
        let font = environment._resolvedFont()
        let paint = environment.isEnabled ? _foregroundPaint() : _paint(Color(_system: .tertiaryLabel))
        let field = DisplayField(
            text: text, prompt: shown, isSecure: role == .secureField, isMultiline: isVertical,
            style: DisplayTextStyle(font: font, paint: paint),
            promptPaint: _paint(Color(_system: .placeholderText)))
        var semantics = Semantics(role: role)
        semantics.label = name
        semantics.value = role == .secureField ? String(repeating: "•", count: text.count) : text
        if !environment.isEnabled { semantics.traits.insert(.disabled) }
        if isVertical {
            // A text that is not drawn gives the field its height.
            _addText(text.isEmpty ? (shown.isEmpty ? " " : shown) : text, font: font, paint: paint)
            _hide(since: mark)
            _wrapFlexFrame(
                minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil, maxHeight: nil, alignment: .leading,
                since: mark)
            let made = semantics
            _wrapOverlay(alignment: .center, since: mark) { graph in
                let inner = graph._mark
                graph._addField(field)
                graph._wrapSemantics(made, since: inner)
            }
        } else {
            _addField(field)
            _wrapSemantics(semantics, since: mark)
            if role == .secureField {
                // An empty secure field is 21 high at body, a filled one as high as its line (17.5, 18.5 and 26.2 snapshots).
                let line = FontMetrics.ceilToPixel(FontMetrics.lineHeight(font), scale: Double(environment.displayScale))
                _wrapFrame(width: nil, height: text.isEmpty ? line.rounded(.up) : line, alignment: .center, since: mark)
            }
        }
        if environment._textFieldBorder { addFieldBorder(since: mark) }
    }

    /// A border of a pixel in #CCCCCC, the text 8 from its edge, 34 high at body (snapshot, measured); radius 5 (estimate).
    private mutating func addFieldBorder(since mark: Int32) {
        _wrapPadding(EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8), since: mark)
        let fill = _paint(Color(_system: .background))
        let border = environment.colorScheme == .dark ? DisplayPaint.color(RGBA(hex: 0x48484A)) : .color(RGBA(hex: 0xCCCCCC))
        let pixel = environment.pixelLength
        _wrapBackground(alignment: .center, since: mark) { graph in
            graph._addZStack(alignment: .center) { graph in
                graph._addRectangle(border, cornerRadius: 5)
                let inner = graph._mark
                graph._addRectangle(fill, cornerRadius: 5 - pixel)
                graph._wrapPadding(EdgeInsets(pixel, edges: .all), since: inner)
            }
        }
    }
}
