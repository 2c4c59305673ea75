import Foundation
import SwiftUICore

/// CSS of filled boxes.
enum FillSheet {
    /// The background of a box of `width` by `height` points; empty for no paint.
    static func background(_ paint: DisplayPaint, gradients: [DisplayGradient], width: Double, height: Double) -> String {
        switch paint {
        case .none: ""
        case .color(let color): "background:\(CSS.color(color))"
        case .gradient(let index): "background:\(GradientSheet.image(gradients[Int(index)], width: width, height: height))"
        case .material(let tint, let blur):
            "background:\(CSS.color(tint));-webkit-backdrop-filter:\(material(blur));backdrop-filter:\(material(blur))"
        }
    }

    /// Apple's materials also make colours behind them stronger; 1.8 is an estimate.
    private static func material(_ blur: Double) -> String { "blur(\(CSS.pixels(blur))) saturate(1.8)" }

    /// The rounding of a box of `width` by `height` points that is a rectangle, a rounded rectangle or an ellipse; nil for other outlines.
    static func rounding(_ path: DisplayPath, width: Double, height: Double) -> String? {
        switch path {
        case .rectangle: return ""
        case .ellipse: return "border-radius:50%"
        case .rounded(let topLeft, let topRight, let bottomRight, let bottomLeft, _):
            if let radius = SmoothCorner.radius(path, width: width, height: height) {
                return clip(SmoothCorner.commands(radius: radius, width: width, height: height))
            }
            let radii = [topLeft, topRight, bottomRight, bottomLeft].map { max($0, 0) }
            guard let largest = radii.max(), largest > 0 else { return "" }
            // Radii of half the shorter side make a capsule; one class then serves capsules of every size.
            if let least = radii.min(), least >= min(width, height) / 2 - 0.01 { return "border-radius:999px" }
            if radii.allSatisfy({ $0 == topLeft }) { return "border-radius:\(CSS.pixels(topLeft))" }
            return "border-radius:" + radii.map(CSS.pixels).joined(separator: " ")
        case .commands: return nil
        }
    }

    /// What shows only inside an outline.
    static func clip(_ path: DisplayPath, isEvenOdd: Bool, _ size: CGSize) -> String {
        switch path {
        case .rectangle: return "overflow:clip"
        case .rounded:
            let rounding = rounding(path, width: size.width, height: size.height) ?? ""
            return rounding.hasPrefix("clip-path") ? rounding : join("overflow:clip", rounding)
        case .ellipse: return "clip-path:ellipse()"
        case .commands(let commands): return clip(commands, isEvenOdd: isEvenOdd)
        }
    }

    static func clip(_ commands: [DisplayPathCommand], isEvenOdd: Bool = false) -> String {
        "clip-path:path(\(isEvenOdd ? "evenodd," : "")\"\(PathData.text(commands))\")"
    }

    /// Declarations with a semicolon between those that are not empty.
    static func join(_ declarations: String...) -> String {
        declarations.filter { !$0.isEmpty }.joined(separator: ";")
    }
}
