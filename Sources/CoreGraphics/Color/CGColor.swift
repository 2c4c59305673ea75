import Foundation

/// A colour as numbers from 0 to 1, the opacity last.
public final class CGColor: Hashable, Sendable {
    private let numbers: [CGFloat]

    /// What the numbers mean.
    public let colorSpace: CGColorSpace?

    /// A colour of red, green, blue and opacity.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        numbers = [red, green, blue, alpha]
        colorSpace = CGColorSpaceCreateDeviceRGB()
    }

    /// A colour of red, green, blue and opacity in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey with an opacity.
    public init(gray: CGFloat, alpha: CGFloat) {
        numbers = [gray, alpha]
        colorSpace = CGColorSpaceCreateDeviceGray()
    }

    /// A grey with an opacity.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// A colour from numbers in a space; nil when there are fewer numbers than the space needs.
    public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        numbers = (0...colorSpace.numberOfComponents).map { components[$0] }
        self.colorSpace = colorSpace
    }

    /// The numbers, the opacity last.
    public var components: [CGFloat]? { numbers }

    /// How many numbers there are, the opacity included.
    public var numberOfComponents: Int { numbers.count }

    /// The opacity.
    public var alpha: CGFloat { numbers[numbers.count - 1] }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        numbers.count == 2
            ? CGColor(gray: numbers[0], alpha: alpha)
            : CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
    }

    public static let white = CGColor(gray: 1, alpha: 1)
    public static let black = CGColor(gray: 0, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs.numbers == rhs.numbers && lhs.colorSpace == rhs.colorSpace
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(numbers)
    }
}
