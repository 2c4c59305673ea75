import Foundation

/// The size that a preview is drawn in.
public enum PreviewLayout: Equatable, Sendable {
    /// The whole screen of the device.
    case device
    /// The view's own size when the device's screen is proposed.
    case sizeThatFits
    /// A container of this size, in points.
    case fixed(width: CGFloat, height: CGFloat)
}
