import Foundation

/// A button.
open class UIButton: UIControl {
    /// The kind of a button.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7
    }

    public private(set) var buttonType = ButtonType.custom
    open var configuration: Configuration?
    open lazy var titleLabel: UILabel? = UILabel()
    open lazy var imageView: UIImageView? = UIImageView()
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]
    private var colors: [State: UIColor] = [:]

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        takeUp(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        takeUp(primaryAction)
    }

    private func takeUp(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        if state == .normal { titleLabel?.text = title }
    }

    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
    open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}
    open var currentTitle: String? { configuration?.title ?? title(for: .normal) }
    open var currentImage: UIImage? { configuration?.image ?? image(for: .normal) }

    open override class func appearance() -> UIButton { UIAppearanceProxies.proxy(self) { UIButton() } }

    /// The look of a button.
    public struct Configuration {
        /// The size of a button.
        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }

        /// The corners of a button.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var buttonSize = Size.medium
        public var cornerStyle = CornerStyle.dynamic
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var showsActivityIndicator = false

        public static func plain() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func borderless() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }
    }
}
