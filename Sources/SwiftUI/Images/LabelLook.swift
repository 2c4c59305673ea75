/// The system's label.
struct _LabelLook {
    let configuration: LabelStyleConfiguration
    let parts: _LabelParts
}

extension _LabelLook: _PrimitiveView {
    static func _make(_ view: __owned Self, _ graph: inout _Graph) { graph._addLabel(view.configuration, view.parts) }
}

extension _Graph {
    /// Icon and title beside each other; in a row of a list the icon has a column of its own and the tint.
    @MainActor mutating func _addLabel(_ label: LabelStyleConfiguration, _ parts: _LabelParts) {
        switch parts == .titleAndIcon ? environment._labelParts ?? parts : parts {
        case .title: addTitle(label)
        case .icon: label.icon.content.add(&self)
        case .titleAndIcon:
            let isRow = environment._row != nil
            // Outside of lists 8 points lie between icon and title; in lists the icon's column is 28 wide and 12 lie between
            // (estimates).
            let spacing = environment._labelSpacing ?? (isRow ? 12 : 8)
            let width = environment._labelIconWidth ?? (isRow ? 28 : nil)
            _addStack(.horizontal, spacing: spacing, alignment: VerticalAlignment.center.key) { graph in
                graph.addIcon(label, isRow: isRow, width: width)
                graph.addTitle(label)
            }
        }
    }

    @MainActor private mutating func addTitle(_ label: LabelStyleConfiguration) {
        let mark = _mark
        label.title.content.add(&self)
        let nodes = _take(since: mark)
        if nodes.count > 1 {
            _addStack(.vertical, spacing: nil, alignment: HorizontalAlignment.leading.key) { graph in for node in nodes { graph._put(node) }
            }
        } else {
            for node in nodes { _put(node) }
        }
    }

    /// The title says what the icon shows, so the icon says nothing.
    @MainActor private mutating func addIcon(_ label: LabelStyleConfiguration, isRow: Bool, width: CGFloat?) {
        let mark = _mark
        let saved = environment
        if isRow { environment._setDefaultForeground(environment._tint ?? _StyleReference(.accentColor)) }
        label.icon.content.add(&self)
        environment = saved
        var semantics = Semantics(role: .none)
        semantics.traits.insert(.decorative)
        _wrapSemantics(semantics, since: mark)
        if let width {
            _wrapFlexFrame(
                minWidth: width, idealWidth: nil, maxWidth: nil, minHeight: nil, idealHeight: nil, maxHeight: nil, alignment: .center,
                since: mark)
        }
    }
}
