import Testing

@testable import SwiftUICore

/// Heights of text as iOS draws it.
@Suite struct FontMetricsTests {
    static let body = ResolvedFont(size: 17, leading: 22)

    /// Lines of body type, pixels per point, height in points: measured in snapshots.
    @Test(arguments: [(1, 3, 61.0 / 3), (1, 2, 20.5), (2, 3, 127.0 / 3), (10, 1, 219)])
    func bodyIsAsHighAsOnTheDevice(lines: Int, scale: Double, height: Double) {
        #expect(abs(FontMetrics.height(lines: lines, Self.body, scale: scale) - height) < 1e-9)
    }

    /// One line at one pixel per point, per style: assertions of a test suite that runs on iOS.
    @Test(arguments: zip(0..<11, [41.0, 34, 27, 24, 21, 18, 21, 20, 16, 15, 14]))
    func everyStyleIsAsHighAsOnTheDevice(style: Int, height: Double) {
        let font = TextStyleTable.font(style: style, typeSize: TextStyleTable.large)
        #expect(FontMetrics.height(lines: 1, font, scale: 1) == height)
    }

    @Test func baselineAndCapitalsLieWhereTheyWereMeasured() {
        // Baseline 16.33 below the top, top of the capitals at 4.33 (measured at 3 pixels per point).
        let baseline = FontMetrics.firstBaseline(Self.body, scale: 3)
        #expect(abs(baseline - 49.0 / 3) < 1e-9)
        #expect(abs(baseline - FontMetrics.capHeight(Self.body) - 13.0 / 3) < 0.1)
        #expect(FontMetrics.lastBaseline(lines: 1, Self.body, scale: 3) == baseline)
    }

    @Test func lineSpacingLiesBetweenLines() {
        #expect(FontMetrics.height(lines: 1, Self.body, lineSpacing: 8, scale: 1) == 21)
        #expect(FontMetrics.height(lines: 3, Self.body, lineSpacing: 8, scale: 1) == 81)
        #expect(FontMetrics.height(lines: 0, Self.body, scale: 3) == 0)
    }

    /// Spot checks against the Human Interface Guidelines.
    @Test(arguments: [(0, 3, 34, 41), (6, 3, 17, 22), (10, 0, 11, 13), (6, 11, 53, 62), (1, 7, 38, 46), (5, 2, 14, 19)])
    func stylesFollowDynamicType(style: Int, typeSize: Int, size: Double, leading: Double) {
        let font = TextStyleTable.font(style: style, typeSize: typeSize)
        #expect(font.size == size)
        #expect(font.leading == leading)
    }

    @Test func headlineIsSemibold() {
        #expect(TextStyleTable.font(style: 4, typeSize: 3) == ResolvedFont(size: 17, leading: 22, weight: 600))
        #expect(TextStyleTable.scale(style: 6, typeSize: 3) == 1)
        #expect(TextStyleTable.scale(style: 6, typeSize: 11) == 53.0 / 17)
    }

    @Test func linesOfSeveralFontsTakeTheLargest() {
        let title = ResolvedFont(size: 28, leading: 34)
        let runs = [TextRun(end: 5, font: Self.body), TextRun(end: 9, font: title)]
        let extents = runs.withUnsafeBufferPointer { runs in
            [TextLine(start: 0, end: 3, width: 0), TextLine(start: 3, end: 9, width: 0)].map { LineExtent($0, runs: runs) }
        }
        #expect(extents == [LineExtent(Self.body), LineExtent(title)])
        #expect(FontMetrics.height(extents, scale: 1) == (17 * 1950.0 / 2048 + 34 + 28 * 494.0 / 2048).rounded(.up))
        let same = [LineExtent(Self.body), LineExtent(Self.body)]
        #expect(FontMetrics.height(same, scale: 3) == FontMetrics.height(lines: 2, Self.body, scale: 3))
    }
}
