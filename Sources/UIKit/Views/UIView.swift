import CoreGraphics
import Foundation

/// A rectangle of an interface. It is data: its frame, colours, children and accessibility are kept, and nothing is drawn or laid out.
@MainActor
open class UIView: UIResponder {
    private var storedLayer: CALayer?
    private var origin = CGPoint.zero

    /// The position and size in the parent, in points.
    open var frame: CGRect {
        get { CGRect(origin: origin, size: bounds.size) }
        set {
            origin = newValue.origin
            bounds.size = newValue.size
        }
    }

    /// The room of the children, in points.
    open var bounds = CGRect.zero

    /// The middle in the parent, in points.
    open var center: CGPoint {
        get { CGPoint(x: origin.x + bounds.width / 2, y: origin.y + bounds.height / 2) }
        set { origin = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2) }
    }

    open var transform = CGAffineTransform.identity
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .tintColor
    open var clipsToBounds = false
    open var contentMode = ContentMode.scaleToFill
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var mask: UIView?
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?
    open private(set) var constraints: [NSLayoutConstraint] = []
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityElementsHidden = false
    open var shouldGroupAccessibilityChildren = false

    public override init() {
        super.init()
    }

    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }

    /// Views are not read from files here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    open class var layerClass: AnyClass { CALayer.self }

    /// The layer, which keeps corners, border and shadow.
    open var layer: CALayer {
        if let storedLayer { return storedLayer }
        let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
        storedLayer = layer
        return layer
    }

    open override var next: UIResponder? { superview }
    open var window: UIWindow? { superview?.window }
    open var traitCollection: UITraitCollection { .current }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open var safeAreaInsets: UIEdgeInsets { superview?.safeAreaInsets ?? .zero }
    open lazy var safeAreaLayoutGuide = UILayoutGuide(owner: self)
    open lazy var layoutMarginsGuide = UILayoutGuide(owner: self)
    open lazy var readableContentGuide = UILayoutGuide(owner: self)

    // MARK: Children

    open func addSubview(_ view: UIView) { place(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        place(view, at: (subviews.firstIndex(of: sibling) ?? subviews.count - 1) + 1)
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        place(view, at: subviews.firstIndex(of: sibling) ?? 0)
    }

    private func place(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    open func removeFromSuperview() {
        guard let parent = superview else { return }
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        parent.subviews.removeAll { $0 === self }
        superview = nil
        didMoveToSuperview()
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.append(subviews.remove(at: index))
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Layout

    /// The size that the view has by itself; -1 where it has none.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(width: own.width < 0 ? bounds.width : own.width, height: own.height < 0 ? bounds.height : own.height)
    }

    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(targetSize)
    }

    open func setNeedsLayout() {}
    open func layoutIfNeeded() { layoutSubviews() }
    open func layoutSubviews() {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func draw(_ rect: CGRect) {}
    open func invalidateIntrinsicContentSize() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() {}
    open func updateConstraints() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func tintColorDidChange() {}
    open func safeAreaInsetsDidChange() {}
    open func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }

    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints where !self.constraints.contains(constraint) {
            constraint.isActive = true
            self.constraints.append(constraint)
        }
    }

    open func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }

    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
        self.constraints.removeAll { constraints.contains($0) }
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

    // MARK: Touches

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self.point(inside: point, with: event) ? self : nil }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        resignFirstResponder()
        for view in subviews { view.endEditing(force) }
        return true
    }

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, to: view), size: rect.size) }

    /// The origin in the topmost parent. Transforms do not count.
    private var originInRoot: CGPoint {
        guard let parent = superview?.originInRoot else { return origin }
        return CGPoint(x: parent.x + origin.x, y: parent.y + origin.y)
    }

    /// The values that apply to all views of the class. They are kept and change nothing.
    open class func appearance() -> UIView { UIAppearanceProxies.proxy(self) { UIView() } }
}
