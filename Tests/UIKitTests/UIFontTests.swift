import SwiftUICore
import Testing
import UIKit

struct UIFontTests {
    /// Sizes of the Human Interface Guidelines.
    @Test func textStylesFollowTheSizeOfType() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
        #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
        let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge).pointSize == 53)
        #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 34, compatibleWith: huge) == 106)
    }

    /// UIKit reports a line height of 20.29 points for the system font at 17 points.
    @Test func metricsAreThoseOfTheSystemFont() {
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        #expect(abs(font.lineHeight - 20.29) < 0.01)
        #expect(abs(font.ascender - 16.19) < 0.01)
        #expect(font.descender < 0)
    }

    @Test func descriptorsChangeOnePart() throws {
        let bold = try #require(UIFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0) == UIFont.boldSystemFont(ofSize: 20))
        let rounded = try #require(UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 0)._font == .system(size: 20, weight: .regular, design: .rounded))
        #expect(UIFont(descriptor: rounded, size: 30).pointSize == 30)
    }

    @Test func categoriesAreOrdered() {
        #expect(UIContentSizeCategory.small < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory(.accessibility5) == .accessibilityExtraExtraExtraLarge)
    }
}
