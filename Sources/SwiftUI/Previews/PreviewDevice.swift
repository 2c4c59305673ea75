/// A device, by the name that its maker gives it, such as "iPhone 15".
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name of the device.
    public let rawValue: String

    /// The device named `rawValue`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The device named by the literal.
    public init(stringLiteral: String) {
        rawValue = stringLiteral
    }
}
