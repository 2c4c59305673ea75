import Foundation

/// Owns a view and the controllers of parts of it.
///
/// The order of the calls with which one controller takes in another is watched: a wrong order is kept in `_complaints`, with what
/// is wrong and what would be right. The rules are those of Apple's documentation of `addChild(_:)` and its companions.
@MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    private var stage = ContainmentStage.alone
    private weak var container: UIViewController?

    open var title: String?
    open private(set) var children: [UIViewController] = []
    open private(set) weak var presentingViewController: UIViewController?
    open private(set) var presentedViewController: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var preferredContentSize = CGSize.zero
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var hidesBottomBarWhenPushed = false
    open lazy var navigationItem = UINavigationItem(title: title ?? "")
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

    /// What was done in a wrong order in the containment of this controller, oldest first.
    public private(set) var _complaints: [String] = []

    public override init() {
        super.init()
    }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Controllers are not read from files here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: The view

    /// The view, which is made when it is asked for the first time.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view. The controller's own fills the screen.
    open func loadView() { loadedView = UIView(frame: UIScreen.main.bounds) }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func didReceiveMemoryWarning() {}
    open func updateViewConstraints() {}
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var isEditing = false
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var shouldAutorotate: Bool { true }
    open var traitCollection: UITraitCollection { .current }
    open override var next: UIResponder? { loadedView?.superview ?? parent }

    /// Runs what happens when the view comes on the screen, for the host of a preview.
    public func _appear() {
        loadViewIfNeeded()
        viewWillAppear(false)
        viewIsAppearing(false)
        viewWillLayoutSubviews()
        loadedView?.layoutIfNeeded()
        viewDidLayoutSubviews()
        viewDidAppear(false)
        for child in children { child._appear() }
    }

    /// Runs what happens when the view leaves the screen, for the host of a preview.
    public func _disappear() {
        for child in children { child._disappear() }
        viewWillDisappear(false)
        viewDidDisappear(false)
    }

    // MARK: Containment

    /// The controller that has taken this one in.
    open var parent: UIViewController? { container }

    /// Takes in a controller. Tells it `willMove(toParent: self)`. Its view is to be added next, and then
    /// `didMove(toParent: self)` to be called.
    open func addChild(_ childController: UIViewController) {
        if childController === self {
            return complain("addChild: a controller cannot take in itself.")
        }
        if let old = childController.container {
            if old === self { complain("addChild: \(childController._name) is a child already.") }
            old.children.removeAll { $0 === childController }
        }
        childController.container = self
        children.append(childController)
        childController.willMove(toParent: self)
        childController.stage = .added
    }

    /// Told before the controller is taken in, and to be called with nil before it is removed. Overrides call `super`.
    open func willMove(toParent parent: UIViewController?) {
        guard parent == nil else { return }
        if container == nil { complain("willMove(toParent: nil): \(_name) has no parent to leave.") }
        stage = .leaving
    }

    /// To be called after the view was added, with the parent; called by `removeFromParent` with nil. Overrides call `super`.
    open func didMove(toParent parent: UIViewController?) {
        guard let parent else {
            stage = .alone
            return
        }
        if container !== parent || stage == .alone {
            complain("didMove(toParent:): \(_name) was not taken in with addChild(_:) first.")
        } else if stage == .leaving {
            complain("didMove(toParent:): \(_name) was told to leave with willMove(toParent: nil).")
        } else if loadedView?.superview == nil {
            complain("didMove(toParent:): add the view of \(_name) to the parent's view first.")
        }
        stage = .settled
    }

    /// Leaves the parent. To be called after `willMove(toParent: nil)` and after the view was removed. Tells the controller
    /// `didMove(toParent: nil)`.
    open func removeFromParent() {
        guard let old = container else {
            return complain("removeFromParent: \(_name) has no parent.")
        }
        if stage != .leaving {
            complain("removeFromParent: call willMove(toParent: nil) on \(_name) first.")
        } else if loadedView?.superview != nil {
            complain("removeFromParent: remove the view of \(_name) from its superview first.")
        }
        if stage == .added { complain("removeFromParent: didMove(toParent:) was never called on \(_name).") }
        old.children.removeAll { $0 === self }
        container = nil
        didMove(toParent: nil)
    }

    private var _name: String { String(describing: type(of: self)) }

    private func complain(_ text: String) {
        _complaints.append(text)
        Self._onComplaint?(text)
    }

    /// Called with each complaint, for the host of a preview.
    public static var _onComplaint: ((String) -> Void)?

    // MARK: Presentation

    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        completion?()
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenter = presentedViewController == nil ? presentingViewController : self
        presenter?.presentedViewController?.presentingViewController = nil
        presenter?.presentedViewController = nil
        completion?()
    }

    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { navigationController.pushViewController(vc, animated: true) } else { present(vc, animated: true) }
    }

    open var navigationController: UINavigationController? {
        (container as? UINavigationController) ?? container?.navigationController
    }

    open var tabBarController: UITabBarController? { (container as? UITabBarController) ?? container?.tabBarController }
    open var sheetPresentationController: UISheetPresentationController? { nil }
    open var popoverPresentationController: UIPopoverPresentationController? { nil }
}

/// How far the containment of a controller is.
enum ContainmentStage {
    case alone, added, settled, leaving
}
