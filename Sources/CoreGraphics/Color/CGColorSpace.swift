import Foundation

/// The meaning of a colour's numbers.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of the space.
    public let name: CFString?

    /// How many numbers a colour has beside its opacity.
    public let numberOfComponents: Int

    /// The space of that name; nil when it is not one of those declared here.
    public init?(name: CFString) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.extendedLinearSRGB, Self.displayP3: numberOfComponents = 3
        case Self.genericGrayGamma2_2, Self.linearGray: numberOfComponents = 1
        default: return nil
        }
        self.name = name
    }

    private init(components: Int) {
        name = nil
        numberOfComponents = components
    }

    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"

    fileprivate static let deviceRGB = CGColorSpace(components: 3)
    fileprivate static let deviceGray = CGColorSpace(components: 1)

    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.name == rhs.name && lhs.numberOfComponents == rhs.numberOfComponents
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(numberOfComponents)
    }
}

/// Text as Core Foundation names it.
public typealias CFString = String

/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The space of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
