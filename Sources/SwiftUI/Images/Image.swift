/// A symbol, a picture of the app, or one made in code.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case symbol(name: String, value: Double?)
        case named(String)
        case data(ImageData)
    }

    /// Size of a symbol beside its font.
    public enum Scale: UInt8, Hashable, Sendable { case small, medium, large }

    /// Whether a picture keeps its colours or takes those of text.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// What is done where the frame is larger than the picture.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }

    /// How pixels are blended.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// Which way up a picture was taken.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    var source: Source
    var label: Text?
    var isDecorative = false
    var isResizable = false
    var rendering: TemplateRenderingMode?
    var symbolRendering: SymbolRenderingMode?

    init(source: Source) { self.source = source }

    /// A symbol of the system.
    public init(systemName: String) { self.init(source: .symbol(name: systemName, value: nil)) }
    public init(systemName: String, variableValue: Double?) { self.init(source: .symbol(name: systemName, value: variableValue)) }

    /// A picture of the asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(source: .named(name)) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label
    }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    /// A picture that says nothing to a screen reader.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(decorative: name, bundle: bundle) }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.isResizable = true }
    }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { with { $0.rendering = renderingMode } }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolRendering = mode } }
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

    /// Range of brightness.
    public struct DynamicRange: Hashable, Sendable {
        let name: String
        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
    }
}
