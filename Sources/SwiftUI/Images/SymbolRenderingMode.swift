/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
    let kind: Kind
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// Drawn as hierarchical: the symbols have no colours of their own here.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    public static let palette = SymbolRenderingMode(kind: .palette)
}

private struct SymbolRenderingKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// How the layers of symbols are coloured; nil for the system's choice.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingKey.self] }
        set { self[SymbolRenderingKey.self] = newValue }
    }
    /// Size of symbols beside their font.
    public var imageScale: Image.Scale {
        get { Image.Scale(rawValue: _imageScale) ?? .medium }
        set { _imageScale = newValue.rawValue }
    }
}

@frozen public enum _ImageScaleSetting: _EnvironmentSetting {
    @inlinable public static func set(_ value: UInt8, _ environment: inout EnvironmentValues) { environment._imageScale = value }
}

extension View {
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { modifier(_SettingModifier<_ImageScaleSetting>(scale.rawValue)) }
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}

/// How a value changes a symbol's layers. Symbols are drawn whole.
public struct SymbolVariableValueMode: Hashable, Sendable {
    let name: String
    public static let color = SymbolVariableValueMode(name: "color")
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// Whether a symbol's colours are flat or gradients. Symbols are drawn flat.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    let name: String
    public static let flat = SymbolColorRenderingMode(name: "flat")
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
