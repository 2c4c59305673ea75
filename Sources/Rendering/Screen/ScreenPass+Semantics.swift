import HTML
import SwiftUICore

/// Attributes that say what an element is, in a fixed order.
extension ScreenPass {
    /// Writes all attributes but the frame. - Parameter style: the class of what the element draws.
    mutating func writeSemantics(_ element: Element, _ style: ClassName, _ index: Int, _ writer: inout HTMLWriter) {
        let own = Int(element.semantics)
        let traits = semantics[own].traits
        writeClass(style, isHidden: traits.contains(.hidden), &writer)
        if element.tag == .button { writer.raw(" type=\"button\"") }
        if element.isLinked, let url = semantics[own].url, let safe = URLPolicy.link(url) { writer.attribute("href", safe) }
        if element.role != .none {
            writer.beginAttribute("role")
            writer.raw(element.role.name)
            writer.endAttribute()
        }
        writeStates(element, traits, &writer)
        if element.role.hasRange { writeRange(element.role, own, &writer) }
        writeLabel(element, own, index, &writer)
        if let hint = semantics[own].hint, element.takesLabel { writer.attribute("aria-description", hint) }
        writeAvailability(element, traits, &writer)
        if semantics[own].action >= 0 { writer.attribute("data-a", Int(semantics[own].action)) }
        if let identifier = semantics[own].identifier { writer.attribute("data-id", identifier) }
    }

    private func writeClass(_ style: ClassName, isHidden: Bool, _ writer: inout HTMLWriter) {
        guard isHidden else { return writer.classes(style) }
        writer.raw(" class=\"vi")
        if !style.isEmpty {
            writer.raw(" ")
            writer.append(upTo: 8) { style.put(at: $0) }
        }
        writer.endAttribute()
    }

    private func writeStates(_ element: Element, _ traits: Semantics.Traits, _ writer: inout HTMLWriter) {
        let isSelected = traits.contains(.selected)
        switch element.role {
        case .toggle: writer.attribute("aria-checked", traits.contains(.on) ? "true" : "false")
        case .checkbox: writer.attribute("aria-checked", "mixed")
        case .tab: writer.attribute("aria-selected", isSelected ? "true" : "false")
        case .dialog, .alert: if traits.contains(.modal) { writer.raw(" aria-modal=\"true\"") }
        default:
            if isSelected {
                writer.raw(element.tag == .button && element.role == .none ? " aria-pressed=\"true\"" : " aria-current=\"true\"")
            }
        }
        guard element.tag == .button || element.tag == .a else { return }
        let role = semantics[Int(element.semantics)].role
        if role == .menu || role == .picker { writer.raw(" aria-haspopup=\"menu\"") }
        if role == .datePicker || role == .colorPicker { writer.raw(" aria-haspopup=\"dialog\"") }
        if traits.contains(.expanded) { writer.raw(" aria-expanded=\"true\"") }
        if traits.contains(.collapsed) { writer.raw(" aria-expanded=\"false\"") }
    }

    private func writeRange(_ role: AriaRole, _ own: Int, _ writer: inout HTMLWriter) {
        let (low, high, now) = (semantics[own].minimum, semantics[own].maximum, semantics[own].current)
        if low.isFinite { writer.attribute("aria-valuemin", low) }
        if high.isFinite { writer.attribute("aria-valuemax", high) }
        // A slider must have a value (ARIA); a progress bar without one is indeterminate.
        if now.isFinite {
            writer.attribute("aria-valuenow", now)
        } else if role == .slider {
            writer.attribute("aria-valuenow", low.isFinite ? low : 0)
        }
        if let value = semantics[own].value { writer.attribute("aria-valuetext", value) }
    }

    private func writeAvailability(_ element: Element, _ traits: Semantics.Traits, _ writer: inout HTMLWriter) {
        let isHidden = stack[stack.count - 1].surroundings.contains(.hidden)
        if !traits.isDisjoint(with: [.decorative, .hidden]) { writer.raw(" aria-hidden=\"true\"") }
        if traits.contains(.inert) { writer.attribute("inert") }
        if traits.contains(.disabled) {
            if element.tag == .button {
                writer.attribute("disabled")
            } else if element.isControl || element.role == .group {
                writer.raw(" aria-disabled=\"true\"")
            }
        }
        guard element.isControl else { return }
        let isUnseen = isHidden || !traits.isDisjoint(with: [.decorative, .hidden])
        if isUnseen {
            writer.raw(" tabindex=\"-1\"")
        } else if element.tag != .button && element.tag != .a {
            writer.raw(traits.contains(.disabled) ? " tabindex=\"-1\"" : " tabindex=\"0\"")
        }
    }

    // MARK: - Labels

    /// Writes `aria-label` where the element has a label that is not simply its text, followed by its value as VoiceOver says it.
    private mutating func writeLabel(_ element: Element, _ own: Int, _ index: Int, _ writer: inout HTMLWriter) {
        guard element.takesLabel else { return }
        let value = element.role.hasRange || element.tag == .input ? nil : semantics[own].value
        if let label = semantics[own].label, !label.isEmpty {
            if value == nil && !element.role.needsLabel && element.role != .group && isOnlyText(index, label) { return }
            writer.beginAttribute("aria-label")
            writer.attributeText(label)
            if let value {
                writer.raw(", ")
                writer.attributeText(value)
            }
            writer.endAttribute()
        } else if let value {
            writeFallback(element, own, index, value, &writer)
        } else if element.role.needsLabel || element.tag.isControl && !holdsText(index) {
            writeFallback(element, own, index, nil, &writer)
        }
    }

    /// Names an element after its first text, or after what it is.
    private func writeFallback(_ element: Element, _ own: Int, _ index: Int, _ value: String?, _ writer: inout HTMLWriter) {
        writer.beginAttribute("aria-label")
        if let text = firstText(index) {
            for segment in text.segments { writer.attributeText(slice(Int(segment))) }
        } else {
            writer.raw(Self.fallback(semantics[own].role))
        }
        if let value {
            writer.raw(", ")
            writer.attributeText(value)
        }
        writer.endAttribute()
    }

    private static func fallback(_ role: Semantics.Role) -> StaticString {
        switch role {
        case .toggle: "Switch"
        case .slider: "Slider"
        case .stepper: "Stepper"
        case .progress: "Progress"
        case .gauge: "Gauge"
        case .image: "Image"
        case .toolbar: "Toolbar"
        case .navigationBar: "Navigation bar"
        case .dialog: "Dialog"
        case .alert: "Alert"
        case .link: "Link"
        case .menu: "Menu"
        case .picker: "Picker"
        default: "Button"
        }
    }

    private func holdsText(_ index: Int) -> Bool { firstText(index) != nil }

    /// The first text in a node, the node itself included.
    private func firstText(_ index: Int) -> DisplayText? {
        var next = index
        while next < max(Int(nodes[index].end), index + 1) {
            if nodes[next].kind == .text { return texts[Int(nodes[next].payload)] }
            next += 1
        }
        return nil
    }

    func slice(_ segment: Int) -> UnsafeBufferPointer<UInt8> {
        let start = Int(segments[segment].byteOffset)
        return UnsafeBufferPointer(rebasing: bytes[start..<start + Int(segments[segment].byteCount)])
    }

    /// Whether the first text in a node is one piece that reads `label`.
    private func isOnlyText(_ index: Int, _ label: String) -> Bool {
        guard let text = firstText(index), text.segments.count == 1 else { return false }
        let piece = slice(Int(text.segments.lowerBound))
        return label.utf8.count == piece.count && label.utf8.elementsEqual(piece)
    }
}

extension Tag {
    /// Whether it can be pressed.
    var isControl: Bool { self == .button || self == .a }
}
