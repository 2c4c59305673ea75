extension Text {
    /// Where the dots stand when a text is too long.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// Letters all large or all small.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
        var pattern: Pattern
        var color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
        public static let single = LineStyle()
    }

    /// Size of a text beside its font's own.
    public struct Scale: Hashable, Sendable {
        var factor: Double
        public static let `default` = Scale(factor: 1)
        /// 85 % of the font's size (estimate).
        public static let secondary = Scale(factor: 0.85)
    }

    /// How a moment is written. Text that counts on iOS stands still at the moment of drawing.
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
        let kind: Kind
        public static let time = DateStyle(kind: .time)
        public static let date = DateStyle(kind: .date)
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)
    }
}
