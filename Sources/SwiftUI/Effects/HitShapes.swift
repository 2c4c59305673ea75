/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
    public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// Whether what is inside can be tapped.
struct _HitTestingModifier {
    let isEnabled: Bool
}

extension _HitTestingModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        if modifier.isEnabled { return }
        var semantics = Semantics(role: .none)
        semantics.traits.insert(.inert)
        graph._wrapSemantics(semantics, since: mark)
    }
    nonisolated var _isStateless: Bool { true }
}

/// A hint for assistive technology.
struct _HelpModifier {
    let text: Text
}

extension _HelpModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        let hint = modifier.text.plainString(in: graph.environment)
        graph._changeSemantics(since: mark) { if $0.hint == nil { $0.hint = hint } }
    }
    nonisolated var _isStateless: Bool { true }
}

extension View {
    // The whole frame of a view reacts to taps in a picture.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { self }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(_HitTestingModifier(isEnabled: enabled)) }
    nonisolated public func help(_ text: Text) -> some View { modifier(_HelpModifier(text: text)) }
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
