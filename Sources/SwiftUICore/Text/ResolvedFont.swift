/// A font after Dynamic Type, weight and design are settled: all that measuring and drawing text need.
///
/// It is a plain value without references, so that it can be copied, compared and hashed for free.
public struct ResolvedFont: Hashable, Sendable, BitwiseCopyable {
    /// What changes the face beside size and weight.
    public struct Traits: OptionSet, Hashable, Sendable, BitwiseCopyable {
        public let rawValue: UInt16

        @inlinable
        public init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// Slanted letters; they are as wide as the upright ones.
        @inlinable public static var italic: Traits { Traits(rawValue: 1) }
        /// `Font.Design.monospaced` (SF Mono on iOS): all glyphs have one width.
        @inlinable public static var monospaced: Traits { Traits(rawValue: 2) }
        /// `monospacedDigit()`: the digits have one width, the other glyphs their own.
        @inlinable public static var monospacedDigit: Traits { Traits(rawValue: 4) }
        /// `Font.Design.rounded` (SF Pro Rounded on iOS).
        @inlinable public static var rounded: Traits { Traits(rawValue: 8) }
        /// `Font.Design.serif` (New York on iOS).
        @inlinable public static var serif: Traits { Traits(rawValue: 16) }
        /// `Font.custom(_:size:)`: a face that is not here; measured like the system font, without its tracking.
        @inlinable public static var custom: Traits { Traits(rawValue: 32) }
    }

    /// Size in points.
    public var size: Double
    /// Distance of the baselines of two lines in points, without the `lineSpacing` of the environment.
    public var leading: Double
    /// Weight as in CSS: 100 (ultra light) … 400 (regular) … 900 (black).
    public var weight: Int16
    /// Slant and design.
    public var traits: Traits

    /// A font from all of its parts.
    /// - Parameters:
    ///   - size: in points.
    ///   - leading: distance of two baselines in points.
    ///   - weight: 100…900.
    ///   - traits: slant and design.
    @inlinable
    public init(size: Double, leading: Double, weight: Int16 = 400, traits: Traits = []) {
        self.size = size
        self.leading = leading
        self.weight = weight
        self.traits = traits
    }
}
