import Foundation

/// A stack of controllers.
open class UINavigationController: UIViewController {
    open private(set) var viewControllers: [UIViewController] = []
    open lazy var navigationBar = UINavigationBar()
    open lazy var toolbar: UIToolbar! = UIToolbar()
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open weak var delegate: (any UINavigationControllerDelegate)?
    open lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

    public override init() {
        super.init()
    }

    public init(rootViewController: UIViewController) {
        super.init()
        pushViewController(rootViewController, animated: false)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        topViewController?.viewIfLoaded?.removeFromSuperview()
        viewControllers.append(viewController)
        addChild(viewController)
        view.addSubview(viewController.view)
        viewController.didMove(toParent: self)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, let last = viewControllers.popLast() else { return nil }
        leave(last)
        if let top = topViewController?.view { view.addSubview(top) }
        return last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        var popped: [UIViewController] = []
        while let last = popViewController(animated: animated) { popped.insert(last, at: 0) }
        return popped.isEmpty ? nil : popped
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for old in self.viewControllers { leave(old) }
        self.viewControllers = []
        for new in viewControllers { pushViewController(new, animated: animated) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    private func leave(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }
}

/// Told of what a stack of controllers shows.
@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

/// Controllers side by side, of which one is shown.
open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]? {
        didSet {
            for old in oldValue ?? [] {
                old.willMove(toParent: nil)
                old.viewIfLoaded?.removeFromSuperview()
                old.removeFromParent()
            }
            for new in viewControllers ?? [] {
                addChild(new)
                view.addSubview(new.view)
                new.didMove(toParent: self)
            }
        }
    }

    open var selectedIndex = 0
    open lazy var tabBar = UITabBar()
    open var selectedViewController: UIViewController? {
        viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
    }
}
