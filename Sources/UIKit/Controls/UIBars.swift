import Foundation

/// The look of a bar.
@MainActor
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    public override init() {
        super.init()
    }

    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
    open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

/// The look of a button on a bar.
@MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The look in one state.
    @MainActor
    open class State: NSObject {
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    }

    open var normal = State()
    open var highlighted = State()
    open var disabled = State()
}

/// The look of an entry of a tab bar.
@MainActor
open class UITabBarItemAppearance: NSObject {
    /// The look in one state.
    @MainActor
    open class State: NSObject {
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        open var iconColor: UIColor?
        open var badgeBackgroundColor: UIColor?
    }

    open var normal = State()
    open var selected = State()
    open var disabled = State()
}

/// The metrics for which a picture of a bar counts.
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
}

/// The old look of a bar.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}

/// The bar at the top of a stack of controllers.
open class UINavigationBar: UIView {
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var topItem: UINavigationItem?
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

    open override class func appearance() -> UINavigationBar { UIAppearanceProxies.proxy(self) { UINavigationBar() } }
}

/// The bar at the bottom of controllers side by side.
open class UITabBar: UIView {
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var barStyle = UIBarStyle.default
    open var items: [UITabBarItem]?

    open override class func appearance() -> UITabBar { UIAppearanceProxies.proxy(self) { UITabBar() } }
}

/// A bar of buttons.
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open var standardAppearance = UIToolbarAppearance()
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open override class func appearance() -> UIToolbar { UIAppearanceProxies.proxy(self) { UIToolbar() } }
}

/// Something on a bar.
@MainActor
open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A button on a bar.
open class UIBarButtonItem: UIBarItem {
    /// A button that the system names.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
        case stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }

    /// How important a button is.
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    open var customView: UIView?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open var tintColor: UIColor?

    public override init() {
        super.init()
    }

    public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
        super.init()
        self.title = title
    }

    public init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
        super.init()
        self.image = image
    }

    public init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
        super.init()
    }

    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        super.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        super.init()
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public init(customView: UIView) {
        super.init()
        self.customView = customView
    }

    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
}

/// An entry of a tab bar.
open class UITabBarItem: UIBarItem {
    open var badgeValue: String?
    open var badgeColor: UIColor?
    open var selectedImage: UIImage?

    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}

/// What a controller puts on the navigation bar.
@MainActor
open class UINavigationItem: NSObject {
    /// When the title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    open var title: String?
    open var titleView: UIView?
    open var prompt: String?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var hidesBackButton = false
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    public init(title: String) {
        self.title = title
    }
}
