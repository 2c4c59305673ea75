import Foundation

extension EnvironmentValues {
    /// The font of text here: the given one, else the environment's, else body, with the surroundings' changes to it.
    @usableFromInline
    func resolvedFont(_ own: Font? = nil) -> ResolvedFont {
        let font = own ?? common.font ?? .body
        let typeSize = Int(common.dynamicTypeSize.rawValue)
        var result: ResolvedFont
        switch font.kind {
        case .style: result = TextStyleTable.font(style: Int(font.style.rawValue), typeSize: typeSize)
        case .system, .customFixed: result = ResolvedFont(size: font.size, leading: FontMetrics.leading(systemSize: font.size))
        case .custom:
            let size = font.size * TextStyleTable.scale(style: Int(font.style.rawValue), typeSize: typeSize)
            result = ResolvedFont(size: size, leading: FontMetrics.leading(systemSize: size))
        }
        if !(result.size > 0 && result.size.isFinite) { result = ResolvedFont(size: 0.01, leading: 0.01) }
        if font.weightValue != 0 { result.weight = font.weightValue }
        if common.fontWeight != 0, font.weightValue == 0 || own == nil { result.weight = common.fontWeight }
        result.traits = font.traits.union(common.fontTraits)
        if font.kind == .custom || font.kind == .customFixed { result.traits.insert(.custom) }
        let design = font.design == .default ? (common.fontDesign ?? .default) : font.design
        switch design {
        case .default: break
        case .serif: result.traits.insert(.serif)
        case .rounded: result.traits.insert(.rounded)
        case .monospaced: result.traits.insert(.monospaced)
        }
        // Tight and loose leading move the lines by two points (estimate, from `UIFontDescriptor`'s traits at body size).
        if font.leadingKind == .tight { result.leading -= 2 }
        if font.leadingKind == .loose { result.leading += 2 }
        return result
    }

    /// Public form for the views of the SwiftUI room.
    @inlinable public func _resolvedFont(_ own: Font? = nil) -> ResolvedFont { resolvedFont(own) }

    /// Name of a custom font, for the note that it is measured and drawn as the system font.
    public static func _customName(_ font: Font) -> String? { font.name == 0 ? nil : InternedNames.name(font.name) }
}
