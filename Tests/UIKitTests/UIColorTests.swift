import SwiftUICore
import Testing
import UIKit

struct UIColorTests {
    private func hex(_ color: UIColor, dark: Bool, design: Design = .ios18) -> String {
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        environment._design = design
        let resolved = color.resolvedColor(with: UITraitCollection(_environment: environment))
        let bytes = (resolved.cgColor.components ?? []).prefix(3).map { Int(($0 * 255).rounded()) }
        return bytes.map { String($0 + 256, radix: 16, uppercase: true).suffix(2) }.joined()
    }

    /// Values of the Human Interface Guidelines, before June 2025 and after.
    @Test func systemColoursFollowStyleAndDesign() {
        #expect(hex(.systemRed, dark: false) == "FF3B30")
        #expect(hex(.systemRed, dark: true) == "FF453A")
        #expect(hex(.systemRed, dark: false, design: .ios26) == "FF383C")
        #expect(hex(.systemGroupedBackground, dark: false) == "F2F2F7")
        #expect(hex(.systemGroupedBackground, dark: true) == "000000")
        #expect(hex(.secondarySystemGroupedBackground, dark: true) == "1C1C1E")
        #expect(hex(.label, dark: true) == "FFFFFF")
    }

    @Test func opacityOfSystemColoursMultiplies() {
        let half = UIColor.secondaryLabel.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(abs(half.cgColor.alpha - 0.6) < 1e-6)
        #expect(UIColor.red.withAlphaComponent(0.25).cgColor.alpha == 0.25)
    }

    @Test func numbersComeBackAsTheyWent() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [0.2, 0.4, 0.6, 0.8])
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(hue: 0.25, saturation: 0.5, brightness: 0.8, alpha: 1)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(hue - 0.25) < 1e-9)
        #expect(abs(saturation - 0.5) < 1e-9)
        #expect(abs(brightness - 0.8) < 1e-9)
        var white: CGFloat = 0
        #expect(UIColor.darkGray.getWhite(&white, alpha: nil))
        #expect(abs(white - 1.0 / 3) < 1e-9)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }

    @Test func providersAreAskedWithTheTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(hex(color, dark: false) == "000000")
        #expect(hex(color, dark: true) == "FFFFFF")
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        #expect(Color(uiColor: color)._rgba(in: environment).red == 255)
        #expect(Color(.systemBackground)._rgba(in: environment).red == 0)
    }

    @Test func coloursCompareByWhatTheyAre() {
        #expect(UIColor(white: 0, alpha: 1) == UIColor.black)
        #expect(UIColor.systemBlue == UIColor.systemBlue.withAlphaComponent(1))
        #expect(UIColor.systemBlue != UIColor.systemGreen)
    }
}
