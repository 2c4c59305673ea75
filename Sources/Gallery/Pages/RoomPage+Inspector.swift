import HTML
import SwiftUICore

extension RoomPage {
    /// Writes the column at the right: source line, notes, the node under the pointer, the tree.
    /// - Parameter found: For each picture, what the writer could not show as the tree asks.
    static func writeInspector(_ exhibit: Exhibit, _ found: [[Approximation]], into writer: inout HTMLWriter) {
        writer.raw("<aside class=\"panel\" aria-label=\"Inspector\">\n<section>\n<h2>Source</h2>\n")
        writer.line("p", "code", "\(exhibit.preview.source.fileID):\(exhibit.preview.source.line)")
        writer.line("p", "quiet", exhibit.preview.kind.rawValue)
        writer.raw("</section>\n")
        for (index, rendering) in exhibit.renderings.enumerated() {
            writer.raw("<section")
            writer.attribute("data-rendering", index)
            if index > 0 { writer.attribute("hidden") }
            writer.raw(">\n<h2>Notes</h2>\n")
            let added = index < found.count ? found[index].filter { !rendering.tree.approximations.contains($0) } : []
            writeNotes(rendering.tree.failures, rendering.tree.approximations + added, into: &writer)
            writer.raw("</section>\n")
        }
        writer.raw("<section>\n<h2>Node</h2>\n<div id=\"node\" aria-live=\"off\"></div>\n</section>\n")
        writer.raw("<section>\n<h2>Tree</h2>\n<div class=\"lines code\"></div>\n</section>\n</aside>\n")
    }

    private static func writeNotes(_ failures: [Failure], _ approximations: [Approximation], into writer: inout HTMLWriter) {
        if failures.isEmpty && approximations.isEmpty {
            writer.line("p", "quiet", "Nothing failed, nothing is approximated.")
            return
        }
        writer.raw("<ul class=\"notes\">\n")
        for failure in failures {
            writeNote(.failed, failure.message, failure.mend, failure.source, into: &writer)
        }
        for approximation in approximations {
            writeNote(.approximated, approximation.api, approximation.note, approximation.source, into: &writer)
        }
        writer.raw("</ul>\n")
    }

    private static func writeNote(_ mark: Mark, _ title: String, _ text: String?, _ source: SourceLine?, into writer: inout HTMLWriter) {
        writer.raw("<li>")
        writer.mark(mark)
        writer.raw("<div>")
        writer.line("strong", "", title)
        if let text { writer.line("p", "", text) }
        if let source { writer.line("p", "code quiet", "\(source.fileID):\(source.line)") }
        writer.raw("</div></li>\n")
    }
}
