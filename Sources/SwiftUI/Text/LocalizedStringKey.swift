/// A text that is looked up in the app's tables of strings, with Markdown in it.
@frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The text as it is drawn where no table has another; U+FFFC stands for a rich value.
    @usableFromInline var text: String
    /// Whether the text holds characters that Markdown gives a meaning.
    @usableFromInline var hasMarkdown: Bool
    @usableFromInline var details: Details?

    /// What only few keys have.
    @usableFromInline final class Details: Sendable, Equatable {
        /// Bytes of `text` that come from values: they are no Markdown.
        let protected: [Range<Int>]
        /// Values that are more than a string, one for each U+FFFC.
        let values: [Text]
        /// The key with a place holder for each value, and the values; where a table of strings is in use.
        let key: String?
        let arguments: [String]

        init(protected: [Range<Int>], values: [Text], key: String?, arguments: [String]) {
            self.protected = protected
            self.values = values
            self.key = key
            self.arguments = arguments
        }

        @usableFromInline static func == (a: Details, b: Details) -> Bool {
            a.protected == b.protected && a.values == b.values && a.key == b.key && a.arguments == b.arguments
        }
    }

    public init(_ value: String) {
        text = value
        hasMarkdown = Markdown.isIn(&text)
    }
    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation interpolation: StringInterpolation) {
        text = interpolation.text
        hasMarkdown = interpolation.hasMarkdown
        if !interpolation.protected.isEmpty || !interpolation.values.isEmpty || interpolation.key != nil {
            details = Details(
                protected: interpolation.protected, values: interpolation.values, key: interpolation.key,
                arguments: interpolation.arguments)
        }
    }

    /// What a text of this key draws.
    func storage(table: String?, bundle: Bundle?) -> Text.Storage {
        if let find = StringTables.find, let found = find(details?.key ?? text, table, bundle) {
            return Self.localized(found, arguments: details?.arguments ?? [])
        }
        if !hasMarkdown, details?.values.isEmpty ?? true { return .verbatim(text) }
        return .content(TextContent(.markdown(Markdown.parse(text, protected: details?.protected ?? [], values: details?.values ?? []))))
    }

    /// The text without Markdown's marks, as a string.
    func plainString(table: String? = nil, bundle: Bundle? = nil) -> String {
        switch storage(table: table, bundle: bundle) {
        case .verbatim(let string): return string
        case .content(let content): return Text(content).plainString(in: EnvironmentValues())
        }
    }

    private static func localized(_ format: String, arguments: [String]) -> Text.Storage {
        var key = LocalizedStringKey(StringTables.fill(format, arguments))
        key.details = nil
        return key.hasMarkdown ? .content(TextContent(.markdown(Markdown.parse(key.text)))) : .verbatim(key.text)
    }
}

/// Where localised strings come from. Without tables each key is its own text.
enum StringTables {
    typealias Find = @Sendable (_ key: String, _ table: String?, _ bundle: Bundle?) -> String?
    /// Looks a key up: the literal parts of a text with a format specifier such as `%lld` or `%@` for each value.
    nonisolated(unsafe) static var find: Find?

    /// A format with its specifiers (`%@`, `%lld`, `%2$@` …) replaced by values in order or by number.
    static func fill(_ format: String, _ arguments: [String]) -> String {
        var result = ""
        var next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest.removeFirst()
                continue
            }
            guard let end = rest.firstIndex(where: { $0 == "@" || ($0.isLetter && !"hlqLzt".contains($0)) }) else { break }
            let specifier = rest[..<end]
            var index = next
            if let dollar = specifier.firstIndex(of: "$"), let number = Int(specifier[..<dollar]) { index = number - 1 } else { next += 1 }
            if arguments.indices.contains(index) { result += arguments[index] }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
