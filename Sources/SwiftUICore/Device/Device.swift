import Foundation

/// The look of the system: control sizes, rows and colours changed with iOS 26.
public enum Design: String, Hashable, Sendable, CaseIterable {
    case ios18, ios26
}

/// The screen that a view is drawn on.
public struct Device: Hashable, Sendable {
    /// Name for people, such as `iPhone 16`.
    public var name: String
    /// Width and height in points, upright.
    public var size: CGSize
    /// Pixels per point.
    public var scale: Double
    /// Room taken by status bar and home indicator, in points, upright.
    public var safeAreaTop: Double
    public var safeAreaBottom: Double
    /// Radius of the display's corners in points (estimate).
    public var cornerRadius: Double

    public init(name: String, size: CGSize, scale: Double, safeAreaTop: Double, safeAreaBottom: Double, cornerRadius: Double) {
        self.name = name
        self.size = size
        self.scale = scale
        self.safeAreaTop = safeAreaTop
        self.safeAreaBottom = safeAreaBottom
        self.cornerRadius = cornerRadius
    }

    /// 393×852 at 3 pixels per point, safe area 59 and 34 (snapshots of a real iPhone 15 Pro).
    public static let iPhone15Pro = Device(
        name: "iPhone 15 Pro", size: CGSize(width: 393, height: 852), scale: 3, safeAreaTop: 59, safeAreaBottom: 34, cornerRadius: 55)
    /// 402×874, safe area 62 and 34 (snapshots of a real iPhone 16 Pro).
    public static let iPhone16Pro = Device(
        name: "iPhone 16 Pro", size: CGSize(width: 402, height: 874), scale: 3, safeAreaTop: 62, safeAreaBottom: 34, cornerRadius: 62)
    /// 375×667 at 2 pixels per point, safe area top 20 (point sizes of the device).
    public static let iPhoneSE = Device(
        name: "iPhone SE", size: CGSize(width: 375, height: 667), scale: 2, safeAreaTop: 20, safeAreaBottom: 0, cornerRadius: 0)
}
