import Foundation

// The values of the plain part of the environment, under Apple's names where Apple has one.
extension EnvironmentValues {
    /// The font of text that names none.
    public var font: Font? {
        get { common.font }
        set { common.font = newValue }
    }
    public var colorScheme: ColorScheme {
        get { common.colorScheme }
        set { common.colorScheme = newValue }
    }
    /// Settable form of `colorSchemeContrast`.
    public var _colorSchemeContrast: ColorSchemeContrast {
        get { common.contrast }
        set { common.contrast = newValue }
    }
    /// The system's look, `ios18` or `ios26`.
    public var _design: Design {
        get { common.design }
        set { common.design = newValue }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { common.dynamicTypeSize }
        set { common.dynamicTypeSize = newValue }
    }
    public var isEnabled: Bool {
        get { common.isEnabled }
        set { common.isEnabled = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { common.textAlignment }
        set { common.textAlignment = newValue }
    }
    public var controlSize: ControlSize {
        get { common.controlSize }
        set { common.controlSize = newValue }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { common.horizontalSizeClass }
        set { common.horizontalSizeClass = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { common.verticalSizeClass }
        set { common.verticalSizeClass = newValue }
    }
    /// Whether backgrounds take the lighter dark shades of sheets and popovers.
    public var _isElevated: Bool {
        get { common.isElevated }
        set { common.isElevated = newValue }
    }
    /// Style of text and symbols that name none.
    public var _foregroundStyle: _StyleReference? {
        get { common.foreground }
        set { common.foreground = newValue }
    }
    /// Accent of controls; nil for the system's blue.
    public var _tint: _StyleReference? {
        get { common.tint }
        set { common.tint = newValue }
    }
    /// Slant and digits that modifiers set.
    public var _fontTraits: ResolvedFont.Traits {
        get { common.fontTraits }
        set { common.fontTraits = newValue }
    }
    /// Family that `fontDesign` set.
    public var _fontDesign: Font.Design? {
        get { common.fontDesign }
        set { common.fontDesign = newValue }
    }
    /// 0 small, 1 medium, 2 large (`Image.Scale`).
    public var _imageScale: UInt8 {
        get { common.imageScale }
        set { common.imageScale = newValue }
    }
    /// 0 as written, 1 upper, 2 lower (`Text.Case`).
    public var _textCase: UInt8 {
        get { common.textCase }
        set { common.textCase = newValue }
    }
    /// 0 tail, 1 head, 2 middle (`Text.TruncationMode`).
    public var _truncationMode: UInt8 {
        get { common.truncation }
        set { common.truncation = newValue }
    }
    /// Raw value of `RedactionReasons`.
    public var _redaction: UInt8 {
        get { common.redaction }
        set { common.redaction = newValue }
    }
    /// Whether elements of a `ForEach` tell their ids to the container, under the key `_ElementID.key`.
    public var _marksElements: Bool {
        get { common.marksElements }
        set { common.marksElements = newValue }
    }
    /// Line under text.
    public var _underline: Bool {
        get { common.underline }
        set { common.underline = newValue }
    }
    /// Line through text.
    public var _strikethrough: Bool {
        get { common.strikethrough }
        set { common.strikethrough = newValue }
    }
    /// Extra space between letters in points (`tracking`).
    public var _tracking: Double {
        get { common.tracking }
        set { common.tracking = newValue }
    }
    /// Extra space between letters in points (`kerning`).
    public var _kerning: Double {
        get { common.kerning }
        set { common.kerning = newValue }
    }
    /// Upward shift of text in points.
    public var _baselineOffset: Double {
        get { common.baselineOffset }
        set { common.baselineOffset = newValue }
    }
    /// Pixels per point.
    public var displayScale: CGFloat {
        get { common.displayScale }
        set { common.displayScale = newValue }
    }
    /// Extra distance between lines in points.
    public var lineSpacing: CGFloat {
        get { common.lineSpacing }
        set { common.lineSpacing = newValue }
    }
    /// The smallest share of its size that text may shrink to, 0...1.
    public var minimumScaleFactor: CGFloat {
        get { common.minimumScaleFactor }
        set { common.minimumScaleFactor = newValue }
    }
    public var colorSchemeContrast: ColorSchemeContrast { common.contrast }
    /// Size of a pixel in points.
    public var pixelLength: CGFloat { 1 / common.displayScale }
    public var layoutDirection: LayoutDirection {
        get { common.isRightToLeft ? .rightToLeft : .leftToRight }
        set { common.isRightToLeft = newValue == .rightToLeft }
    }
    public var lineLimit: Int? {
        get { common.lineLimit < 0 ? nil : Int(common.lineLimit) }
        set { common.lineLimit = newValue.map { Int32(clamping: max($0, 1)) } ?? -1 }
    }
    /// Lines that are kept free where the text has fewer (`reservesSpace`).
    public var _lineLimitMinimum: Int {
        get { Int(common.lineLimitMinimum) }
        set { common.lineLimitMinimum = Int32(clamping: newValue) }
    }
    /// Weight that `fontWeight` or `bold` set.
    public var _fontWeight: Font.Weight? {
        get { common.fontWeight == 0 ? nil : Font.Weight(value: common.fontWeight) }
        set { common.fontWeight = newValue?.value ?? 0 }
    }
}
