import Foundation

/// The device: an iPhone whose words are the same on every host.
@MainActor
open class UIDevice: NSObject {
    /// The device of the preview.
    public static let current = UIDevice()

    /// The state of the battery.
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    open var name: String { "iPhone" }
    open var model: String { "iPhone" }
    open var localizedModel: String { "iPhone" }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "26.0" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var orientation: UIDeviceOrientation { .portrait }
    open var isBatteryMonitoringEnabled = false
    open var batteryLevel: Float { 1 }
    open var batteryState: BatteryState { .full }
    open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { false }
    open var isMultitaskingSupported: Bool { true }
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
    open var isGeneratingDeviceOrientationNotifications: Bool { false }

    /// Does nothing.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// Does nothing.
    open func endGeneratingDeviceOrientationNotifications() {}
    /// Does nothing.
    open func playInputClick() {}

    public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
