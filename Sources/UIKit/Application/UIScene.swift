import Foundation

/// One of the app's interfaces.
@MainActor
open class UIScene: UIResponder {
    /// Whether it is in front.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// Why it was made.
    open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
    }

    public let session: UISceneSession
    open weak var delegate: (any UISceneDelegate)?
    open var activationState: ActivationState { .foregroundActive }
    open var title: String?

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
}

/// A URL that the app was asked to open.
@MainActor
open class UIOpenURLContext: NSObject {
    public let url: URL

    init(url: URL) {
        self.url = url
    }
}

/// What is kept of a scene.
@MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public let role: Role
    public let persistentIdentifier: String

    init(role: Role) {
        self.role = role
        persistentIdentifier = "preview"
    }
}

/// How a scene is made.
@MainActor
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// Told of what happens to a scene. A preview tells it nothing.
@MainActor
public protocol UISceneDelegate: AnyObject {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Told of what happens to a scene with windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
    /// The scene of the preview.
    public static let _preview = UIWindowScene(
        session: UISceneSession(role: .windowApplication), connectionOptions: ConnectionOptions())

    private var made: UIWindow?

    open var screen: UIScreen { .main }
    open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    open var traitCollection: UITraitCollection { .current }
    open var coordinateSpaceBounds: CGRect { screen.bounds }

    /// The window of the preview, which fills the screen.
    open var keyWindow: UIWindow? {
        if let made { return made }
        let window = UIWindow(frame: screen.bounds)
        window.isKeyWindow = true
        made = window
        return window
    }

    /// Does nothing.
    open func requestGeometryUpdate(_ preferences: NSObject, errorHandler: ((any Error) -> Void)? = nil) {}
}

/// The bar at the top of the screen.
@MainActor
open class UIStatusBarManager: NSObject {
    open var isStatusBarHidden: Bool { false }
    /// The bar as tall as the safe area at the top of `UIScreen.main`.
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 59) }
}

/// How the device is held, as an interface shows it.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways of holding the device.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}
