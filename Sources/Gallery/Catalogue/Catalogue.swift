import SwiftUICore

/// All that a gallery shows: every preview, drawn in every variant.
public struct Catalogue: Sendable {
    /// Name over the wall, such as the package's name.
    public var title: String
    /// The previews, in any order; the gallery sorts them by file and line.
    public var previews: [CataloguedPreview]

    public init(title: String, previews: [CataloguedPreview]) {
        self.title = title
        self.previews = previews
    }
}

/// One `#Preview`, or one preview of a `PreviewProvider`, and what it looked like in each variant.
public struct CataloguedPreview: Sendable {
    /// How it was written.
    public enum Kind: String, Sendable {
        /// The `#Preview` macro.
        case macro = "#Preview"
        /// A type that conforms to `PreviewProvider`.
        case provider = "PreviewProvider"
    }

    /// What it stands on.
    public enum Stage: Hashable, Sendable {
        /// A whole screen: the device's name and the radius of its corners in points.
        case screen(device: String, cornerRadius: Double)
        /// As large as the view wants to be (`sizeThatFits`).
        case component
        /// The size that the preview asked for (`fixedLayout`).
        case fixed
    }

    /// The name for people; empty where the preview has none.
    public var name: String
    /// Where it is written.
    public var source: SourceLine
    public var kind: Kind
    public var stage: Stage
    /// What was drawn, one a variant. The first variant is the one that the gallery shows first.
    public var drawings: [Drawing]

    public init(name: String, source: SourceLine, kind: Kind, stage: Stage, drawings: [Drawing]) {
        self.name = name
        self.source = source
        self.kind = kind
        self.stage = stage
        self.drawings = drawings
    }
}

/// A preview in one variant.
public struct Drawing: Sendable {
    public var variant: Variant
    /// What is shown. A preview that could not be drawn at all has a tree without nodes and with a failure.
    public var tree: DisplayTree

    public init(variant: Variant, tree: DisplayTree) {
        self.variant = variant
        self.tree = tree
    }
}

extension CataloguedPreview {
    /// The file's name without its folder, such as `CoinHistory.swift`.
    var fileName: String {
        source.fileID.split(separator: "/").last.map(String.init) ?? source.fileID
    }

    /// Whether something could not be drawn in any variant.
    var isFailed: Bool { drawings.contains { !$0.tree.failures.isEmpty } }

    /// Whether something is not drawn as iOS draws it in any variant.
    var isApproximated: Bool { drawings.contains { !$0.tree.approximations.isEmpty } }
}
