// Prints what the host shows a preview: run by FrozenHostTests, which compares two runs.
import Foundation
import FrozenHost

let failure = frozen_host_relaunch(CommandLine.unsafeArgv)
guard failure == 0 else { fatalError("cannot start again: \(String(cString: strerror(failure)))") }
let clock = ContinuousClock()
let before = (uptime: frozen_host_uptime_nanoseconds(), date: Date())
frozen_host_activate(1)

func show(_ name: String, _ value: Any) { print("\(name): \(value)") }

show("date", Date().timeIntervalSince1970)
show("ticks", clock.now == clock.now && ProcessInfo.processInfo.systemUptime == ProcessInfo.processInfo.systemUptime)
show("zone", TimeZone.current.secondsFromGMT())
show("day", Calendar.current.component(.weekday, from: Date()))
show("locale", Locale.current.identifier)
show("week", Calendar.current.firstWeekday)
show("text", "\(Date().formatted()) \(12.formatted(.currency(code: "USD"))) \(1234.5.formatted())")
let formatter = DateFormatter()
formatter.dateStyle = .medium
show("formatter", formatter.string(from: Date()))
show("components", DateComponents(calendar: .current, year: 2026, month: 6, day: 8).date?.timeIntervalSince1970 ?? -1)
show("numbers", (0..<4).map { _ in Int.random(in: 0..<1000) })
show("shuffled", (0..<8).shuffled())
show("uuid", UUID())
show("set", Set((0..<20).map { "element \($0)" }).joined(separator: ","))
frozen_host_seed(1)
show("again", (0..<4).map { _ in Int.random(in: 0..<1000) })

// A timer of the concurrency runtime still fires.
try await Task.sleep(for: .milliseconds(5))
show("slept", frozen_host_uptime_nanoseconds() - before.uptime >= 5_000_000)

frozen_host_deactivate()
show("runs", Date() >= before.date && Date().timeIntervalSince1970 != TimeInterval(FROZEN_HOST_INSTANT))
