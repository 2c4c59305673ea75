import Foundation
import Rendering
import SwiftUICore
import Testing

@testable import Rendering

/// Numbers are as short as they can be and never break a page.
@Suite struct NumberTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0001, "0"), (12, "12px"), (0.5, ".5px"), (-0.25, "-.25px"), (100.1, "100.1px"), (1.0 / 3, ".33px"),
        (123_456.78, "123456.78px"), (9_999_999, "9999999px"), (.nan, "0"), (.infinity, "0"), (-1e30, "0"),
    ])
    func length(_ value: Double, _ text: String) {
        let html = Written { $0.group(value, 0, 1, 1, meaning(.group)) }.html
        let expected = text == "0" ? #"style="width:1px"# : #"style="left:\#(text);width:1px"#
        #expect(html.contains(expected))
    }

    @Test func sizesAreNeverNegative() {
        #expect(Written { $0.group(0, 0, -5, .nan, meaning(.group)) }.html.contains(#"style="width:0;height:0""#))
    }

    /// Each frame is rounded once, so nested differences add up to the frame again.
    @Test func nestedPlacesAddUp() {
        var builder = TreeBuilder()
        func nest(_ level: Int, _ builder: inout TreeBuilder) {
            if level == 100 { return }
            builder.group(Double(level) / 3, 0, 10, 10, meaning(.group)) { nest(level + 1, &$0) }
        }
        nest(0, &builder)
        let parts = Written(builder.tree).html.components(separatedBy: "left:").dropFirst().map { Double($0.prefix { $0 != "p" }) ?? .nan }
        #expect(abs(parts.reduce(0, +) - 33) < 0.001)
    }

    @Test(arguments: [
        (RGBA(red: 255, green: 255, blue: 255), "#fff"), (RGBA(red: 0, green: 122, blue: 255), "#007aff"),
        (RGBA(red: 0, green: 0, blue: 0, alpha: 0.2), "#0003"), (RGBA(red: 60, green: 60, blue: 67, alpha: 0.6), "#3c3c4399"),
        (RGBA(red: 1, green: 2, blue: 3, alpha: .nan), "#010203"), (RGBA(red: 0, green: 0, blue: 0, alpha: 0), "#0000"),
    ])
    func color(_ color: RGBA, _ text: String) {
        #expect(CSS.color(color) == text)
    }

    @Test func classNamesCountInBase36() {
        #expect(ClassName(kind: .text, number: 0).text == "t0")
        #expect(ClassName(kind: .fill, number: 35).text == "fz")
        #expect(ClassName(kind: .effect, number: 36).text == "e10")
        #expect(ClassName(kind: .effect, number: 36 * 36 * 36).text == "e1000")
    }
}
