import SwiftUICore

/// CSS of SVG outlines.
enum PathSheet {
    /// Fill or stroke with a colour, or with `paint` (`url(#id)`) where there is a gradient.
    static func declarations(_ shape: DisplayShape, paint: String) -> String {
        guard let stroke = shape.stroke else {
            return "fill:\(paint)" + (shape.isEvenOdd ? ";fill-rule:evenodd" : "")
        }
        var css = "stroke:\(paint);stroke-width:\(CSS.number(max(stroke.width, 0)))"
        switch stroke.cap {
        case .butt: break
        case .round: css += ";stroke-linecap:round"
        case .square: css += ";stroke-linecap:square"
        }
        switch stroke.join {
        case .miter: if stroke.miterLimit != 4 { css += ";stroke-miterlimit:\(CSS.number(max(stroke.miterLimit, 1)))" }
        case .round: css += ";stroke-linejoin:round"
        case .bevel: css += ";stroke-linejoin:bevel"
        }
        let dash = stroke.dash.map { max($0, 0) }
        if dash.contains(where: { $0 > 0 }) {
            css += ";stroke-dasharray:" + dash.map(CSS.number).joined(separator: " ")
            if stroke.dashPhase != 0 { css += ";stroke-dashoffset:\(CSS.number(stroke.dashPhase))" }
        }
        return css
    }
}
