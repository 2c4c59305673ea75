/// A value that a localised text formats by itself.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg
    var _arg: _Arg { get }
    var _specifier: String { get }
}

extension LocalizedStringKey {
    /// Collects the parts of a literal with values in it.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text: String
        var hasMarkdown = false
        var protected: [Range<Int>] = []
        var values: [Text] = []
        var key: String?
        var arguments: [String] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            text = ""
            text.reserveCapacity(literalCapacity + 8 * interpolationCount)
            if StringTables.find != nil { key = "" }
        }

        public mutating func appendLiteral(_ literal: String) {
            if !hasMarkdown {
                var literal = literal
                hasMarkdown = Markdown.isIn(&literal)
            }
            text += literal
            if key != nil { key! += literal.replacing("%", with: "%%") }
        }

        /// Adds a value as text. What looks like Markdown in it is none.
        mutating func append(_ value: String, specifier: String) {
            var value = value
            if Markdown.isIn(&value) {
                let start = text.utf8.count
                protected.append(start..<start + value.utf8.count)
            }
            text += value
            guard key != nil else { return }
            key! += specifier
            arguments.append(value)
        }

        mutating func append(_ value: Text) {
            if case .verbatim(let string) = value.storage, value.own.given.isEmpty {
                append(string, specifier: "%@")
                return
            }
            values.append(value)
            text += "\u{FFFC}"
            guard key != nil else { return }
            key! += "%@"
            arguments.append("\u{FFFC}")
        }

        public mutating func appendInterpolation(_ string: String) { append(string, specifier: "%@") }
        public mutating func appendInterpolation(_ string: Substring) { append(String(string), specifier: "%@") }
        public mutating func appendInterpolation(_ text: Text) { append(text) }
        public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }
        public mutating func appendInterpolation(_ attributedString: AttributedString) { append(Text(attributedString)) }
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(String(localized: resource), specifier: "%@")
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(NumberText.string(value._arg, value._specifier), specifier: value._specifier)
        }
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(NumberText.string(value._arg, specifier), specifier: specifier)
        }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
            append(formatter?.string(for: subject) ?? "\(subject)", specifier: "%@")
        }
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(formatter?.string(for: subject) ?? "\(subject)", specifier: "%@")
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(format.format(input), specifier: "%@")
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(Text(format.format(input)))
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(Text(date, style: style)) }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }
        public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }
        public mutating func appendInterpolation(accessibilityName color: Color) { append(color._name, specifier: "%@") }

        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append("\(value)", specifier: "%@") }
    }
}

extension _FormatSpecifiable where Self: CVarArg {
    public var _arg: Self { self }
}

extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public var _specifier: String { "%lf" } }
