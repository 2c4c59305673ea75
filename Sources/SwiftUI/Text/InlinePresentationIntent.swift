/// What Markdown says of a part of a text: Foundation on Linux has no such attribute.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

extension AttributeScopes.SwiftUIAttributes {
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }
}

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// The inline part of Markdown; blocks such as lists are drawn as they are written.
    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        self.init()
        for span in Markdown.parse(markdown).spans {
            var part = AttributedString(span.string)
            var intent: InlinePresentationIntent = []
            if span.attributes.weight == .bold { intent.insert(.stronglyEmphasized) }
            if span.attributes.italic { intent.insert(.emphasized) }
            if span.attributes.design == .monospaced { intent.insert(.code) }
            if span.attributes.strikethrough { intent.insert(.strikethrough) }
            if !intent.isEmpty { part[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent }
            if let link = span.link { part.link = URL(string: link, relativeTo: baseURL) }
            append(part)
        }
    }
    public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
}

extension _TextAttributes {
    mutating func addIntent(_ intent: InlinePresentationIntent?) {
        guard let intent else { return }
        if intent.contains(.stronglyEmphasized), !given.contains(.weight) {
            given.insert(.weight)
            weight = .bold
        }
        if intent.contains(.emphasized) {
            given.insert(.italic)
            italic = true
        }
        if intent.contains(.code) {
            given.insert(.design)
            design = .monospaced
        }
        if intent.contains(.strikethrough) {
            given.insert(.strikethrough)
            strikethrough = true
        }
    }
}
