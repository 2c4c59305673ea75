/// How date pickers look.
public protocol DatePickerStyle {
    static var _look: _DatePickerLook { get }
}

/// The looks that a date picker can have.
public enum _DatePickerLook: UInt8, Sendable { case compact, graphical, wheel }

public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}
    public static var _look: _DatePickerLook { .compact }
}
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}
    public static var _look: _DatePickerLook { .compact }
}
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}
    public static var _look: _DatePickerLook { .graphical }
}
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}
    public static var _look: _DatePickerLook { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerLookKey: EnvironmentKey { static var defaultValue: _DatePickerLook { .compact } }

extension EnvironmentValues {
    var _datePickerLook: _DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

extension View {
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { environment(\._datePickerLook, S._look) }
}

/// Several dates; drawn as how many there are.
public struct MultiDatePicker<Label: View> {
    let label: Label
    let selection: Binding<Set<DateComponents>>
    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.selection = selection
    }
}

extension MultiDatePicker: View {
    public var body: some View {
        LabeledContent {
            Text("\(selection.wrappedValue.count)")
        } label: {
            label
        }
        .modifier(_ApproximationNote(isNeeded: true, api: "MultiDatePicker", note: "the number of dates is drawn", "SwiftUI", 0))
    }
}

extension MultiDatePicker where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }
}
