/// A translucent background that blurs what lies behind it.
public struct Material: Sendable, ShapeStyle {
    let thickness: Int32

    public static let ultraThin = Material(thickness: 0)
    public static let thin = Material(thickness: 1)
    public static let regular = Material(thickness: 2)
    public static let thick = Material(thickness: 3)
    public static let ultraThick = Material(thickness: 4)
    public static let bar = Material(thickness: 5)

    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference { _StyleReference(_material: thickness) }
}

/// When a material is drawn as that of an active window.
public struct MaterialActiveAppearance: Equatable, Sendable {
    public static let automatic = MaterialActiveAppearance()
    public static let active = MaterialActiveAppearance()
    public static let inactive = MaterialActiveAppearance()
    public static let matchWindow = MaterialActiveAppearance()
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
