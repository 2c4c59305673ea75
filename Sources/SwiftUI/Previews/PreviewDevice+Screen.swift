import Foundation

extension PreviewDevice {
    /// The screen of the device; nil for a name that is not known here, such as an iPad's.
    public var screen: Device? {
        let wanted = rawValue.lowercased()
        guard let row = Self.screens.first(where: { $0.names.contains { $0.lowercased() == wanted } }) else { return nil }
        return Device(
            name: rawValue, size: CGSize(width: row.width, height: row.height), scale: row.scale, safeAreaTop: row.top,
            safeAreaBottom: row.bottom, cornerRadius: row.radius)
    }

    private struct Screen {
        let names: [String]
        let width, height, scale, top, bottom, radius: Double

        init(_ names: [String], _ width: Double, _ height: Double, scale: Double, top: Double, bottom: Double, radius: Double) {
            self.names = names
            self.width = width
            self.height = height
            self.scale = scale
            self.top = top
            self.bottom = bottom
            self.radius = radius
        }
    }

    /// Sizes in points and scales: the maker's published pixel sizes over the scale. Safe areas: measured where a `Device` constant says
    /// so, else estimates from devices with the same cut-out. Radii: estimates.
    private static let screens: [Screen] = [
        Screen(
            ["iPhone SE", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 6s", "iPhone 7", "iPhone 8"],
            375, 667, scale: 2, top: 20, bottom: 0, radius: 0),
        Screen(["iPhone 8 Plus", "iPhone 7 Plus"], 414, 736, scale: 3, top: 20, bottom: 0, radius: 0),
        Screen(["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, scale: 3, top: 44, bottom: 34, radius: 39),
        Screen(["iPhone XR", "iPhone 11"], 414, 896, scale: 2, top: 48, bottom: 34, radius: 41.5),
        Screen(["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, scale: 3, top: 44, bottom: 34, radius: 39),
        Screen(["iPhone 12 mini", "iPhone 13 mini"], 375, 812, scale: 3, top: 50, bottom: 34, radius: 44),
        Screen(
            ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"],
            390, 844, scale: 3, top: 47, bottom: 34, radius: 47),
        Screen(
            ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
            428, 926, scale: 3, top: 47, bottom: 34, radius: 53),
        Screen(
            ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
            393, 852, scale: 3, top: 59, bottom: 34, radius: 55),
        Screen(
            ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
            430, 932, scale: 3, top: 59, bottom: 34, radius: 55),
        Screen(["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, scale: 3, top: 62, bottom: 34, radius: 62),
        Screen(["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, scale: 3, top: 62, bottom: 34, radius: 62),
    ]
}
