import Foundation

extension _Graph {
    /// A picker in the look of the surroundings.
    @MainActor mutating func _addPicker(_ options: [_PickerOption], label: _ErasedView) {
        switch environment._pickerLook {
        case .menu: addMenuPicker(options, label)
        case .navigationLink: addLinkPicker(options, label)
        case .segmented: addSegments(options, label)
        case .palette:
            _approximate("pickerStyle(.palette)", "drawn as segments")
            addSegments(options, label)
        case .inline:
            if environment._row == nil { addMenuPicker(options, label) } else { addInlinePicker(options) }
        case .wheel: addWheel(options, label)
        }
    }

    /// Font and colour of the values in the look of the surroundings, before they are made.
    mutating func _setOptionLook() {
        switch environment._pickerLook {
        case .menu: environment._setDefaultForeground(menuStyle)
        case .inline: if environment._row == nil { environment._setDefaultForeground(menuStyle) }
        case .navigationLink: environment._setDefaultForeground(_StyleReference(Color(_system: .secondaryLabel)))
        case .segmented, .palette:
            environment.font = .system(size: 13, weight: .medium)
            environment.lineLimit = 1
        case .wheel: if environment.font == nil { environment.font = .title2 }
        }
    }

    private func next(_ options: [_PickerOption]) -> (@MainActor () -> Void)? {
        guard !options.isEmpty else { return nil }
        let now = options.firstIndex(where: \.isSelected) ?? -1
        return options[(now + 1) % options.count].select
    }

    // MARK: Menu

    /// The value and two chevrons: in the tint, in a row of a list after the label in grey. A tap takes the next value.
    @MainActor private mutating func addMenuPicker(_ options: [_PickerOption], _ label: _ErasedView) {
        let mark = _mark
        let isInRow = environment._row != nil
        let selected = options.first(where: \.isSelected)
        if isInRow, !environment._labelsHidden {
            _addStack(.horizontal, spacing: nil, alignment: VerticalAlignment.center.key) { graph in
                graph._addDimmable(label)
                graph._addSpacer(minLength: nil)
                graph.addMenuValue(selected)
            }
        } else {
            addMenuValue(selected)
        }
        var semantics = Semantics(role: .picker)
        semantics.value = selected?.name
        semantics.label = _textAlone(label)
        _wrapPressable(semantics, since: mark, action: next(options))
    }

    private mutating func addMenuValue(_ selected: _PickerOption?) {
        _addStack(.horizontal, spacing: 5, alignment: VerticalAlignment.center.key) { graph in
            if let selected { graph._put(selected.node) }
            graph._addUpDownChevrons(graph._paint(graph.menuStyle))
        }
    }

    private var menuStyle: _StyleReference {
        if !environment.isEnabled { return _StyleReference(Color(_system: .tertiaryLabel)) }
        return environment._row == nil || environment._labelsHidden
            ? _buttonForeground(nil) : _StyleReference(Color(_system: .secondaryLabel))
    }

    /// A label, grey where the control is disabled.
    @MainActor mutating func _addDimmable(_ label: _ErasedView) {
        let mark = _mark
        let saved = environment
        if !saved.isEnabled { environment._setDefaultForeground(_StyleReference(Color(_system: .tertiaryLabel))) }
        label.add(&self)
        environment = saved
        _joinLabel(since: mark)
    }

    @MainActor private mutating func addLinkPicker(_ options: [_PickerOption], _ label: _ErasedView) {
        let mark = _mark
        let selected = options.first(where: \.isSelected)
        _addStack(.horizontal, spacing: nil, alignment: VerticalAlignment.center.key) { graph in
            graph._addDimmable(label)
            graph._addSpacer(minLength: nil)
            if let selected { graph._put(selected.node) }
            let inner = graph._mark
            graph._addChevron(graph._paint(Color(_system: .tertiaryLabel)))
            if let row = graph.environment._row {
                graph._wrapPadding(
                    EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: row.metrics.chevronTrailing - row.metrics.rowInsets.trailing),
                    since: inner)
            }
        }
        var semantics = Semantics(role: .picker)
        semantics.value = selected?.name
        semantics.label = _textAlone(label)
        _wrapPressable(semantics, since: mark, action: next(options))
    }

    // MARK: Rows

    /// A row for each value, a check mark in the tint after the selected one.
    @MainActor private mutating func addInlinePicker(_ options: [_PickerOption]) {
        for option in options {
            let mark = _mark
            _addStack(.horizontal, spacing: nil, alignment: VerticalAlignment.center.key) { graph in
                graph._put(option.node)
                graph._addSpacer(minLength: nil)
                if option.isSelected { graph._addCheckmark(graph._tintPaint()) }
            }
            var semantics = Semantics(role: .button)
            if option.isSelected { semantics.traits.insert(.selected) }
            _wrapPressable(semantics, since: mark, action: option.select)
        }
    }

    // MARK: Wheel

    /// The values around the selected one on a drum 216 points high with rows of 32 (sizes of the system's picker view; that the
    /// drum is flat is an approximation).
    @MainActor private mutating func addWheel(_ options: [_PickerOption], _ label: _ErasedView) {
        _approximate("pickerStyle(.wheel)", "the drum is drawn flat")
        let mark = _mark
        let now = options.firstIndex(where: \.isSelected) ?? 0
        let band = _paint(Color(_system: .tertiaryFill))
        _addZStack(alignment: .center) { graph in
            let inner = graph._mark
            graph._addRectangle(band, cornerRadius: 8)
            graph._wrapFrame(width: nil, height: 32, alignment: .center, since: inner)
            graph._wrapPadding(EdgeInsets(9, edges: .horizontal), since: inner)
            for (index, option) in options.enumerated() where abs(index - now) <= 3 {
                let mark = graph._mark
                graph._put(option.node)
                let distance = index - now
                if distance != 0 { graph._wrapEffect(since: mark) { _ in .opacity(0.6 - 0.15 * Double(abs(distance) - 1)) } }
                graph._wrapOffset(x: 0, y: CGFloat(distance) * 32, since: mark)
            }
        }
        _wrapFrame(width: nil, height: 216, alignment: .center, since: mark)
        var semantics = Semantics(role: .picker)
        semantics.value = options.first(where: \.isSelected)?.name
        semantics.label = _textAlone(label)
        _wrapPressable(semantics, since: mark, action: next(options))
    }
}
