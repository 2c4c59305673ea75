import Foundation

/// A key of a value of one's own in the environment.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Light or dark.
public enum ColorScheme: UInt8, CaseIterable, Hashable, Sendable { case light, dark }

/// Standard or increased contrast.
public enum ColorSchemeContrast: UInt8, CaseIterable, Hashable, Sendable { case standard, increased }

/// The user's text size.
public enum DynamicTypeSize: UInt8, CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// Compact or regular room.
public enum UserInterfaceSizeClass: UInt8, Hashable, Sendable { case compact, regular }

/// How lines of a paragraph are aligned.
@frozen public enum TextAlignment: UInt8, CaseIterable, Hashable, Sendable { case leading, center, trailing }

/// How controls are sized.
public enum ControlSize: UInt8, CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

/// What views inherit. Common values lie in a plain struct, all others in one reference: a level costs a small copy.
public struct EnvironmentValues: CustomStringConvertible {
    /// Values that nearly every view reads or that stacks of modifiers set. No references in here.
    @frozen @usableFromInline struct Common {
        @usableFromInline var font: Font?
        @usableFromInline var foreground: _StyleReference?
        @usableFromInline var tint: _StyleReference?
        @usableFromInline var lineSpacing: Double = 0
        @usableFromInline var minimumScaleFactor: Double = 1
        @usableFromInline var tracking: Double = 0
        @usableFromInline var kerning: Double = 0
        @usableFromInline var baselineOffset: Double = 0
        @usableFromInline var displayScale: Double = 3
        @usableFromInline var lineLimit: Int32 = -1
        @usableFromInline var lineLimitMinimum: Int32 = 0
        /// Weight set by `fontWeight` or `bold`; 0 for none.
        @usableFromInline var fontWeight: Int16 = 0
        @usableFromInline var fontTraits: ResolvedFont.Traits = []
        @usableFromInline var fontDesign: Font.Design?
        @usableFromInline var textAlignment: TextAlignment = .leading
        @usableFromInline var truncation: UInt8 = 0
        @usableFromInline var textCase: UInt8 = 0
        @usableFromInline var colorScheme: ColorScheme = .light
        @usableFromInline var contrast: ColorSchemeContrast = .standard
        @usableFromInline var design: Design = .ios26
        @usableFromInline var dynamicTypeSize: DynamicTypeSize = .large
        @usableFromInline var isRightToLeft = false
        @usableFromInline var isEnabled = true
        @usableFromInline var isElevated = false
        @usableFromInline var underline = false
        @usableFromInline var strikethrough = false
        /// Elements of a ForEach tell their ids to the container (pickers and lists with a selection).
        @usableFromInline var marksElements = false
        @usableFromInline var controlSize: ControlSize = .regular
        @usableFromInline var imageScale: UInt8 = 1
        @usableFromInline var redaction: UInt8 = 0
        @usableFromInline var horizontalSizeClass: UserInterfaceSizeClass? = .compact
        @usableFromInline var verticalSizeClass: UserInterfaceSizeClass? = .regular

        @usableFromInline init() {}
    }

    @usableFromInline var common = Common()
    @usableFromInline var rare: _RareValue?

    public init() {}

    public var description: String { "EnvironmentValues" }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { _rareValue(ObjectIdentifier(key)) ?? K.defaultValue }
        set { _setRareValue(ObjectIdentifier(key), newValue) }
    }

    /// The last value set under a key; nil where none was.
    public func _rareValue<Value>(_ key: ObjectIdentifier) -> Value? {
        var entry = rare
        while let this = entry {
            if this.key == key { return (this as! _RareEntry<Value>).value }
            entry = this.next
        }
        return nil
    }

    public mutating func _setRareValue<Value>(_ key: ObjectIdentifier, _ value: Value) {
        rare = _RareEntry(key: key, value: value, next: rare)
    }

    /// An observable object of a type (`environment(_:)`); nil where none was put in.
    public subscript<T: AnyObject>(objectType: T.Type) -> T? {
        get { _rareValue(ObjectIdentifier(objectType)) }
        set { if let newValue { _setRareValue(ObjectIdentifier(objectType), newValue) } }
    }

    /// Whether views cannot tell two environments apart (by value for the common part, by identity for the rare one).
    public func isSame(_ other: borrowing EnvironmentValues) -> Bool {
        guard rare === other.rare else { return false }
        return withUnsafeBytes(of: common) { a in
            withUnsafeBytes(of: other.common) { b in memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0 }
        }
    }
}

/// One rare value; the list goes from the innermost to the outermost.
@usableFromInline class _RareValue {
    @usableFromInline let key: ObjectIdentifier
    @usableFromInline let next: _RareValue?
    init(key: ObjectIdentifier, next: _RareValue?) {
        self.key = key
        self.next = next
    }
}

final class _RareEntry<Value>: _RareValue {
    let value: Value
    init(key: ObjectIdentifier, value: Value, next: _RareValue?) {
        self.value = value
        super.init(key: key, next: next)
    }
}
