import Foundation

extension EnvironmentValues {
    /// The accent colour: the tint of the environment, blue where none is set.
    var tintColor: Color {
        guard let tint = common.tint, tint.kind == .color, tint.color.kind != .tint else { return .blue }
        return tint.color
    }

    /// Opacity of hierarchical levels over a style of one's own: 1, .5, .25, .18 (values re-derived from the system).
    private static let levelOpacities: [Float] = [1, 0.5, 0.25, 0.18, 0.05]
    private static let labelLevels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel]

    /// Takes `style` for text and symbols unless the surroundings name a style of their own; a level of them (`.secondary`) is kept.
    public mutating func _setDefaultForeground(_ style: _StyleReference) {
        guard let known = common.foreground else {
            common.foreground = style
            return
        }
        if known.kind == .level { common.foreground = style._level(Int(known.level)) }
    }

    /// Whether two environments are the same to views.
    public func _isSame(_ other: borrowing EnvironmentValues) -> Bool { isSame(other) }

    /// The foreground as drawn, at a hierarchical level.
    public func _foregroundPaint(level: UInt8 = 0, gradients: inout [DisplayGradient]) -> DisplayPaint {
        guard let foreground = common.foreground else {
            return .color(Color(_system: Self.labelLevels[min(Int(level), 4)]).rgba(in: self))
        }
        if foreground.kind == .level {
            // A level is counted from the first one, also where the surroundings are at a weaker level already.
            return .color(Color(_system: Self.labelLevels[min(Int(level == 0 ? foreground.level : level), 4)]).rgba(in: self))
        }
        var style = foreground
        style.level = UInt8(clamping: Int(style.level) + Int(level))
        return _paint(style, gradients: &gradients)
    }

    /// A style as drawn here.
    public func _paint(_ style: _StyleReference, gradients: inout [DisplayGradient]) -> DisplayPaint {
        let fade = Self.levelOpacities[min(Int(style.level), 4)]
        switch style.kind {
        case .level: return _foregroundPaint(level: style.level, gradients: &gradients)
        case .color:
            if style.color.kind == .tint, let tint = common.tint, tint.kind != .color { return _paint(tint, gradients: &gradients) }
            var color = style.color.rgba(in: self)
            color.alpha *= fade
            return .color(color)
        case .gradient:
            let source = StyleTable.gradient(style.number)
            let stops = zip(source.colors, source.locations).map { color, location in
                var rgba = color.rgba(in: self)
                rgba.alpha *= fade * style.color.alpha
                return DisplayGradient.Stop(color: rgba, location: location)
            }
            let gradient = DisplayGradient(geometry: source.geometry, stops: stops)
            if let known = gradients.firstIndex(of: gradient) { return .gradient(Int32(known)) }
            gradients.append(gradient)
            return .gradient(Int32(gradients.count - 1))
        case .material: return material(style.number)
        }
    }

    /// Tint and blur of a material (estimates; thicker is less see-through).
    private func material(_ thickness: Int32) -> DisplayPaint {
        let alphas: [Float] = [0.44, 0.6, 0.76, 0.88, 0.94, 0.8]
        let alpha = alphas[Int(max(0, min(thickness, 5)))]
        return .material(RGBA(hex: common.colorScheme == .dark ? 0x252525 : 0xF6F6F6, alpha: alpha), blur: 20)
    }
}

private struct ForegroundLevelsKey: EnvironmentKey {
    static var defaultValue: [_StyleReference]? { nil }
}

extension EnvironmentValues {
    /// Styles for the levels of the foreground where they were set one by one; nil where the levels are fainter ones of the first.
    public var _foregroundLevels: [_StyleReference]? {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }
}
