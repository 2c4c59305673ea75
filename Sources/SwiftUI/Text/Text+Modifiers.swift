extension Text {
    @usableFromInline @inline(__always)
    func giving(_ given: _TextAttributes.Given, _ change: (inout _TextAttributes) -> Void) -> Text {
        var copy = self
        copy.own.given.insert(given)
        change(&copy.own)
        return copy
    }

    @inlinable public func font(_ font: Font?) -> Text { giving(.font) { $0.font = font } }
    @inlinable public func fontWeight(_ weight: Font.Weight?) -> Text { giving(.weight) { $0.weight = weight } }
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    public func fontDesign(_ design: Font.Design?) -> Text { giving(.design) { $0.design = design } }
    @inlinable public func bold() -> Text { fontWeight(.bold) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { italic(true) }
    public func italic(_ isActive: Bool) -> Text { giving(.italic) { $0.italic = isActive } }
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }
    public func monospacedDigit() -> Text { giving(.monospacedDigit) { _ in } }

    @inlinable public func foregroundColor(_ color: Color?) -> Text {
        giving(.foreground) { $0.foreground = color.map { _StyleReference($0) } }
    }
    @inlinable public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        giving(.foreground) { attributes in
            if let color = style as? Color {
                attributes.foreground = _StyleReference(color)
            } else {
                attributes.foreground = style._reference(in: EnvironmentValues())
            }
        }
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        giving(.strikethrough) { $0.strikethrough = isActive }
    }
    public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
        strikethrough(isActive, color: color)
    }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { giving(.underline) { $0.underline = isActive } }
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
        underline(isActive, color: color)
    }

    public func kerning(_ kerning: CGFloat) -> Text { giving(.kerning) { $0.kerning = kerning } }
    public func tracking(_ tracking: CGFloat) -> Text { giving(.tracking) { $0.tracking = tracking } }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { giving(.baselineOffset) { $0.baselineOffset = baselineOffset } }
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? giving(.scale) { $0.scale = scale.factor } : self
    }

    // What only a voice or a language setting changes is drawn the same.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

/// A value of one's own on a part of a text, which a renderer may read.
public protocol TextAttribute {}

/// Which language's rules lines are set by.
public struct TypesettingLanguage: Equatable, Sendable {
    public static let automatic = TypesettingLanguage()
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage() }
}
