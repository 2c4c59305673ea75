import Foundation

/// Lines of text.
open class UILabel: UIView {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var isEnabled = true
    open var highlightedTextColor: UIColor?
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var preferredMaxLayoutWidth: CGFloat = 0

    open override class func appearance() -> UILabel { UIAppearanceProxies.proxy(self) { UILabel() } }
}

/// A picture.
open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0

    public override init() {
        super.init()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    open func startAnimating() {}
    open func stopAnimating() {}
}

/// Turns while something is going on. 20 points wide and high in medium, 37 in large.
open class UIActivityIndicatorView: UIView {
    /// The size of the wheel.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    open var style = Style.medium
    open var color: UIColor! = .systemGray
    open var hidesWhenStopped = true
    open private(set) var isAnimating = false

    public override init() {
        super.init()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public init(style: Style) {
        super.init()
        self.style = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}

/// A line that fills up.
open class UIProgressView: UIView {
    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Something that changes what is behind it.
@MainActor
open class UIVisualEffect: NSObject {}

/// Blurs what is behind it.
open class UIBlurEffect: UIVisualEffect {
    /// How it is blurred.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
        case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    public let _style: Style

    public init(style: Style) {
        _style = style
    }
}

/// Lets text show on a blur.
open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) {}
}

/// A view that changes what is behind it.
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    open lazy var contentView = UIView()

    public init(effect: UIVisualEffect?) {
        super.init()
        self.effect = effect
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Views in a row or a column.
open class UIStackView: UIView {
    /// How room is given out.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How views are aligned.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open var isLayoutMarginsRelativeArrangement = false
    open private(set) var arrangedSubviews: [UIView] = []

    public override init() {
        super.init()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public init(arrangedSubviews views: [UIView]) {
        super.init()
        for view in views { addArrangedSubview(view) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        addSubview(view)
    }

    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

    open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }
}
