import Foundation

/// A minus or plus through the middle of the box that it fills.
private final class SignOutline: _ShapeOutline {
    let isPlus: Bool
    init(isPlus: Bool) { self.isPlus = isPlus }

    override func path(_ rect: CGRect) -> DisplayPath {
        let (x, y, half) = (Double(rect.midX), Double(rect.midY), Double(min(rect.width, rect.height)) / 2)
        var commands: [DisplayPathCommand] = [.move(x: x - half, y: y), .line(x: x + half, y: y)]
        if isPlus { commands += [.move(x: x, y: y - half), .line(x: x, y: y + half)] }
        return .commands(commands)
    }
}

extension _Graph {
    /// Minus and plus on a grey shape with a hairline between: 94 × 32 (measured); radius 8, a capsule from iOS 26 on, signs 13 wide
    /// (estimates).
    mutating func _addStepperButtons(_ decrement: (@MainActor () -> Void)?, _ increment: (@MainActor () -> Void)?) {
        let mark = _mark
        let line = _paint(Color(_system: .separator))
        _addStack(.horizontal, spacing: 0, alignment: VerticalAlignment.center.key) { graph in
            graph.addSign(isPlus: false, decrement)
            let inner = graph._mark
            graph._addRectangle(line)
            graph._wrapFrame(width: 1, height: 18, alignment: .center, since: inner)
            graph.addSign(isPlus: true, increment)
        }
        _wrapFrame(width: 94, height: 32, alignment: .center, since: mark)
        let fill = _paint(Color(_system: .tertiaryFill))
        let isCapsule = environment._design == .ios26
        _wrapBackground(alignment: .center, since: mark) { graph in
            if isCapsule { graph._addCapsule(fill) } else { graph._addRectangle(fill, cornerRadius: 8) }
        }
    }

    private mutating func addSign(isPlus: Bool, _ action: (@MainActor () -> Void)?) {
        let mark = _mark
        let isUsable = environment.isEnabled && action != nil
        var stroke = DisplayShape.Stroke(width: 1.7)
        stroke.cap = .round
        _addOutline(SignOutline(isPlus: isPlus), _paint(Color(_system: isUsable ? .label : .tertiaryLabel)), stroke: stroke)
        _wrapFrame(width: 13, height: 13, alignment: .center, since: mark)
        _wrapFlexFrame(
            minWidth: 0, idealWidth: nil, maxWidth: .infinity, minHeight: 0, idealHeight: nil, maxHeight: .infinity, alignment: .center,
            since: mark)
        var semantics = Semantics(role: .button)
        semantics.label = isPlus ? "Increment" : "Decrement"
        if !isUsable { semantics.traits.insert(.disabled) }
        _wrapPressable(semantics, since: mark, action: action)
    }
}
