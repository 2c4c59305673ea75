/// The content of a text that is more than a string.
@usableFromInline final class TextContent: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        case sequence(Text, Text)
        case image(Image)
        case attributed(AttributedString)
        case markdown(MarkdownText)
        case date(Date, Text.DateStyle)
        case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
    }

    let kind: Kind
    init(_ kind: Kind) { self.kind = kind }

    @usableFromInline static func == (a: TextContent, b: TextContent) -> Bool { a === b || a.kind == b.kind }
}

/// A piece of text with all that its modifiers, Markdown or attributes say.
struct TextFragment {
    var string: String
    var image: Image?
    var attributes: _TextAttributes
    var link: String?
}

extension Text {
    /// The pieces of the text in reading order.
    func fragments(in environment: EnvironmentValues) -> [TextFragment] {
        var result: [TextFragment] = []
        add(to: &result, outer: _TextAttributes(), environment)
        return result
    }

    /// The text as a string, as a screen reader speaks it.
    func plainString(in environment: EnvironmentValues) -> String {
        if case .verbatim(let string) = storage { return string }
        return fragments(in: environment).reduce(into: "") { $0 += $1.string }
    }

    /// The text as a string, for labels and the like.
    public func _plainString(in environment: EnvironmentValues) -> String { plainString(in: environment) }

    private func add(to result: inout [TextFragment], outer: _TextAttributes, _ environment: EnvironmentValues) {
        let attributes = own.over(outer)
        switch storage {
        case .verbatim(let string): result.append(TextFragment(string: string, attributes: attributes))
        case .content(let content):
            switch content.kind {
            case .sequence(let a, let b):
                a.add(to: &result, outer: attributes, environment)
                b.add(to: &result, outer: attributes, environment)
            case .image(let image): result.append(TextFragment(string: "", image: image, attributes: attributes))
            case .attributed(let string): string.addFragments(to: &result, outer: attributes)
            case .date(let date, let style):
                result.append(TextFragment(string: style.text(date, in: environment), attributes: attributes))
            case .timer(let range, let pause, let countsDown, let showsHours):
                let string = TimerText.string(range, pauseTime: pause, countsDown: countsDown, showsHours: showsHours)
                result.append(TextFragment(string: string, attributes: attributes))
            case .markdown(let text):
                for span in text.spans {
                    let inner = span.attributes.over(attributes)
                    if let text = span.text {
                        let before = result.count
                        text.add(to: &result, outer: inner, environment)
                        if let link = span.link { for index in before..<result.count { result[index].link = link } }
                    } else {
                        result.append(TextFragment(string: span.string, attributes: inner, link: span.link))
                    }
                }
            }
        }
    }
}
