import CoreGraphics
import Foundation

/// How pictures are rendered.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point.
    open var scale: CGFloat = 3
    /// Whether the picture has no transparency.
    open var opaque = false

    /// The format of the main screen.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// The format of the main screen.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What drawing commands are given. There is nothing to draw on here.
open class UIGraphicsImageRendererContext: NSObject {
    /// The format of the picture.
    public let format: UIGraphicsImageRendererFormat

    init(format: UIGraphicsImageRendererFormat) {
        self.format = format
    }

    open func fill(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect) {}
    open func clip(to rect: CGRect) {}
}

/// Runs drawing commands. There is nothing to draw on here, so the picture is empty.
open class UIGraphicsImageRenderer: NSObject {
    private let picture: CGSize
    private let format: UIGraphicsImageRendererFormat

    public init(size: CGSize) {
        picture = size
        format = UIGraphicsImageRendererFormat()
    }

    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        picture = size
        self.format = format
    }

    public convenience init(bounds: CGRect) {
        self.init(size: bounds.size)
    }

    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.init(size: bounds.size, format: format)
    }

    /// Runs the commands. The picture stays empty.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext(format: format))
        return UIImage()
    }

    /// Runs the commands. The data stays empty.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        actions(UIGraphicsImageRendererContext(format: format))
        return Data()
    }
}

extension UIImage {
    /// Does nothing: there is nothing to draw on.
    public func draw(in rect: CGRect) {}
    /// Does nothing: there is nothing to draw on.
    public func draw(at point: CGPoint) {}
}
