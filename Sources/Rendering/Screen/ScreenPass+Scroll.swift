import Foundation
import HTML
import SwiftUICore

/// Areas that scroll, and fields.
extension ScreenPass {
    mutating func writeScroll(_ index: Int, _ writer: inout HTMLWriter, _ styles: inout StyleClasses) {
        let node = nodes[index]
        if stack.count >= Self.maximumDepth {
            return note("ScrollView", "More than \(Self.maximumDepth) elements deep: its content does not scroll.", index)
        }
        let scroll = tree.scrolls[Int(node.payload)]
        var element = element(of: index, plain: .div)
        let overflows = (
            horizontal: scroll.contentSize.width > node.frame.size.width + 0.01,
            vertical: scroll.contentSize.height > node.frame.size.height + 0.01
        )
        let isMovable = scroll.horizontal && overflows.horizontal || scroll.vertical && overflows.vertical
        // What scrolls by keyboard needs a role and a name.
        let isFocusable = isMovable && !stack[stack.count - 1].surroundings.contains(.control) && !element.isControl
        let isNamed = element.semantics >= 0 && element.takesLabel && semantics[Int(element.semantics)].label != nil
        if isFocusable && element.tag.isGeneric && element.role == .none && element.tag != .li { element.role = .group }
        let style = styles.name(.effect, Self.declarations(scroll))
        begin(element, style, index, &writer)
        writer.endAttribute()
        if element.semantics < 0 && element.role == .group { writer.raw(" role=\"group\"") }
        if isFocusable {
            if !isNamed { writer.raw(" aria-label=\"Scroll area\"") }
            let isHidden = surroundings(inside: element, stack[stack.count - 1].surroundings).contains(.hidden)
            writer.raw(isHidden ? " tabindex=\"-1\"" : " tabindex=\"0\"")
        }
        if scroll.offset != .zero {
            writer.attribute("data-x", scroll.offset.x)
            writer.attribute("data-y", scroll.offset.y)
        }
        writer.content()
        let own = origin(of: index)
        push(
            element, index,
            Origin(x: own.x - Origin.hundredths(scroll.offset.x), y: own.y - Origin.hundredths(scroll.offset.y)))
    }

    /// Axes that do not scroll are clipped. Indicators show on iOS only while a finger moves the content, so there are none.
    private static func declarations(_ scroll: DisplayScroll) -> String {
        "overflow:\(scroll.horizontal ? "auto" : "hidden") \(scroll.vertical ? "auto" : "hidden");scrollbar-width:none"
    }

    // MARK: - Fields

    mutating func writeField(_ index: Int, _ writer: inout HTMLWriter, _ styles: inout StyleClasses) {
        let field = tree.fields[Int(nodes[index].payload)]
        let around = stack[stack.count - 1].surroundings
        let text = styles.name(for: field.style)
        guard !around.contains(.control) else {
            note("TextField", "A field inside a control: its text is drawn and cannot be edited.", index)
            var element = Element(tag: .span)
            element.semantics = nodes[index].semantics
            begin(element, text, index, &writer)
            writer.raw("\">")
            writer.text(field.isSecure ? String(repeating: "•", count: field.text.count) : field.text)
            return end(element, &writer)
        }
        let prompt = styles.prompt(for: field)
        var element = Element(tag: field.isMultiline ? .textarea : .input)
        element.semantics = nodes[index].semantics
        element.isWrapped = around.contains(.list)
        beginField(element, field, text, prompt, index, &writer)
        if field.isMultiline {
            writer.content()
            // An HTML parser drops a line feed right after the start tag; the byte writer's contract asks for another one.
            if field.text.hasPrefix("\n") { writer.raw("\n") }
            writer.text(field.text)
            writer.raw("</textarea>")
        } else {
            writer.attribute("value", field.text)
            writer.closeVoid()
        }
        if element.isWrapped { writer.raw("</li>") }
    }

    private mutating func beginField(
        _ element: Element, _ field: DisplayField, _ text: ClassName, _ prompt: ClassName, _ index: Int, _ writer: inout HTMLWriter
    ) {
        if element.isWrapped { writer.raw("<li class=\"vw\">") }
        writer.open(element.tag)
        let role = element.semantics < 0 ? Semantics.Role.textField : semantics[Int(element.semantics)].role
        if !field.isMultiline {
            writer.raw(field.isSecure ? " type=\"password\"" : role == .searchField ? " type=\"search\"" : " type=\"text\"")
        }
        writer.classes(text, prompt)
        if !options.isEditable { writer.attribute("readonly") }
        writer.raw(" autocomplete=\"off\"")
        if !field.prompt.isEmpty { writer.attribute("placeholder", field.prompt) }
        writeFieldMeaning(element, field, index, &writer)
        writer.place(nodes[index].frame, node: index, in: stack[stack.count - 1].origin)
        writer.endAttribute()
    }

    private func writeFieldMeaning(_ element: Element, _ field: DisplayField, _ index: Int, _ writer: inout HTMLWriter) {
        let own = Int(element.semantics)
        let label = own < 0 ? nil : semantics[own].label
        writer.attribute("aria-label", label ?? (field.prompt.isEmpty ? "Text field" : field.prompt))
        guard own >= 0 else { return }
        let traits = semantics[own].traits
        if let hint = semantics[own].hint { writer.attribute("aria-description", hint) }
        if !traits.isDisjoint(with: [.decorative, .hidden]) { writer.raw(" aria-hidden=\"true\"") }
        if traits.contains(.inert) { writer.attribute("inert") }
        if traits.contains(.disabled) { writer.attribute("disabled") }
        let isUnseen = stack[stack.count - 1].surroundings.contains(.hidden) || !traits.isDisjoint(with: [.decorative, .hidden])
        if isUnseen { writer.raw(" tabindex=\"-1\"") }
        if semantics[own].action >= 0 { writer.attribute("data-a", Int(semantics[own].action)) }
        if let identifier = semantics[own].identifier { writer.attribute("data-id", identifier) }
    }
}
