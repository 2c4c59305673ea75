/// What one look at a text tells: all that layout and the writer ask for before a line is broken.
public struct TextMeasure: Hashable, Sendable, BitwiseCopyable {
    /// What kinds of characters a text holds.
    public struct Contents: OptionSet, Hashable, Sendable, BitwiseCopyable {
        public let rawValue: UInt8

        @inlinable
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// A line feed or another character that ends a line.
        @inlinable public static var newline: Contents { Contents(rawValue: 1) }
        /// Arabic, Hebrew or another script that runs from right to left.
        @inlinable public static var rightToLeft: Contents { Contents(rawValue: 2) }
        /// Ideographs, kana, Hangul or full-width forms.
        @inlinable public static var wide: Contents { Contents(rawValue: 4) }
        /// An emoji or a flag.
        @inlinable public static var emoji: Contents { Contents(rawValue: 8) }
        /// Characters whose width is an estimate, because the table does not have them.
        @inlinable public static var estimated: Contents { Contents(rawValue: 16) }
        /// A place where a line may end.
        @inlinable public static var breakable: Contents { Contents(rawValue: 32) }
    }

    /// Width of the widest paragraph on one line, in points, not rounded. Spaces at the end count.
    public var width: Double = 0
    /// Width of the widest piece that has no place where a line may end, in points, without the spaces after it.
    public var longestWord: Double = 0
    /// How many of the bytes are `&`, `<`, `>`, `"` or `'`.
    public var bytesToEscape: Int32 = 0
    /// Paragraphs: one more than there are newlines; 0 for an empty text.
    public var paragraphs: Int32 = 0
    /// Kinds of characters.
    public var contents: Contents = []

    /// The measure of an empty text.
    @inlinable
    public init() {}
}
