import CoreGraphics
import Foundation

/// A picture: a symbol, a picture of the asset catalog, or encoded data. It is never decoded here.
open class UIImage: NSObject, @unchecked Sendable {
    /// Where a picture comes from.
    public enum _Source: Hashable, Sendable {
        /// A symbol by its name.
        case symbol(String)
        /// A picture of the asset catalog, or a file of the bundle.
        case named(String)
        /// Encoded data: PNG, JPEG, GIF or another kind that a browser draws.
        case data(Data)
        /// Nothing.
        case empty
    }

    /// How a picture is coloured.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// How a picture is turned.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// How a picture fills a larger room.
    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    /// Where the picture comes from.
    public let _source: _Source
    /// The bundle of the picture; nil for the main one.
    public let _bundle: Bundle?
    /// Pixels per point.
    public let scale: CGFloat
    /// How it is turned.
    public let imageOrientation: Orientation
    /// How it is coloured.
    public private(set) var renderingMode = RenderingMode.automatic
    /// The colour it was given with `withTintColor`.
    public private(set) var _tint: UIColor?
    /// How a symbol is drawn.
    public private(set) var symbolConfiguration: SymbolConfiguration?

    private init(copying other: UIImage) {
        _source = other._source
        _bundle = other._bundle
        scale = other.scale
        imageOrientation = other.imageOrientation
        renderingMode = other.renderingMode
        _tint = other._tint
        symbolConfiguration = other.symbolConfiguration
    }

    /// A picture from where it comes.
    public init(_source: _Source, bundle: Bundle? = nil, scale: CGFloat = 1, orientation: Orientation = .up) {
        self._source = _source
        _bundle = bundle
        self.scale = scale
        imageOrientation = orientation
    }

    /// An empty picture.
    public override convenience init() {
        self.init(_source: .empty)
    }

    /// A symbol by its name. Names are not checked.
    public convenience init?(systemName name: String) {
        self.init(_source: .symbol(name), scale: 3)
    }

    /// A symbol by its name. Names are not checked.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(_source: .symbol(name), scale: 3)
        symbolConfiguration = configuration as? SymbolConfiguration
    }

    /// A symbol by its name, drawn in part.
    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// A symbol by its name. Names are not checked.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }

    /// A picture of the asset catalog or of the main bundle. Names are not checked.
    public convenience init?(named name: String) {
        self.init(_source: .named(name))
    }

    /// A picture of the asset catalog or of a bundle. Names are not checked.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(_source: .named(name), bundle: bundle)
    }

    /// A picture of the asset catalog or of a bundle. Names are not checked.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(_source: .named(name), bundle: bundle)
    }

    /// A picture from encoded data; nil when there is none.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// A picture from encoded data, with pixels per point; nil when there is none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard !data.isEmpty else { return nil }
        self.init(_source: .data(data), scale: scale)
    }

    /// A picture from a file; nil when it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// A picture from encoded data.
    public convenience init(cgImage: CGImage) {
        self.init(_source: .data(cgImage._data))
    }

    /// A picture from encoded data, with pixels per point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(_source: .data(cgImage._data), scale: scale, orientation: orientation)
    }

    /// The size in points. A symbol is as large as its font, 17 without one; a picture of the catalog is not looked up and has none.
    open var size: CGSize {
        switch _source {
        case .symbol:
            let side = symbolConfiguration?._pointSize ?? 17
            return CGSize(width: side, height: side)
        case .data(let data):
            let pixels = PictureHeader.size(of: data) ?? .zero
            return CGSize(width: pixels.width / scale, height: pixels.height / scale)
        case .named, .empty: return .zero
        }
    }

    /// Whether it is a symbol.
    open var isSymbolImage: Bool { if case .symbol = _source { true } else { false } }

    /// The picture with its size in pixels; nil when it has no data.
    open var cgImage: CGImage? {
        guard case .data(let data) = _source, let size = PictureHeader.size(of: data) else { return nil }
        return CGImage(_data: data, width: Int(size.width), height: Int(size.height))
    }

    /// The encoded picture, if it is a PNG. It is not encoded anew.
    open func pngData() -> Data? {
        guard case .data(let data) = _source, PictureHeader.isPNG(data) else { return nil }
        return data
    }

    /// The encoded picture, if it is a JPEG. It is not encoded anew.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        guard case .data(let data) = _source, PictureHeader.isJPEG(data) else { return nil }
        return data
    }

    private func changed(_ change: (UIImage) -> Void) -> UIImage {
        let image = UIImage(copying: self)
        change(image)
        return image
    }

    /// The same picture, coloured in another way.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The same picture in one colour.
    open func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0._tint = color }
    }

    /// The same picture in one colour, coloured in another way.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0._tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The same symbol, drawn in another way.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        changed { $0.symbolConfiguration = configuration as? SymbolConfiguration }
    }

    /// The same symbol, drawn in another way.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    /// The same picture. Stretching is left to the view.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return _source == other._source && scale == other.scale && renderingMode == other.renderingMode && _tint == other._tint
            && symbolConfiguration == other.symbolConfiguration
    }

    open override var hash: Int { _source.hashValue }
}
