import Foundation
import HTML
import SwiftUICore

/// What groups do to all that they hold.
extension ScreenPass {
    /// The class of the effect of a group.
    mutating func effectClass(_ index: Int, _ styles: inout StyleClasses) -> ClassName {
        let size = nodes[index].frame.size
        let effect = tree.effects[Int(nodes[index].effect)]
        switch effect {
        case .blend(let mode) where !EffectSheet.blendModes.contains(mode):
            note("blendMode(_:)", "Drawn without the blend mode \(mode), which CSS does not have.", index)
            return .none
        case .filter(let name, _) where !EffectSheet.filters.contains(name):
            note("filter", "Drawn without the filter \(name), which CSS does not have.", index)
            return .none
        default: return styles.name(.effect, EffectSheet.declarations(effect, size))
        }
    }
}

/// CSS of effects.
enum EffectSheet {
    /// The keywords of `mix-blend-mode` (Compositing and Blending Level 2).
    static let blendModes: Set<String> = [
        "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "hard-light", "soft-light", "difference",
        "exclusion", "hue", "saturation", "color", "luminosity", "plus-lighter", "plus-darker", "normal",
    ]

    /// The filter functions that take one number (Filter Effects Level 1).
    static let filters: Set<String> = ["brightness", "contrast", "saturate", "grayscale", "hue-rotate", "invert", "sepia"]

    static func declarations(_ effect: DisplayEffect, _ size: CGSize) -> String {
        switch effect {
        case .opacity(let value): return "opacity:\(CSS.number(min(max(value, 0), 1)))"
        case .transform(let a, let b, let c, let d, let tx, let ty):
            let matrix = [a, b, c, d, tx, ty].map(fine).joined(separator: ",")
            return "transform-origin:0 0;transform:matrix(\(matrix))"
        case .rotation3D: return rotation(effect, size)
        case .clip(let path, let isEvenOdd): return FillSheet.clip(path, isEvenOdd: isEvenOdd, size)
        case .blur(let radius): return "filter:blur(\(CSS.pixels(max(radius, 0))))"
        case .shadow(let color, let radius, let x, let y):
            // The radius is the standard deviation; CSS takes twice that.
            return "filter:drop-shadow(\(CSS.pixels(x)) \(CSS.pixels(y)) \(CSS.pixels(max(radius, 0) * 2)) \(CSS.color(color)))"
        case .filter(let name, let amount):
            return "filter:\(name)(\(CSS.number(amount))\(name == "hue-rotate" ? "deg" : ""))"
        case .blend(let mode): return "mix-blend-mode:\(mode)"
        case .mask: return ""
        }
    }

    /// The eye is as far away as the longer side divided by the perspective factor (estimate).
    private static func rotation(_ effect: DisplayEffect, _ size: CGSize) -> String {
        guard case .rotation3D(let degrees, let x, let y, let z, let anchorX, let anchorY, let perspective) = effect else { return "" }
        let origin = "transform-origin:\(CSS.percent(anchorX)) \(CSS.percent(anchorY))"
        let distance = perspective == 0 ? "" : "perspective(\(CSS.pixels(max(size.width, size.height, 1) / abs(perspective)))) "
        return "\(origin);transform:\(distance)rotate3d(\(fine(x)),\(fine(y)),\(fine(z)),\(CSS.number(degrees))deg)"
    }

    /// A number with six decimals: an error of a thousandth in a matrix is visible on a large group.
    private static func fine(_ value: Double) -> String {
        guard value.isFinite, value.magnitude < 1e9 else { return "0" }
        let millionths = Int64((value * 1_000_000).rounded())
        let (whole, fraction) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
        let sign = millionths < 0 ? "-" : ""
        guard fraction != 0 else { return sign + String(whole) }
        var digits = String(fraction + 1_000_000).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return sign + (whole == 0 ? "" : String(whole)) + "." + digits
    }
}
