import HTML
import SwiftUICore

/// The start page: every preview as a small live screen, by file.
enum WallPage {
    static let name = "index.html"

    /// The page as bytes.
    static func bytes(title: String, groups: [ExhibitGroup]) throws -> [UInt8] {
        var pictures = PictureWriter()
        var content = HTMLWriter(capacity: 1 << 18)
        let exhibits = groups.flatMap(\.exhibits)
        writeTop(title, exhibits, into: &content)
        content.raw("<main id=\"wall\">\n")
        var number = 0
        for group in groups { writeGroup(group, &number, &pictures, into: &content) }
        content.raw("<p class=\"none\"")
        if !exhibits.isEmpty { content.attribute("hidden") }
        content.raw(">No preview fits.</p>\n</main>\n")
        content.raw("<footer class=\"foot\">Drawn by Vitrine from Swift source. Press <kbd>?</kbd> for keys.</footer>\n")
        content.keyList([
            (["/", "⌘K"], "Search"), (["⌥D"], "Light or dark"), (["Enter"], "Open the first preview found"), (["?"], "This list"),
        ])
        let styles = try pictures.css()
        var page = HTMLWriter(capacity: content.count + 1 << 16)
        PageFrame.write(title: title, name: name, kind: "wall", styles: styles, into: &page) { page in
            content.withBytes { page.raw($0) }
        }
        return page.take()
    }

    private static func writeTop(_ title: String, _ exhibits: [Exhibit], into writer: inout HTMLWriter) {
        writer.raw("<a class=\"skip\" href=\"#wall\">Skip to the previews</a>\n<header class=\"top\">\n")
        writer.line("h1", "", title)
        writer.raw("<div class=\"counts\" role=\"group\" aria-label=\"Counts\">")
        writer.line("span", "quiet", exhibits.count == 1 ? "1 preview" : "\(exhibits.count) previews")
        for mark in [Mark.failed, .approximated] {
            let count = exhibits.count { $0.marks.contains(mark) }
            if count == 0 { continue }
            writer.raw("<button type=\"button\" class=\"chip\" aria-pressed=\"false\" data-mark=\"")
            writer.raw(mark.rawValue)
            writer.raw("\"><span class=\"mark ")
            writer.raw(mark.rawValue)
            writer.raw("\" aria-hidden=\"true\"></span>")
            writer.text("\(count) \(mark.rawValue)")
            writer.raw("</button>")
        }
        writer.raw("</div>\n")
        writer.switches(for: exhibits.flatMap(\.preview.drawings).map(\.variant), offersAll: false)
        writer.raw("<div class=\"finder\" role=\"search\"><input class=\"find\" type=\"search\" aria-label=\"Search previews\" ")
        writer.raw("placeholder=\"Search\" autocomplete=\"off\" spellcheck=\"false\"/><kbd aria-hidden=\"true\">/</kbd></div>\n")
        writer.raw("<p class=\"unseen\" id=\"found\" role=\"status\"></p>\n</header>\n")
    }

    private static func writeGroup(
        _ group: ExhibitGroup, _ number: inout Int, _ pictures: inout PictureWriter, into writer: inout HTMLWriter
    ) {
        writer.raw("<section")
        writer.attribute("aria-label", group.title)
        writer.raw(">\n<h2>")
        writer.text(group.title)
        writer.line("span", "quiet", group.folder)
        writer.raw("</h2>\n<ul class=\"sheet\">\n")
        for exhibit in group.exhibits {
            writeCard(exhibit, number, group, &pictures, into: &writer)
            number += 1
        }
        writer.raw("</ul>\n</section>\n")
    }

    private static func writeCard(
        _ exhibit: Exhibit, _ number: Int, _ group: ExhibitGroup, _ pictures: inout PictureWriter, into writer: inout HTMLWriter
    ) {
        writer.raw("<li class=\"card\"")
        writer.attribute("data-find", "\(exhibit.name) \(group.fileID)")
        writer.attribute("data-marks", exhibit.marks.map(\.rawValue).joined(separator: " "))
        writer.raw(">\n")
        for (index, rendering) in exhibit.renderings.enumerated() {
            writer.raw(
                exhibit.preview.stage.isScreen || !rendering.tree.isDrawn ? "<div class=\"view tile\"" : "<div class=\"view tile mat\"")
            let axes = exhibit.axes
            let keys = rendering.variants.map { variant in axes.map { variant[$0] }.joined(separator: "~") }
            writer.attribute("data-v", keys.joined(separator: " "))
            writer.attribute("data-look", rendering.variants[0].appearance.rawValue)
            writer.dimensions(of: rendering.tree, on: exhibit.preview.stage)
            if index > 0 { writer.attribute("hidden") }
            writer.raw(" inert=\"\">")
            if rendering.tree.isDrawn {
                pictures.write(rendering, of: exhibit, identifier: "c\(number)-\(index)", into: &writer)
            } else {
                writer.failureCard(rendering.tree.failures, title: "Not drawn")
            }
            writer.raw("</div>\n")
        }
        writer.raw("<div class=\"label\"><a data-keep=\"\"")
        writer.attribute("href", exhibit.page)
        writer.content()
        writer.text(exhibit.name)
        writer.raw("</a>")
        for mark in exhibit.marks { writer.mark(mark) }
        writer.raw("</div>\n</li>\n")
    }
}
