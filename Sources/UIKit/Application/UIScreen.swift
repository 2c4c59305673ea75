import Foundation

/// A screen. There is one: 393 by 852 points, 3 pixels per point.
@MainActor
open class UIScreen: NSObject {
    /// The screen of the preview.
    public static let main = UIScreen()

    /// All screens.
    public static var screens: [UIScreen] { [main] }

    /// The room in points. The host of a preview sets the size of the device that is shown.
    open private(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    /// Pixels per point.
    open private(set) var scale: CGFloat = 3

    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    open var nativeScale: CGFloat { scale }
    open var brightness: CGFloat = 0.5
    open var maximumFramesPerSecond: Int { 60 }
    open var isCaptured: Bool { false }
    open var traitCollection: UITraitCollection { .current }

    /// Sets the screen that is shown: its size in points, and its pixels per point.
    public func _set(size: CGSize, scale: CGFloat) {
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
    }
}
