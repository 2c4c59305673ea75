/// A localised string that is looked up later. Foundation on Linux has no such type.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// Where strings are looked up.
    public enum BundleDescription: Equatable, Sendable {
        case main
        case atURL(URL)
        case forClass(ObjectIdentifier)

        public static func forClass(_ type: AnyClass) -> BundleDescription { .forClass(ObjectIdentifier(type)) }
    }

    public var key: String { value.text }
    public var defaultValue: String.LocalizationValue
    public var table: String?
    public var locale: Locale
    let value: LocalizedStringKey

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        value = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
    }
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(defaultValue, table: table, locale: locale, bundle: bundle, comment: comment)
    }
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension String {
    /// A literal with values in it that is looked up in tables of strings.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let key: LocalizedStringKey
        public init(_ value: String) { key = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
        public init(stringInterpolation: StringInterpolation) { key = LocalizedStringKey(stringInterpolation: stringInterpolation.base) }

        /// Collects the parts of a literal with values in it.
        public struct StringInterpolation: StringInterpolationProtocol {
            var base: LocalizedStringKey.StringInterpolation
            public init(literalCapacity: Int, interpolationCount: Int) {
                base = LocalizedStringKey.StringInterpolation(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }
            public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }
            public mutating func appendInterpolation(_ string: String) { base.appendInterpolation(string) }
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { base.appendInterpolation(value) }
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                base.appendInterpolation(value, specifier: specifier)
            }
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                base.appendInterpolation(value, format: format)
            }
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) { base.appendInterpolation("\(value)") }
        }
    }

    /// A localised string; the literal itself where no table has another. Markdown stays as it is written.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let key = keyAndValue.key
        guard let found = StringTables.find?(key.details?.key ?? key.text, table, bundle) else {
            self = key.text
            return
        }
        self = StringTables.fill(found, key.details?.arguments ?? [])
    }
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(localized: defaultValue, table: table, bundle: bundle, locale: locale, comment: comment)
    }
    public init(localized resource: LocalizedStringResource) {
        self.init(localized: resource.defaultValue, table: resource.table)
    }
}
