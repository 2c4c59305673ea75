import Foundation
import Rendering
import SwiftUI

// Rows from SwiftUI source to bytes, beside the floor, in one run. Each figure is the median of ten.

/// Milliseconds that `body` takes.
func milliseconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let elapsed = clock.measure(body)
    return Double(elapsed.components.seconds) * 1000 + Double(elapsed.components.attoseconds) / 1e15
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

/// The largest memory that the process has held, in MiB.
func peakMemory() -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
    return (Double(line.filter(\.isNumber)) ?? 0) / 1024
}

@MainActor func surroundings() -> ViewGraph.Surroundings {
    ViewGraph.Surroundings(proposal: ProposedViewSize(width: 393, height: nil))
}

@MainActor func render(_ rows: [RowData]) -> Int {
    let graph = ViewGraph(surroundings()) { RowList(rows: rows) }
    return Page.standalone(tree: graph.render(), title: "Rows").count
}

@MainActor func stages(_ rows: [RowData]) -> String {
    var tree = DisplayTree(size: .zero, scale: 3)
    let graph = ViewGraph(surroundings()) { RowList(rows: rows) }
    let evaluated = milliseconds { tree = graph.render() }
    let again = milliseconds {
        graph.setNeedsMaking()
        tree = graph.render()
    }
    let written = milliseconds { _ = Page.standalone(tree: tree, title: "Rows").count }
    return String(format: "stages rows=%d evaluate_and_layout_ms=%.2f again_ms=%.2f write_ms=%.2f", rows.count, evaluated, again, written)
}

@MainActor func measure(_ count: Int, runs: Int) -> String {
    let rows = (0..<count).map(RowData.init)
    var mine: [Double] = []
    var floors: [Double] = []
    var bytes = 0
    for run in 0...runs {
        let a = milliseconds { bytes = render(rows) }
        let b = milliseconds { _ = Floor.page(rows).count }
        if run > 0 {
            mine.append(a)
            floors.append(b)
        }
    }
    let (m, f) = (median(mine), median(floors))
    return String(
        format: "rows=%d vitrine_ms=%.2f floor_ms=%.2f ratio=%.1f bytes=%d rss_mib=%.0f us_per_row=%.2f", count, m, f, m / f, bytes,
        peakMemory(), m * 1000 / Double(count))
}

let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
for count in counts.isEmpty ? [1_000, 10_000, 100_000] : counts {
    print(measure(count, runs: 10))
    print(stages((0..<count).map(RowData.init)))
}
let depth = 10_000
let deep = ViewGraph(surroundings()) { Nested(depth: depth) }.render()
print("depth=\(depth) drawn=\(deep.failures.isEmpty && deep.texts.count == 1)")
