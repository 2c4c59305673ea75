import Foundation

extension UIImage {
    /// How a picture is drawn.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// How a symbol is drawn.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The size of the font in points; nil for the one around it.
        public private(set) var _pointSize: CGFloat?
        /// The weight of the font; nil for the one around it.
        public private(set) var _weight: SymbolWeight?
        /// The size beside text; nil for the one around it.
        public private(set) var _scale: SymbolScale?
        /// The colours, from the first layer on.
        public private(set) var _colors: [UIColor] = []

        private static func made(_ change: (SymbolConfiguration) -> Void) -> SymbolConfiguration {
            let made = SymbolConfiguration()
            change(made)
            return made
        }

        public convenience init(pointSize: CGFloat) {
            self.init()
            _pointSize = pointSize
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize)
            _weight = weight
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight)
            _scale = scale
        }

        public convenience init(weight: SymbolWeight) {
            self.init()
            _weight = weight
        }

        public convenience init(scale: SymbolScale) {
            self.init()
            _scale = scale
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(textStyle: textStyle)
            _scale = scale
        }

        public convenience init(font: UIFont) {
            self.init(pointSize: font.pointSize)
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(font: font)
            _scale = scale
        }

        public convenience init(paletteColors: [UIColor]) {
            self.init()
            _colors = paletteColors
        }

        public convenience init(hierarchicalColor: UIColor) {
            self.init()
            _colors = [hierarchicalColor]
        }

        /// Both; `other` wins.
        public func applying(_ other: Configuration?) -> SymbolConfiguration {
            guard let other = other as? SymbolConfiguration else { return self }
            return Self.made {
                $0._pointSize = other._pointSize ?? _pointSize
                $0._weight = other._weight ?? _weight
                $0._scale = other._scale ?? _scale
                $0._colors = other._colors.isEmpty ? _colors : other._colors
            }
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return _pointSize == other._pointSize && _weight == other._weight && _scale == other._scale && _colors == other._colors
        }

        public override var hash: Int { _pointSize.hashValue }
    }

    /// Thickness of the strokes of a symbol.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// Size of a symbol beside text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }
}
