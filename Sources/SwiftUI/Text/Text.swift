/// Lines of read-only text.
@frozen public struct Text: Sendable {
    @usableFromInline enum Storage: Sendable {
        /// Drawn as it is.
        case verbatim(String)
        /// Several pieces, or something that is settled only when it is drawn.
        case content(TextContent)
    }

    @usableFromInline var storage: Storage
    @usableFromInline var own = _TextAttributes()

    @usableFromInline init(_ content: TextContent) { storage = .content(content) }

    /// Text that is drawn as it is, without localisation and Markdown.
    @inlinable public init(verbatim content: String) { storage = .verbatim(content) }

    /// A string that is drawn as it is.
    @_disfavoredOverload
    @inlinable public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// A localised text. Markdown in it is drawn as such.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        storage = key.storage(table: tableName, bundle: bundle)
    }

    /// A localised text from a resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(verbatim: String(localized: resource)) }

    /// A picture in the line.
    public init(_ image: Image) { self.init(TextContent(.image(image))) }

    /// Text whose parts have attributes of their own. Disfavoured, because such a string may be a literal too.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(TextContent(.attributed(attributedContent))) }

    /// One text after the other.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(TextContent(.sequence(lhs, rhs))) }
}

extension Text: Equatable {
    public static func == (a: Text, b: Text) -> Bool {
        guard a.own == b.own else { return false }
        switch (a.storage, b.storage) {
        case (.verbatim(let x), .verbatim(let y)): return x == y
        case (.content(let x), .content(let y)): return x == y
        default: return false
        }
    }
}

extension Text: _PrimitiveView {
    @inlinable public static func _make(_ view: __owned Text, _ graph: inout _Graph) {
        guard case .verbatim(let string) = view.storage, view.own.given.isSubset(of: .quick),
            graph.environment._isPlainTextEnvironment
        else {
            view.makeContent(&graph)
            return
        }
        var font = graph.environment._resolvedFont(view.own.font)
        if let weight = view.own.weight { font.weight = weight.value }
        if font.traits.contains(.custom) { graph.noteCustomFont(view.own.font) }
        if let foreground = view.own.foreground {
            let style = foreground._within(graph.environment)
            if style._effects != 0 { return view.makeContent(&graph) }
            graph._addText(string, font: font, paint: graph._paint(style))
        } else {
            if let style = graph.environment._foregroundStyle, style._effects != 0 { return view.makeContent(&graph) }
            graph._addText(string, font: font, paint: graph._foregroundPaint())
        }
    }
    @inlinable nonisolated public var _isStateless: Bool { true }
}

extension EnvironmentValues {
    /// Whether text is drawn letter by letter as it is written.
    @inlinable var _isPlainTextEnvironment: Bool { _textCase == 0 && _redaction == 0 }
}

extension _Graph {
    /// Says that a face that is not here is drawn as the system's.
    @usableFromInline mutating func noteCustomFont(_ own: Font?) {
        guard let font = own ?? environment.font, let name = EnvironmentValues._customName(font) else { return }
        _approximate("Font.custom(_:size:)", "\(name) is measured and drawn as the system font")
    }
}
