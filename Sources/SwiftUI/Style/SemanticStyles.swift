/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference { _StyleReference(.accentColor) }
}

/// The colour behind everything, or what `backgroundStyle(_:)` set.
public struct BackgroundStyle: ShapeStyle {
    public init() {}
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference {
        let own = environment.backgroundStyle
        return own?._reference(in: environment) ?? _StyleReference(Color(_system: .background))
    }
    public var secondary: some ShapeStyle { Color(_system: .secondaryBackground) }
    public var tertiary: some ShapeStyle { Color(_system: .tertiaryBackground) }
    public var quaternary: some ShapeStyle { Color(_system: .tertiaryBackground) }
}

/// A fill over the background, for shapes.
public struct FillShapeStyle: ShapeStyle {
    public init() {}
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference { _StyleReference(Color(_system: .fill)) }
    public var secondary: some ShapeStyle { Color(_system: .secondaryFill) }
    public var tertiary: some ShapeStyle { Color(_system: .tertiaryFill) }
    public var quaternary: some ShapeStyle { Color(_system: .quaternaryFill) }
}

/// Hairlines.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference { _StyleReference(Color(_system: .separator)) }
}

/// Links.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference { _StyleReference(Color(_system: .link)) }
}

/// Prompts in empty fields.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference {
        _StyleReference(Color(_system: .placeholderText))
    }
}

/// Selected content: the tint.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference { _StyleReference(.accentColor) }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference { _StyleReference(Color(_system: .background)) }
}

extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }

extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { BackgroundStyle() } }

extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { FillShapeStyle() } }

extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() } }

extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { LinkShapeStyle() } }

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { SelectionShapeStyle() } }

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
    /// What `.background` stands for; nil for the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}
