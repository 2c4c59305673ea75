/// A date, a time or both.
public struct DatePicker<Label: View> {
    let label: Label
    let selection: Binding<Date>
    let components: DatePickerComponents

    nonisolated init(_ label: Label, _ selection: Binding<Date>, _ components: DatePickerComponents) {
        self.label = label
        self.selection = selection
        self.components = components
    }

    public typealias Components = DatePickerComponents
}

/// Which parts of a date are picked.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let (selection, components) = (view.selection, view.components)
        let date = graph._read { selection.wrappedValue }
        let label = _ErasedView(view.label)
        let isInRow = graph.environment._row != nil
        let look = graph.environment._datePickerLook
        if look != .compact { graph._approximate("datePickerStyle(_:)", "the date is drawn as in the compact style") }
        graph._addStack(.horizontal, spacing: nil, alignment: VerticalAlignment.center.key) { graph in
            if !graph.environment._labelsHidden {
                graph._addDimmable(label)
                graph._addSpacer(minLength: nil)
            }
            let inner = graph._mark
            graph._addStack(.horizontal, spacing: 4, alignment: VerticalAlignment.center.key) { graph in
                if components.contains(.date) { graph.addChip(date.formatted(date: .abbreviated, time: .omitted)) }
                if components.contains(.hourAndMinute) { graph.addChip(date.formatted(date: .omitted, time: .shortened)) }
            }
            // As with a switch, the chips do not make a row higher.
            if isInRow { graph._wrapFrame(width: nil, height: 20, alignment: .center, since: inner) }
        }
        var semantics = Semantics(role: .datePicker)
        semantics.label = graph._textAlone(label)
        semantics.value = date.formatted(
            date: components.contains(.date) ? .abbreviated : .omitted, time: components.contains(.hourAndMinute) ? .shortened : .omitted)
        // A tap takes the next day, or where only a time is picked the next minute.
        graph._wrapPressable(semantics, since: mark) {
            selection.wrappedValue = date.addingTimeInterval(components.contains(.date) ? 86_400 : 60)
        }
    }
    nonisolated public var _isStateless: Bool { false }
}

extension _Graph {
    /// A value on a grey shape: 34.33 high at body, radius 8, a capsule from iOS 26 on (estimates).
    fileprivate mutating func addChip(_ string: String) {
        let mark = _mark
        let font = environment._resolvedFont()
        _addText(string, font: font, paint: environment.isEnabled ? _foregroundPaint() : _paint(Color(_system: .tertiaryLabel)))
        _wrapPadding(EdgeInsets(top: 7, leading: 11, bottom: 7, trailing: 11), since: mark)
        let fill = _paint(Color(_system: .tertiaryFill))
        let isCapsule = environment._design == .ios26
        _wrapBackground(alignment: .center, since: mark) { graph in
            if isCapsule { graph._addCapsule(fill) } else { graph._addRectangle(fill, cornerRadius: 8) }
        }
    }
}

extension DatePicker {
    nonisolated public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, displayedComponents) }
    nonisolated public init(
        selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, displayedComponents) }
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, displayedComponents) }
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, displayedComponents) }
}

extension DatePicker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, displayedComponents) }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, displayedComponents) }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, displayedComponents) }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, displayedComponents) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, displayedComponents) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, displayedComponents) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, displayedComponents) }
}
