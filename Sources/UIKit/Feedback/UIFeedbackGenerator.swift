import Foundation

/// Makes the device tick or shake. There is no device, so nothing happens.
@MainActor
open class UIFeedbackGenerator: NSObject {
    /// Gets ready. Does nothing.
    open func prepare() {}
}

/// Feedback of things that meet.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard the things are.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public init(style: FeedbackStyle = .medium) {}

    /// Does nothing.
    open func impactOccurred() {}

    /// Does nothing.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of an outcome.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// Does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback of a changed choice.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    open func selectionChanged() {}
}
