import CoreGraphics
import Foundation

extension UIColor {
    /// Gives red, green, blue and opacity with the current traits. Always true: every colour here can be given so.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let numbers = numbers
        red?.pointee = numbers.red
        green?.pointee = numbers.green
        blue?.pointee = numbers.blue
        alpha?.pointee = numbers.alpha
        return true
    }

    /// Gives hue, saturation, brightness and opacity with the current traits. Always true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let numbers = numbers
        let parts = HueModel.hsb(red: numbers.red, green: numbers.green, blue: numbers.blue)
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = numbers.alpha
        return true
    }

    /// Gives the grey and the opacity with the current traits; false when the colour is not grey.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let numbers = numbers
        guard numbers.red == numbers.green, numbers.green == numbers.blue else { return false }
        white?.pointee = numbers.red
        alpha?.pointee = numbers.alpha
        return true
    }

    /// The numbers of the colour with the current traits.
    public var cgColor: CGColor {
        let numbers = numbers
        return CGColor(red: numbers.red, green: numbers.green, blue: numbers.blue, alpha: numbers.alpha)
    }

    /// The colour for drawing commands, of which there are none here.
    public func setFill() {}

    /// The colour for drawing commands, of which there are none here.
    public func setStroke() {}

    /// The colour for drawing commands, of which there are none here.
    public func set() {}
}
