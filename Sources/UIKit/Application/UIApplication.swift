import Foundation

/// The running app. Nothing outside the preview can be reached, so most of it does nothing.
@MainActor
open class UIApplication: UIResponder {
    /// The app.
    public static let shared = UIApplication()

    /// Whether the app is in front.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// How a URL is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Why the app was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    /// How a URL came.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The delegate; nil unless the file sets one.
    open weak var delegate: (any UIApplicationDelegate)?

    open var applicationState: State { .active }
    open var connectedScenes: Set<UIScene> { [UIWindowScene._preview] }
    open var windows: [UIWindow] { UIWindowScene._preview.windows }
    open var keyWindow: UIWindow? { UIWindowScene._preview.keyWindow }
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open var shortcutItems: [UIApplicationShortcutItem]?
    open var isProtectedDataAvailable: Bool { true }
    open var supportsAlternateIcons: Bool { true }
    open var alternateIconName: String?
    open var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.current.preferredContentSizeCategory }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    open var isNetworkActivityIndicatorVisible = false

    /// Does nothing, and says so to `completion`.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    /// Does nothing.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }

    /// True for the web, mail and telephone.
    open func canOpenURL(_ url: URL) -> Bool {
        ["http", "https", "mailto", "tel"].contains(url.scheme?.lowercased() ?? "")
    }

    /// Does nothing.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }

    /// Does nothing.
    open func registerForRemoteNotifications() {}
    /// Does nothing.
    open func unregisterForRemoteNotifications() {}

    /// Keeps the name. There is no icon to change.
    open func setAlternateIconName(_ name: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil) {
        alternateIconName = name
        completionHandler?(nil)
    }

    /// Keeps the name. There is no icon to change.
    open func setAlternateIconName(_ name: String?) async throws { alternateIconName = name }

    /// Gives a task that needs no ending.
    open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        .invalid
    }

    /// Gives a task that needs no ending.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        .invalid
    }

    /// Does nothing.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
}

/// A task that may go on when the app is not in front.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// An entry of the menu of an app's icon.
open class UIApplicationShortcutItem: NSObject {
    public let type: String
    public let localizedTitle: String

    public init(type: String, localizedTitle: String) {
        self.type = type
        self.localizedTitle = localizedTitle
    }
}

/// A touch or another thing that happened.
@MainActor
open class UIEvent: NSObject {}

/// The name of a method. There are no methods by name on this platform, so it can only be passed on.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral value: String) {
        name = value
    }
}
