import HTML
import SwiftUICore

/// The page of one preview: the list of previews, the stage, the inspector.
enum RoomPage {
    /// The page as bytes.
    static func bytes(of exhibit: Exhibit, in group: ExhibitGroup, title: String) throws -> [UInt8] {
        var pictures = PictureWriter()
        var content = HTMLWriter(capacity: 1 << 16)
        writeList(title, into: &content)
        content.raw("<main class=\"stage\">\n")
        writeTop(exhibit, group, into: &content)
        content.raw("<div class=\"ground\" id=\"stage\" tabindex=\"-1\">\n<div class=\"exhibits\">\n")
        var notes: [[Approximation]] = []
        for index in exhibit.renderings.indices {
            notes.append(writeExhibit(exhibit, index, &pictures, into: &content))
        }
        content.raw("</div>\n</div>\n</main>\n")
        writeInspector(exhibit, notes, into: &content)
        content.raw("<div class=\"grip left\" data-width=\"side\" role=\"separator\" aria-orientation=\"vertical\" tabindex=\"0\" ")
        content.raw("aria-label=\"Width of the list\"></div>\n")
        content.raw("<div class=\"grip right\" data-width=\"panel\" role=\"separator\" aria-orientation=\"vertical\" tabindex=\"0\" ")
        content.raw("aria-label=\"Width of the inspector\"></div>\n")
        writeKeys(into: &content)
        content.inline(json: try RoomData(exhibit).json(), id: "room")
        let styles = try pictures.css()
        var page = HTMLWriter(capacity: content.count + 1 << 14)
        PageFrame.write(title: "\(exhibit.name) · \(group.title)", name: exhibit.page, kind: "room", styles: styles, into: &page) { page in
            content.withBytes { page.raw($0) }
        }
        return page.take()
    }

    private static func writeList(_ title: String, into writer: inout HTMLWriter) {
        writer.raw("<a class=\"skip\" href=\"#stage\">Skip to the screen</a>\n<nav class=\"side\" id=\"side\" aria-label=\"Previews\">\n")
        writer.raw("<div class=\"head\"><a href=\"index.html\" data-keep=\"\">")
        writer.text(title)
        writer.raw("</a><button type=\"button\" class=\"button\" id=\"help\" aria-label=\"Keys\">?</button></div>\n")
        writer.raw("<div class=\"finder\" role=\"search\"><input class=\"find\" type=\"search\" aria-label=\"Search previews\" ")
        writer.raw("placeholder=\"Search\" autocomplete=\"off\" spellcheck=\"false\"/><kbd aria-hidden=\"true\">/</kbd></div>\n")
        writer.raw("<div class=\"index\"></div>\n<script src=\"catalogue.js\"></script>\n</nav>\n")
        writer.raw("<button type=\"button\" class=\"scrim\" tabindex=\"-1\" aria-label=\"Close the list\"></button>\n")
    }

    private static func writeTop(_ exhibit: Exhibit, _ group: ExhibitGroup, into writer: inout HTMLWriter) {
        writer.raw("<header class=\"top\">\n<div class=\"title\">")
        writer.raw("<button type=\"button\" class=\"button narrow\" id=\"drawer\" aria-controls=\"side\" aria-expanded=\"false\" ")
        writer.raw("aria-label=\"List of previews\">")
        writer.raw(Icon.list)
        writer.raw("</button><h1><span class=\"quiet\">")
        writer.text(group.title + " › ")
        writer.raw("</span>")
        writer.text(exhibit.name)
        writer.raw("</h1>")
        writer.raw("<a class=\"button\" id=\"previous\" data-keep=\"\" aria-label=\"Previous preview\" title=\"⌥←\">")
        writer.raw(Icon.previous)
        writer.raw("</a><a class=\"button\" id=\"next\" data-keep=\"\" aria-label=\"Next preview\" title=\"⌥→\">")
        writer.raw(Icon.next)
        writer.raw("</a></div>\n<div class=\"tools\">\n")
        writer.switches(for: exhibit.preview.drawings.map(\.variant), offersAll: true)
        writer.raw("<span class=\"gap\"></span>\n")
        writer.choice("zoom", data: "data-zoom", title: "Scale", options: [("fit", "Fit"), ("full", "100 %")])
        writer.raw("<button type=\"button\" class=\"button wide\" id=\"alone\" aria-label=\"Only the screen\" title=\"⌥F\">")
        writer.raw(Icon.alone)
        writer.raw("</button><button type=\"button\" class=\"button wide\" id=\"fold\" aria-pressed=\"true\" aria-label=\"Inspector\">")
        writer.raw(Icon.inspector)
        writer.raw("</button>\n</div>\n</header>\n")
    }

    private static func writeExhibit(
        _ exhibit: Exhibit, _ index: Int, _ pictures: inout PictureWriter, into writer: inout HTMLWriter
    ) -> [Approximation] {
        let rendering = exhibit.renderings[index]
        let stage = exhibit.preview.stage
        var notes: [Approximation] = []
        writer.raw("<figure class=\"exhibit\"")
        writer.attribute("data-index", index)
        if index > 0 { writer.attribute("hidden") }
        writer.raw(">\n")
        if !rendering.tree.failures.isEmpty {
            writer.failureCard(rendering.tree.failures, title: rendering.tree.isDrawn ? "Not all of this could be drawn" : "Not drawn")
        }
        if rendering.tree.isDrawn {
            writer.raw(stage.isScreen ? "<div class=\"mount screen\"" : "<div class=\"mount mat\"")
            writer.attribute("data-look", rendering.variants[0].appearance.rawValue)
            writer.dimensions(of: rendering.tree, on: stage)
            writer.content()
            notes = pictures.write(rendering, of: exhibit, identifier: "s\(index)", into: &writer)
            writer.raw("</div>\n")
        }
        writeCaption(exhibit, rendering, into: &writer)
        writer.raw("</figure>\n")
        return notes
    }

    /// What is shown: variants, device, size in points, and the scale where it is not 1.
    private static func writeCaption(_ exhibit: Exhibit, _ rendering: Exhibit.Rendering, into writer: inout HTMLWriter) {
        writer.raw("<figcaption>")
        writer.text(rendering.variants.caption(varying: exhibit.axes))
        writer.raw(exhibit.axes.isEmpty ? "<span class=\"quiet\">" : " <span class=\"quiet\">· ")
        if case .screen(let device, _) = exhibit.preview.stage {
            writer.text(device)
            writer.raw(" · ")
        }
        writer.size(Double(rendering.tree.size.width), Double(rendering.tree.size.height))
        writer.raw("<span class=\"scale\"></span></span></figcaption>\n")
    }

    private static func writeKeys(into writer: inout HTMLWriter) {
        writer.keyList([
            (["/", "⌘K"], "Search"), (["⌥←", "⌥→"], "Previous and next preview"), (["⌥↑", "⌥↓"], "Previous and next file"),
            (["⌥D"], "Light or dark"), (["⌥F"], "Only the screen"), (["Esc"], "Let go of the pinned node"), (["?"], "This list"),
        ])
    }
}
