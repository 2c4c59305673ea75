import HTML
import Testing

/// Rule: nearest thousandth, ties away from zero, shortest decimal form.
@Suite struct NumberTests {
    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (9, "9"), (10, "10"), (99, "99"), (100, "100"), (999, "999"), (1000, "1000"),
            (0.5, "0.5"), (-0.5, "-0.5"), (0.25, "0.25"), (0.125, "0.125"), (0.1, "0.1"), (0.01, "0.01"), (0.001, "0.001"),
            (0.333333, "0.333"), (0.666666, "0.667"), (44.333333333333336, "44.333"), (1.0005, "1.001"), (1.0004, "1"), (0.0625, "0.063"),
            (-0.0625, "-0.063"),
            (0.0004, "0"), (-0.0004, "0"), (0.0005, "0.001"), (-0.0005, "-0.001"), (0.9994, "0.999"), (0.9996, "1"), (-0.9996, "-1"),
            (1.1, "1.1"), (1.05, "1.05"), (1.005, "1.005"), (100.1, "100.1"), (393.5, "393.5"), (852, "852"), (1023.999, "1023.999"),
            (123_456.789, "123456.789"), (-123_456.7891, "-123456.789"), (1e6, "1000000"), (999_999_999_999, "999999999999"),
            (1e12, "1000000000000"), (-1e12, "-1000000000000"), (1e300, "1000000000000"), (-1e300, "-1000000000000"),
            (.greatestFiniteMagnitude, "1000000000000"), (.leastNonzeroMagnitude, "0"), (.ulpOfOne, "0"),
            (.infinity, "0"), (-.infinity, "0"), (.nan, "0"), (-.nan, "0"), (.signalingNaN, "0"),
        ] as [(Double, String)])
    func number(_ value: Double, _ expected: String) {
        #expect(written { $0.number(value) } == expected)
    }

    @Test(
        arguments: [
            (0, "0"), (7, "7"), (10, "10"), (-10, "-10"), (99, "99"), (100, "100"), (12_345, "12345"), (-1, "-1"),
            (.max, "9223372036854775807"), (.min, "-9223372036854775808"), (1_000_000_000_000_000_000, "1000000000000000000"),
        ] as [(Int, String)])
    func integer(_ value: Int, _ expected: String) {
        #expect(written { $0.integer(value) } == expected)
    }

    /// Every thousandth of a range reads back as itself.
    @Test func readsBack() {
        for thousandths in -20_000...20_000 {
            let value = Double(thousandths) / 1000
            let text = written { $0.number(value) }
            if Double(text) != value || text.hasSuffix(".") || (text.contains(".") && text.hasSuffix("0")) {
                Issue.record("\(value) was written \(text)")
            }
        }
    }
}
