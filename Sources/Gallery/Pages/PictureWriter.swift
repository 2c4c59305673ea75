import HTML
import Rendering
import SwiftUICore

/// Writes the pictures of a page, and collects the styles that they need.
struct PictureWriter {
    private var screens = ScreenWriter()
    private var styles = StyleClasses()

    /// Writes a picture in its glass, which has the picture's size as `--w` and `--h`.
    /// - Parameters:
    ///   - rendering: What to draw.
    ///   - exhibit: The preview it belongs to.
    ///   - identifier: Begins the `id`s of the picture; no two pictures of a page may share it.
    /// - Returns: What the picture could not show as the tree asks.
    @discardableResult
    mutating func write(
        _ rendering: Exhibit.Rendering, of exhibit: Exhibit, identifier: String, into writer: inout HTMLWriter
    ) -> [Approximation] {
        var screens = ScreenWriter()
        screens.options.idPrefix = identifier
        screens.options.label = exhibit.name
        screens.options.language = rendering.variants[0].locale
        writer.raw(exhibit.preview.stage.isScreen ? "<div class=\"glass screen\">" : "<div class=\"glass\">")
        writer.raw("<div class=\"picture\">")
        screens.write(rendering.tree, into: &writer, styles: &styles)
        writer.raw("</div></div>")
        return screens.approximations
    }

    /// The style sheet of all pictures so far.
    /// - Throws: `InlineCodeError` where a style holds what cannot stand in a page.
    func css() throws -> InlineCode { try InlineCode(style: styles.css()) }
}

extension CataloguedPreview.Stage {
    /// Whether a whole screen is shown.
    var isScreen: Bool { if case .screen = self { true } else { false } }

    /// Radius of the corners in points.
    var cornerRadius: Double { if case .screen(_, let radius) = self { radius } else { 0 } }
}

extension HTMLWriter {
    /// Writes the `style` attribute that tells the style sheet a picture's size and corners.
    mutating func dimensions(of tree: DisplayTree, on stage: CataloguedPreview.Stage) {
        raw(" style=\"--w:")
        number(Double(tree.size.width))
        raw(";--h:")
        number(Double(tree.size.height))
        raw(";--r:")
        number(stage.cornerRadius)
        raw("\"")
    }

    /// Writes the card that stands where a picture would be: what went wrong, where, and the likely mend.
    mutating func failureCard(_ failures: [Failure], title: StaticString) {
        raw("<div class=\"broken\"><h2>")
        raw("<span class=\"mark failed\" aria-hidden=\"true\"></span>")
        raw(title)
        raw("</h2>")
        for failure in failures {
            line("p", "", failure.message)
            if let source = failure.source { line("p", "code", "\(source.fileID):\(source.line)") }
            if let mend = failure.mend { line("p", "mend", mend) }
        }
        raw("</div>")
    }
}

extension DisplayTree {
    /// Whether there is anything to show beside failures.
    var isDrawn: Bool { failures.isEmpty || nodes.count > 1 }
}
