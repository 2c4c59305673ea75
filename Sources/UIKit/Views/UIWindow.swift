import Foundation

/// The window of an app.
open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if let view = rootViewController?.view {
                view.frame = bounds
                addSubview(view)
            }
        }
    }

    open weak var windowScene: UIWindowScene?
    open internal(set) var isKeyWindow = false
    open var windowLevel = Level.normal

    /// How high a window lies.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }

    public override init() {
        super.init()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var window: UIWindow? { self }

    /// The safe area of an iPhone 15 Pro, measured: 59 points at the top, 34 at the bottom.
    open override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }

    open var screen: UIScreen { .main }
    open func makeKeyAndVisible() { isKeyWindow = true }
    open func makeKey() { isKeyWindow = true }
}
