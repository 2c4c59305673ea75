/// How pickers look.
public protocol PickerStyle {
    /// Which of the built-in looks it is.
    static var _look: _PickerLook { get }
}

/// The looks that a picker can have.
public enum _PickerLook: UInt8, Sendable { case menu, segmented, inline, wheel, palette, navigationLink }

/// The system's choice: a menu.
public struct DefaultPickerStyle: PickerStyle, Sendable {
    public init() {}
    public static var _look: _PickerLook { .menu }
}
public struct MenuPickerStyle: PickerStyle, Sendable {
    public init() {}
    public static var _look: _PickerLook { .menu }
}
public struct SegmentedPickerStyle: PickerStyle, Sendable {
    public init() {}
    public static var _look: _PickerLook { .segmented }
}
public struct InlinePickerStyle: PickerStyle, Sendable {
    public init() {}
    public static var _look: _PickerLook { .inline }
}
public struct WheelPickerStyle: PickerStyle, Sendable {
    public init() {}
    public static var _look: _PickerLook { .wheel }
}
public struct PalettePickerStyle: PickerStyle, Sendable {
    public init() {}
    public static var _look: _PickerLook { .palette }
}
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    public init() {}
    public static var _look: _PickerLook { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private struct PickerLookKey: EnvironmentKey { static var defaultValue: _PickerLook { .menu } }

extension EnvironmentValues {
    var _pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\._pickerLook, S._look) }
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
    /// What a menu picker shows instead of the selected option's view.
    nonisolated public func horizontalRadioGroupLayout() -> some View { self }
}
