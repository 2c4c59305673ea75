import Testing

@testable import SwiftUICore

/// Widths against what iOS draws and against the font.
@Suite struct TextWidthTests {
    static let body = ResolvedFont(size: 17, leading: 22)

    /// Widths of `Text` in points, measured in snapshots that iOS drew in body type; pixels per point.
    static let measured: [(text: String, width: Double, scale: Double)] = [
        (".image", 51.0, 3),
        (".padding()", 79.0, 3),
        (".padding(.horizontal, 15)", 185.33, 3),
        (".padding(30)", 99.67, 3),
        (".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)", 530.5, 2),
        (".sizes(devices: .iPhoneX, fitting: .heightButMinimumWidth)", 444.67, 3),
        (".sizes(height: 480)", 143.33, 3),
        (".theme(.all)", 86.0, 3),
        ("Some SwiftUI text", 136.0, 3),
        ("blue()", 45.0, 3),
        ("defaultBackground() (clear)", 210.0, 3),
        ("doubleBackground() (red)", 197.67, 3),
        ("explicitBackgroundOverridden() (gray)", 292.33, 3),
        ("multipleInherited() (green)", 200.0, 3),
        ("overridden() (orange)", 163.67, 3),
        ("viewBackgroundColor() (green)", 239.33, 3),
        ("viewBackgroundColorWithTrait() (yellow)", 310.67, 3),
    ]

    private static func error(_ row: (text: String, width: Double, scale: Double)) -> Double {
        let width = FontMetrics.ceilToPixel(TextMetrics.measure(row.text, body).width, scale: row.scale)
        return (width / row.width - 1) * 100
    }

    @Test(arguments: measured.indices)
    func isAsWideAsOnTheDevice(row: Int) {
        #expect(abs(Self.error(Self.measured[row])) < 2.5, "\(Self.measured[row].text)")
    }

    @Test func isRightOnAverage() {
        let errors = Self.measured.map(Self.error)
        #expect(abs(errors.reduce(0, +) / Double(errors.count)) < 0.5)
    }

    /// Ink of titles in iOS pictures: 33 pt bold (large title at Dynamic Type Medium) and 19 pt semibold (title3). The side bearings
    /// of the first and the last letter, in 1/1000 em, are those of Inter.
    @Test func titlesAreAsWideAsOnTheDevice() {
        let large = ResolvedFont(size: 33, leading: 40, weight: 700)
        let servers = TextMetrics.measure("Servers", large).width - TextMetrics.tracking(large) - Self.bearings(40 + 35, large)
        #expect(abs(servers / 116.33 - 1) < 0.01)
        let title3 = ResolvedFont(size: 19, leading: 24, weight: 600)
        let privacy = TextMetrics.measure("Privacy", title3).width - TextMetrics.tracking(title3) - Self.bearings(72 + 23, title3)
        #expect(abs(privacy / 63.33 - 1) < 0.01)
    }

    private static func bearings(_ thousandths: Double, _ font: ResolvedFont) -> Double {
        thousandths / 1000 * font.size
    }

    /// Advances of Inter 4.0 in units of 1/2816 em, read out of the font files.
    @Test func tableHoldsTheAdvancesOfInter() {
        func advance(_ character: Unicode.Scalar, _ weight: Int16, _ traits: ResolvedFont.Traits = []) -> Int {
            TextFace(weight: weight, traits: traits, .shared).advance(character.value)
        }
        #expect(advance("P", 400) == 1788)
        #expect(advance("P", 200) == 1735)
        #expect(advance("P", 300) == 1761)
        #expect(advance("P", 500) == 1800)
        #expect(advance("P", 700) == 1824)
        #expect(advance("P", 800) == 1836)
        #expect(advance("8", 600) == 1819)
        #expect(advance("7", 100) == 1541)
        #expect(advance("Q", 900) == 2244)
        #expect(advance("Q", 400, .italic) == 2184)
        #expect(advance("R", 800, .italic) == 1886)
        #expect(advance("1", 400) == 1308)
        #expect(advance("1", 400, .monospacedDigit) == 1824)
        #expect(advance("…", 400) == 2312)
        #expect(advance("—", 400) == 2816)
        #expect(advance("日", 400) == 0)
    }

    @Test func weightsAndWidthsOfDigits() {
        func width(_ text: String, _ weight: Int16, _ traits: ResolvedFont.Traits = []) -> Double {
            TextMetrics.measure(text, ResolvedFont(size: 17, leading: 22, weight: weight, traits: traits)).width
        }
        #expect(width("Title", 700) > width("Title", 400))
        #expect(width("Title", 440) == width("Title", 400))
        #expect(width("1111", 400, .monospacedDigit) == width("8888", 400, .monospacedDigit))
        #expect(width("1111", 400) < width("8888", 400))
        // 1266 of 2048 units, and no tracking.
        #expect(abs(width("iW.", 400, .monospaced) - 3 * 17 * 1266 / 2048) < 0.02)
    }

    /// Tracking of SF Pro, iOS, from the Human Interface Guidelines.
    @Test(arguments: [(6, 0.24), (11, 0.06), (12, 0), (13, -0.08), (15, -0.23), (17, -0.43)])
    func trackingOfSmallSizesIsPublished(size: Double, points: Double) {
        #expect(abs(TextMetrics.tracking(ResolvedFont(size: size, leading: 0)) - points) < 1e-9)
    }

    @Test func trackingHasNoSteps() {
        var last = TextMetrics.tracking(ResolvedFont(size: 6, leading: 0)) / 6
        for tenth in 61...1000 {
            let size = Double(tenth) / 10
            let tracking = TextMetrics.tracking(ResolvedFont(size: size, leading: 0)) / size
            #expect(abs(tracking - last) < 0.002, "at \(size) pt")
            last = tracking
        }
    }

    @Test func kerningIsAddedToEveryGlyph() {
        let plain = TextMetrics.measure("日本ab👍🏽", Self.body).width
        #expect(abs(TextMetrics.measure("日本ab👍🏽", Self.body, kerning: 2).width - plain - 10) < 1e-9)
    }
}
