import HTML
import SwiftUICore

/// Writes display trees as HTML: each node an element placed absolutely inside its parent, in drawing order, and as what it is
/// (button, heading, list, switch …) for people who cannot see it and for tests.
///
/// Elements carry `data-n` (the node's index in its tree), where a tap does something `data-a` (the action's number), and where the
/// view has an accessibility identifier `data-id`. The screen itself is the element with the class `v`.
public struct ScreenWriter {
    /// What does not come from the tree.
    public struct Options: Sendable {
        /// Begins each `id` of the screen; must differ between the screens of a page and start with a letter.
        public var idPrefix = "s"
        /// Name of the screen for a screen reader.
        public var label = "Screen"
        /// Language of the screen's text as a BCP 47 tag.
        public var language = "en"
        /// Whether symbols that are not drawn by `Symbols` come from icon files of the machine. Then the bytes depend on the host.
        public var usesInstalledIcons = false
        /// Whether text fields can be typed into.
        public var isEditable = false

        /// A screen on its own page: prefix `s`, English, no installed icons, fields that cannot be edited.
        public init() {}
    }

    /// What does not come from the tree; may be changed between two screens.
    public var options: Options
    /// What the writer could not draw or link as the trees asked, in order of first use, without repetition.
    public private(set) var approximations: [Approximation] = []

    /// A writer for screens. - Parameter options: what does not come from the trees.
    public init(options: Options = Options()) {
        self.options = options
    }

    /// Appends the element of a screen to a page.
    /// - Parameters:
    ///   - tree: What the screen shows. A tree without nodes gives an empty screen.
    ///   - writer: The page.
    ///   - styles: The classes of the page; what the screen needs is added.
    public mutating func write(_ tree: DisplayTree, into writer: inout HTMLWriter, styles: inout StyleClasses) {
        let found = ScreenPass.write(tree, options: options, into: &writer, styles: &styles)
        for approximation in found where !approximations.contains(approximation) { approximations.append(approximation) }
    }
}
