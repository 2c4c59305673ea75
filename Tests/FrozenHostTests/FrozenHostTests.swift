import Foundation
import FrozenHost
import Testing

/// Runs the program FrozenHostProbe and reads the lines that it prints.
private struct Probe {
    let output: String

    init(environment: [String: String]) throws {
        let process = Process()
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let folder = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent() ?? products
        process.executableURL = folder.appendingPathComponent("FrozenHostProbe")
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    func value(_ name: String) -> Substring? {
        output.split(separator: "\n").first { $0.hasPrefix(name + ": ") }?.dropFirst(name.count + 2)
    }
}

@Suite struct FrozenHostTests {
    @Test func twoHostsPrintTheSameBytes() throws {
        let one = try Probe(environment: ["TZ": "Asia/Tokyo", "LANG": "ja_JP.UTF-8"])
        let other = try Probe(environment: ["TZ": "America/New_York", "LC_ALL": "C", "HOME": "/nowhere"])
        #expect(one.output == other.output)
        #expect(!one.output.isEmpty)
    }

    @Test func theClockStandsAtTheFrozenInstant() throws {
        let probe = try Probe(environment: [:])
        #expect(probe.value("date") == "1780911660.0")
        #expect(probe.value("ticks") == "true")
        #expect(probe.value("zone") == "0")
        // 8 June 2026 is a Monday; Foundation counts from Sunday, 1.
        #expect(probe.value("day") == "2")
    }

    @Test func datesAndPricesReadAsOnAnAmericanPhone() throws {
        let probe = try Probe(environment: ["LANG": "de_DE.UTF-8"])
        #expect(probe.value("locale") == "en_US")
        // Sunday, 1, starts the week in the United States.
        #expect(probe.value("week") == "1")
        // CLDR puts a narrow no-break space before "AM".
        #expect(probe.value("text") == "6/8/2026, 9:41\u{202F}AM $12.00 1,234.5")
        #expect(probe.value("formatter") == "Jun 8, 2026")
        // 2026-06-08 00:00 UTC
        #expect(probe.value("components") == "1780876800.0")
    }

    @Test func theRandomStreamStartsAgainAtItsSeed() throws {
        let probe = try Probe(environment: [:])
        #expect(probe.value("numbers") != nil)
        #expect(probe.value("numbers") == probe.value("again"))
        #expect(probe.value("shuffled") != "[0, 1, 2, 3, 4, 5, 6, 7]")
    }

    @Test func sleepingTasksWakeAndTheClockRunsAfterwards() throws {
        let probe = try Probe(environment: [:])
        #expect(probe.value("slept") == "true")
        #expect(probe.value("runs") == "true")
    }
}
