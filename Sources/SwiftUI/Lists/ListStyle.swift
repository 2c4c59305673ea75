/// How a list looks.
public protocol ListStyle {
    /// Which of the built-in looks it is.
    static var _look: _ListLook { get }
}

/// The looks that a list can have.
public enum _ListLook: UInt8, Sendable { case insetGrouped, grouped, plain, inset, sidebar }

/// The system's choice: inset groups on iPhone.
public struct DefaultListStyle: ListStyle, Sendable {
    public init() {}
    public static var _look: _ListLook { .insetGrouped }
}

public struct InsetGroupedListStyle: ListStyle, Sendable {
    public init() {}
    public static var _look: _ListLook { .insetGrouped }
}

public struct GroupedListStyle: ListStyle, Sendable {
    public init() {}
    public static var _look: _ListLook { .grouped }
}

public struct PlainListStyle: ListStyle, Sendable {
    public init() {}
    public static var _look: _ListLook { .plain }
}

public struct InsetListStyle: ListStyle, Sendable {
    public init() {}
    public static var _look: _ListLook { .inset }
}

public struct SidebarListStyle: ListStyle, Sendable {
    public init() {}
    public static var _look: _ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// How a form looks.
public protocol FormStyle {
    static var _look: _ListLook { get }
}

public struct AutomaticFormStyle: FormStyle, Sendable {
    public init() {}
    public static var _look: _ListLook { .insetGrouped }
}

public struct GroupedFormStyle: FormStyle, Sendable {
    public init() {}
    public static var _look: _ListLook { .insetGrouped }
}

public struct ColumnsFormStyle: FormStyle, Sendable {
    public init() {}
    public static var _look: _ListLook { .insetGrouped }
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\._listLook, S._look) }
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
