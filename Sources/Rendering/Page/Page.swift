import HTML
import SwiftUICore

/// A page that shows one screen and nothing else.
public enum Page {
    /// A polyglot page with a screen in its top left corner, for tests and measurements.
    /// - Parameters:
    ///   - tree: What the screen shows.
    ///   - title: Title of the page, and name of the screen for a screen reader.
    ///   - options: What does not come from the tree; its label is replaced by the title.
    public static func standalone(tree: DisplayTree, title: String, options: ScreenWriter.Options = .init()) -> [UInt8] {
        var screen = HTMLWriter(capacity: 1024 + tree.nodes.count * 120 + tree.bytes.count)
        var styles = StyleClasses()
        var named = options
        named.label = title.isEmpty ? options.label : title
        var pass = ScreenWriter(options: named)
        pass.write(tree, into: &screen, styles: &styles)
        // The sheet holds our own words and numbers only, nothing of the tree.
        guard let sheet = try? InlineCode(style: "body{margin:0}\n" + styles.css()) else {
            preconditionFailure("the style sheet is not CSS")
        }
        return screen.withBytes { bytes in
            var page = HTMLWriter(capacity: bytes.count + 8192)
            var head = PageHead(title: named.label, language: options.language)
            head.styles = [sheet]
            page.page(head) { page in
                page.raw("<main>")
                page.raw(bytes)
                page.raw("</main>")
            }
            return page.take()
        }
    }
}
