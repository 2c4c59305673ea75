import Foundation

/// A view that is used: pressed, switched or typed into.
open class UIControl: UIView {
    /// What is done with a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchDown = Event(rawValue: 1)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }

    /// Where content lies in a control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// Where content lies in a control.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    private var actions: [(action: UIAction, event: Event)] = []

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init()
        self.frame = frame
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
    open func removeAction(_ action: UIAction, for controlEvents: Event) { actions.removeAll { $0.action === action } }

    /// Runs the actions of some events. A control that is off runs none.
    open func sendActions(for controlEvents: Event) {
        guard isEnabled else { return }
        let isPress = controlEvents.contains(.touchUpInside)
        for (action, event) in actions
        where !event.isDisjoint(with: controlEvents) || (isPress && event.contains(.primaryActionTriggered)) {
            action._handler(action)
        }
    }

    /// Keeps nothing: there are no methods by name on this platform.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
    /// Does nothing.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
}

/// An element of a menu.
@MainActor
open class UIMenuElement: NSObject {
    public let title: String
    open var image: UIImage?

    /// What is special about an element.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }

    /// Whether an element is chosen.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}

/// Something to do, with its name.
open class UIAction: UIMenuElement {
    /// The name of an action for code.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let identifier: Identifier?
    open var attributes: Attributes
    open var state: State
    /// What is done.
    public let _handler: (UIAction) -> Void

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        self.identifier = identifier
        self.attributes = attributes
        self.state = state
        _handler = handler
        super.init(title: title, image: image)
    }
}

/// A menu of things to do.
open class UIMenu: UIMenuElement {
    /// How a menu is shown.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
    }

    public let children: [UIMenuElement]
    public let options: Options

    public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []) {
        self.children = children
        self.options = options
        super.init(title: title, image: image)
    }
}
