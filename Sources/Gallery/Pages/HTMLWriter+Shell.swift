import HTML

extension HTMLWriter {
    /// Writes `<name class="…">`.
    mutating func begin(_ name: StaticString, _ classes: StaticString) {
        open(name)
        raw(" class=\"")
        raw(classes)
        raw("\">")
    }

    /// Writes `<name class="…">text</name>`, without the attribute where there is no class.
    mutating func line(_ name: StaticString, _ classes: StaticString = "", _ text: String) {
        if classes.utf8CodeUnitCount > 0 {
            begin(name, classes)
        } else {
            open(name)
            content()
        }
        self.text(text)
        close(name)
    }

    /// Writes the mark of a state; what it means is said to those who cannot see it.
    mutating func mark(_ mark: Mark) {
        raw("<span class=\"mark ")
        raw(mark.rawValue)
        raw("\" role=\"img\" aria-label=\"")
        raw(mark.rawValue)
        raw("\"></span>")
    }

    /// Writes a group of radio buttons that looks like one switch.
    /// - Parameters:
    ///   - name: Name of the group for forms, and value of its data attribute.
    ///   - title: What it sets, for people who cannot see it.
    ///   - options: Values with their names, the first one chosen.
    ///   - notesEquality: Whether each option but the first has room for a note that it looks like the first.
    mutating func choice(
        _ name: String, data: StaticString, title: String, options: [(value: String, label: String)], notesEquality: Bool = false
    ) {
        raw("<fieldset class=\"switch\"")
        attribute(data, name)
        content()
        line("legend", "unseen", title)
        for (index, option) in options.enumerated() {
            raw("<label><input type=\"radio\"")
            attribute("name", name)
            attribute("value", option.value)
            if index == 0 { attribute("checked") }
            raw("/><span>")
            text(option.label)
            if notesEquality, index > 0, option.value != "all" {
                raw(" <small hidden=\"\">same as ")
                text(options[0].label)
                raw("</small>")
            }
            raw("</span></label>")
        }
        raw("</fieldset>\n")
    }

    /// Writes a switch for each setting that varies in the variants.
    mutating func switches(for variants: [Variant], offersAll: Bool) {
        for (axis, values) in variants.varying {
            var options = values.map { (value: $0[axis], label: $0.label(axis)) }
            if offersAll { options.append((value: "all", label: values.count == 2 ? "Both" : "All")) }
            choice(axis.rawValue, data: "data-axis", title: axis.title, options: options, notesEquality: offersAll)
        }
    }

    /// Writes a number of points as a size: `393 × 852`.
    mutating func size(_ width: Double, _ height: Double) {
        number(width)
        raw(" × ")
        number(height)
    }

    /// Writes the list of keys, which opens with `?`.
    mutating func keyList(_ rows: [(keys: [String], meaning: String)]) {
        raw("<dialog class=\"keys\" id=\"keys\" aria-labelledby=\"keys-title\">\n<h2 id=\"keys-title\">Keys</h2>\n<dl class=\"facts\">")
        for row in rows {
            raw("<dt>")
            for (index, key) in row.keys.enumerated() {
                if index > 0 { raw(" ") }
                line("kbd", "", key)
            }
            raw("</dt><dd>")
            text(row.meaning)
            raw("</dd>")
        }
        raw("</dl>\n<form method=\"dialog\"><button class=\"button\" aria-label=\"Close\">✕</button></form>\n</dialog>\n")
    }
}

/// A state that a reader has to notice.
enum Mark: String {
    /// Something could not be drawn.
    case failed
    /// Something is not drawn as iOS draws it.
    case approximated
}

extension Exhibit {
    /// The marks of the preview, the worst first.
    var marks: [Mark] {
        (preview.isFailed ? [Mark.failed] : []) + (preview.isApproximated ? [.approximated] : [])
    }
}
