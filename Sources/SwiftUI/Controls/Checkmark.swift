import Foundation

/// A check mark's line through the box that it fills.
private final class CheckmarkOutline: _ShapeOutline {
    override func path(_ rect: CGRect) -> DisplayPath {
        let (w, h) = (Double(rect.width), Double(rect.height))
        return .commands([.move(x: 1, y: h * 0.56), .line(x: w * 0.37, y: h - 1), .line(x: w - 1, y: 1)])
    }
}

extension _Graph {
    /// The mark of a chosen row: 14 × 13 points (estimate).
    mutating func _addCheckmark(_ paint: DisplayPaint) {
        let mark = _mark
        var stroke = DisplayShape.Stroke(width: 2)
        stroke.cap = .round
        stroke.join = .round
        _addOutline(CheckmarkOutline(), paint, stroke: stroke)
        _wrapFrame(width: 14, height: 13, alignment: .center, since: mark)
    }
}
