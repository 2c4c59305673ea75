import SwiftUICore

/// What surrounds an element, as far as it decides what the element may be.
struct Surroundings: OptionSet, BitwiseCopyable {
    let rawValue: UInt16

    /// Only phrasing content is allowed: inside a button, link or heading.
    static let phrasing = Surroundings(rawValue: 1)
    /// Inside something that can be pressed, where nothing else may be.
    static let control = Surroundings(rawValue: 2)
    /// Assistive technology does not see it, so nothing in it may take the focus.
    static let hidden = Surroundings(rawValue: 4)
    /// The parent element is a list, which holds items only.
    static let list = Surroundings(rawValue: 8)
    static let tabs = Surroundings(rawValue: 16)
    static let menu = Surroundings(rawValue: 32)

    /// What a child inherits; being the direct child of a list is not inherited.
    var inherited: Surroundings { subtracting(.list) }
}

/// Roles of the ARIA specification that elements do not have by themselves.
enum AriaRole: UInt8 {
    case none, group, listItem, link, toggle, checkbox, slider, spinButton, progress, image, tab, tabList, toolbar, dialog, alert
    case menu, menuItem

    /// The value of the `role` attribute.
    var name: StaticString {
        switch self {
        case .none: ""
        case .group: "group"
        case .listItem: "listitem"
        case .link: "link"
        case .toggle: "switch"
        case .checkbox: "checkbox"
        case .slider: "slider"
        case .spinButton: "spinbutton"
        case .progress: "progressbar"
        case .image: "img"
        case .tab: "tab"
        case .tabList: "tablist"
        case .toolbar: "toolbar"
        case .dialog: "dialog"
        case .alert: "alertdialog"
        case .menu: "menu"
        case .menuItem: "menuitem"
        }
    }

    /// Whether ARIA gives it a range of values.
    var hasRange: Bool {
        switch self {
        case .slider, .spinButton, .progress: true
        default: false
        }
    }

    /// Whether it needs a name (axe rules for these roles).
    var needsLabel: Bool {
        switch self {
        case .toggle, .checkbox, .slider, .spinButton, .progress, .image, .toolbar, .dialog, .alert: true
        default: false
        }
    }
}

/// What a node becomes.
struct Element: BitwiseCopyable {
    var tag: Tag
    var role = AriaRole.none
    /// Index into the tree's semantics; -1 for none.
    var semantics: Int32 = -1
    /// Whether it can be pressed or takes the focus.
    var isControl = false
    /// Whether it has to be wrapped in a list item.
    var isWrapped = false
    /// Whether it is a link whose address passed.
    var isLinked = false

    /// Whether a label may be written as `aria-label`: ARIA allows none on elements that are nothing in particular.
    var takesLabel: Bool { role != .none || !tag.isGeneric }
}
