import SwiftUICore

/// Spelling of CSS values, as short as they can be.
enum CSS {
    /// A number with at most three decimals, without trailing zeros, never `-0`; what is not finite becomes 0.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let thousandths = Int64((min(max(value, -1e9), 1e9) * 1000).rounded())
        let magnitude = thousandths.magnitude
        let (whole, fraction) = magnitude.quotientAndRemainder(dividingBy: 1000)
        var text = thousandths < 0 ? "-" : ""
        if whole != 0 || fraction == 0 { text += String(whole) }
        guard fraction != 0 else { return text }
        var digits = String(fraction + 1000).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return text + "." + digits
    }

    /// A length in pixels, which are points; `0` without a unit.
    static func pixels(_ value: Double) -> String {
        let text = number(value)
        return text == "0" ? text : text + "px"
    }

    /// A share as a percentage.
    static func percent(_ value: Double) -> String { number(value * 100) + "%" }

    /// A colour in the shortest hexadecimal form. Alpha is rounded to 1/255.
    static func color(_ color: RGBA) -> String {
        var channels = [color.red, color.green, color.blue]
        let alpha = color.alpha.isFinite ? min(max(color.alpha, 0), 1) : 1
        let byte = UInt8((alpha * 255).rounded())
        if byte != 255 { channels.append(byte) }
        let isShort = channels.allSatisfy { $0 >> 4 == $0 & 15 }
        var text = "#"
        for channel in channels {
            let digits = String(Int(channel) + 256, radix: 16).dropFirst()
            text += isShort ? digits.prefix(1) : digits
        }
        return text
    }
}
