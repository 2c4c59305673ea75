import SwiftUICore

/// What tells the classes of boxes filled with a colour apart: a few words, compared without a reference.
struct BoxKey: Hashable, BitwiseCopyable {
    /// All radii at least half the shorter side.
    private static let capsule = Int32.max
    /// An ellipse.
    private static let ellipse = Int32.max - 1

    var color: UInt32
    var alpha: UInt32
    /// Radii in hundredths of a point at top left, top right, bottom right, bottom left, or one of the marks above.
    var radii: SIMD4<Int32>
    /// Width and height in hundredths of a point where the outline depends on them (see `SmoothCorner`), else 0.
    var size = SIMD2<Int32>(repeating: 0)

    /// nil for an outline that is no box.
    @inline(__always)
    init?(_ paint: RGBA, _ path: DisplayPath, width: Double, height: Double) {
        color = UInt32(paint.red) << 16 | UInt32(paint.green) << 8 | UInt32(paint.blue)
        alpha = paint.alpha.bitPattern
        switch path {
        case .rectangle: radii = SIMD4(repeating: 0)
        case .ellipse: radii = SIMD4(repeating: Self.ellipse)
        case .rounded(let topLeft, let topRight, let bottomRight, let bottomLeft, _):
            let values = SIMD4(
                Self.hundredths(topLeft), Self.hundredths(topRight), Self.hundredths(bottomRight), Self.hundredths(bottomLeft))
            let isCapsule = values.min() >= Self.hundredths(min(width, height) / 2) && values.min() > 0
            radii = isCapsule ? SIMD4(repeating: Self.capsule) : values
            if SmoothCorner.radius(path, width: width, height: height) != nil {
                size = SIMD2(Self.hundredths(width), Self.hundredths(height))
            }
        case .commands: return nil
        }
    }

    private static func hundredths(_ value: Double) -> Int32 {
        value > 0 && value < 1e6 ? Int32(value * 100 + 0.5) : 0
    }

    /// The declarations of the class.
    var declarations: String {
        let paint = RGBA(
            red: UInt8(truncatingIfNeeded: color >> 16), green: UInt8(truncatingIfNeeded: color >> 8),
            blue: UInt8(truncatingIfNeeded: color), alpha: Float(bitPattern: alpha))
        return FillSheet.join("background:\(CSS.color(paint))", rounding)
    }

    private var rounding: String {
        if size[0] > 0 {
            let (radius, width, height) = (Double(radii[0]) / 100, Double(size[0]) / 100, Double(size[1]) / 100)
            return FillSheet.clip(SmoothCorner.commands(radius: radius, width: width, height: height))
        }
        switch radii[0] {
        case Self.capsule: return "border-radius:999px"
        case Self.ellipse: return "border-radius:50%"
        default:
            let values = (0..<4).map { CSS.pixels(Double(radii[$0]) / 100) }
            if values.allSatisfy({ $0 == values[0] }) { return values[0] == "0" ? "" : "border-radius:\(values[0])" }
            return "border-radius:" + values.joined(separator: " ")
        }
    }
}
