import HTML
import SwiftUICore

/// Which element and role a node gets.
extension ScreenPass {
    /// The element of a node. - Parameter plain: the element for a node that is nothing in particular, where flow content may stand.
    mutating func element(of index: Int, plain: Tag) -> Element {
        let around = stack[stack.count - 1].surroundings
        let own = nodes[index].semantics
        var element = Element(tag: plain)
        if own >= 0 {
            element = meaning(of: index, Int(own), plain, around)
            element.semantics = own
        }
        let isItem = element.tag == .li
        if element.tag.isGeneric && !isItem && around.contains(.phrasing) { element.tag = .span }
        guard around.contains(.list), !isItem else { return element }
        if holdsItems(index) && element.tag.isGeneric && element.role == .none {
            element.tag = .ul
            element.isWrapped = true
        } else if element.tag.isGeneric && element.role == .none {
            element.tag = .li
        } else {
            element.isWrapped = true
        }
        return element
    }

    private mutating func meaning(of index: Int, _ own: Int, _ plain: Tag, _ around: Surroundings) -> Element {
        let role = semantics[own].role
        let hasAction = semantics[own].action >= 0
        switch role {
        case .button, .toggle, .link, .disclosure, .tab, .menuItem: return control(index, own, plain, around)
        case .picker, .datePicker, .colorPicker, .menu, .stepper:
            if hasAction { return control(index, own, plain, around) }
        case .slider:
            if !around.contains(.control) { return Element(tag: .div, role: .slider, isControl: true) }
        case .progress: return Element(tag: .div, role: .progress)
        // A picture whose label names the value: the HTML checker does not know the role `meter`.
        case .gauge: return Element(tag: .div, role: .image)
        default: break
        }
        if hasAction && !holdsControl(index) { return control(index, own, plain, around) }
        return container(index, own, plain, around)
    }

    /// What can be pressed. Inside something that can be pressed itself HTML allows no second one.
    private mutating func control(_ index: Int, _ own: Int, _ plain: Tag, _ around: Surroundings) -> Element {
        if around.contains(.control) {
            note("nested controls", "A control inside a control: it is drawn and keeps its action, but the outer one has the role.", index)
            return Element(tag: .span)
        }
        var element = Element(tag: .button, isControl: true)
        switch semantics[own].role {
        case .link: return link(index, own, plain, around)
        case .toggle: element.role = semantics[own].traits.contains(.mixed) ? .checkbox : .toggle
        case .tab where around.contains(.tabs): element.role = .tab
        case .menuItem where around.contains(.menu): element.role = .menuItem
        case .slider: element = Element(tag: .div, role: .slider, isControl: true)
        default: break
        }
        return element
    }

    private mutating func link(_ index: Int, _ own: Int, _ plain: Tag, _ around: Surroundings) -> Element {
        guard let url = semantics[own].url else { return Element(tag: .button, role: .link, isControl: true) }
        if URLPolicy.link(url) != nil { return Element(tag: .a, isControl: true, isLinked: true) }
        note("Link", "The address is not allowed in a page and was left out: \(url.prefix(80))", index)
        return semantics[own].action >= 0 ? Element(tag: .button, role: .link, isControl: true) : Element(tag: plain)
    }

    private func container(_ index: Int, _ own: Int, _ plain: Tag, _ around: Surroundings) -> Element {
        let isPhrasing = around.contains(.phrasing)
        let isLabelled = semantics[own].label != nil && nodes[index].kind != .text
        let box = Element(tag: nodes[index].kind == .text ? plain : .div, role: isLabelled ? .group : .none)
        switch semantics[own].role {
        case .list, .table: return isPhrasing ? box : Element(tag: .ul)
        case .listItem, .cell: return around.contains(.list) ? Element(tag: .li) : box
        case .stepper:
            let isPlain = !holdsControl(index) && semantics[own].current.isFinite && !around.contains(.control)
            return Element(tag: .div, role: isPlain ? .spinButton : .group, isControl: isPlain)
        case .image: return Element(tag: .div, role: semantics[own].traits.contains(.decorative) ? .none : .image)
        case .tabList: return Element(tag: .div, role: holds(.tab, index) ? .tabList : .group)
        case .menu: return Element(tag: .div, role: holds(.menuItem, index) ? .menu : .group)
        case .navigationBar, .picker, .datePicker, .colorPicker, .searchField, .textField, .secureField, .textEditor, .group:
            return Element(tag: .div, role: .group)
        case .toolbar: return Element(tag: .div, role: .toolbar)
        case .dialog: return Element(tag: .div, role: .dialog)
        case .alert: return Element(tag: .div, role: .alert)
        case .heading: return isPhrasing ? box : Element(tag: .heading(level(own)))
        default:
            let isHeading = !isPhrasing && (semantics[own].headingLevel > 0 || semantics[own].traits.contains(.header))
            return isHeading && nodes[index].kind != .scroll ? Element(tag: .heading(level(own))) : box
        }
    }

    /// iOS headings have no level unless one is given; 2 stands below the title of the page.
    private func level(_ own: Int) -> Int {
        semantics[own].headingLevel > 0 ? Int(semantics[own].headingLevel) : 2
    }

    /// What surrounds the children of an element.
    func surroundings(inside element: Element, _ around: Surroundings) -> Surroundings {
        var inside = around.inherited
        if element.tag.holdsPhrasing { inside.insert(.phrasing) }
        if element.isControl { inside.insert(.control) }
        if element.tag == .ul { inside.insert(.list) }
        if element.role == .tabList { inside.insert(.tabs) }
        if element.role == .menu { inside.insert(.menu) }
        if element.semantics >= 0, !semantics[Int(element.semantics)].traits.isDisjoint(with: [.decorative, .hidden, .inert]) {
            inside.insert(.hidden)
        }
        return inside
    }

    // MARK: - Looking ahead

    /// Whether a node below `index` can be pressed or takes the focus. It stops at the first one, and its caller makes an element
    /// that can be pressed only where there is none: no node is looked at more often than twice.
    private func holdsControl(_ index: Int) -> Bool {
        var next = index + 1
        while next < Int(nodes[index].end) {
            if nodes[next].kind == .field { return true }
            let own = nodes[next].semantics
            if own >= 0, semantics[Int(own)].action >= 0 || semantics[Int(own)].role == .slider { return true }
            next += 1
        }
        return false
    }

    private func holds(_ role: Semantics.Role, _ index: Int) -> Bool {
        (index + 1..<max(Int(nodes[index].end), index + 1)).contains {
            nodes[$0].semantics >= 0 && semantics[Int(nodes[$0].semantics)].role == role
        }
    }

    /// Whether a child of the node is a list item.
    private func holdsItems(_ index: Int) -> Bool {
        guard nodes[index].kind == .group else { return false }
        var child = index + 1
        while child < Int(nodes[index].end) {
            let own = nodes[child].semantics
            if own >= 0, semantics[Int(own)].role == .listItem || semantics[Int(own)].role == .cell { return true }
            child = max(Int(nodes[child].end), child + 1)
        }
        return false
    }
}
