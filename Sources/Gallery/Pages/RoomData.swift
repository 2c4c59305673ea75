import Foundation
import SwiftUICore

/// What the script of a room knows: which picture each variant has, and the nodes of each picture.
struct RoomData: Encodable {
    /// The values of the settings that vary, and the index of the picture.
    struct Place: Encodable {
        let values: [String]
        let rendering: Int

        func encode(to encoder: Encoder) throws {
            var list = encoder.unkeyedContainer()
            try list.encode(values)
            try list.encode(rendering)
        }
    }

    struct Picture: Encodable {
        /// Width and height in points.
        let size: [Double]
        let nodes: NodeData
    }

    let variants: [Place]
    let renderings: [Picture]

    init(_ exhibit: Exhibit) {
        let axes = exhibit.axes
        variants = exhibit.renderings.enumerated().flatMap { index, rendering in
            rendering.variants.map { variant in Place(values: axes.map { variant[$0] }, rendering: index) }
        }
        renderings = exhibit.renderings.map { rendering in
            Picture(size: [rendering.tree.size.width, rendering.tree.size.height].map(NodeData.short), nodes: NodeData(rendering.tree))
        }
    }

    /// The data as JSON, keys in alphabetical order.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

/// The nodes of a picture as the inspector shows them.
struct NodeData: Encodable {
    /// What a node means; what is absent is not said.
    struct About: Encodable {
        var role: String?
        var label: String?
        var value: String?
        var traits: String?
        var text: String?
        var line: String?
    }

    /// A line of the tree: node, depth, text.
    struct Line: Encodable {
        let node: Int
        let depth: Int
        let text: String

        func encode(to encoder: Encoder) throws {
            var list = encoder.unkeyedContainer()
            try list.encode(node)
            try list.encode(depth)
            try list.encode(text)
        }
    }

    /// Left, top, width, height in points and the parent's index, five numbers a node.
    let frames: [Double]
    /// One letter a node.
    let kinds: String
    /// By the node's index, for the nodes of which there is something to say.
    let about: [String: About]
    let tree: [Line]

    init(_ tree: DisplayTree) {
        frames = tree.nodes.flatMap { node in
            let frame = node.frame
            return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(Self.short) + [Double(node.parent)]
        }
        kinds = String(tree.nodes.map { Self.letter($0.kind) })
        var about: [String: About] = [:]
        for index in tree.nodes.indices {
            if let said = Self.about(index, in: tree) { about[String(index)] = said }
        }
        self.about = about
        self.tree = NodeLines.lines(of: tree)
    }

    /// A number with at most three decimals; what is not finite becomes 0, as the picture draws it.
    static func short(_ value: Double) -> Double {
        value.isFinite ? (min(max(value, -1e9), 1e9) * 1000).rounded() / 1000 : 0
    }

    private static func letter(_ kind: DisplayNode.Kind) -> Character {
        switch kind {
        case .group: "g"
        case .text: "t"
        case .shape: "s"
        case .image: "i"
        case .field: "f"
        case .scroll: "c"
        }
    }

    private static func about(_ index: Int, in tree: DisplayTree) -> About? {
        let node = tree.nodes[index]
        var about = About()
        if node.kind == .text { about.text = String(tree.text(of: node).prefix(400)) }
        guard node.semantics >= 0 else { return about.text == nil ? nil : about }
        let semantics = tree.semantics[Int(node.semantics)]
        if semantics.role != .none { about.role = "\(semantics.role)" }
        about.label = semantics.label.map { String($0.prefix(400)) }
        about.value = semantics.value.map { String($0.prefix(400)) }
        let traits = semantics.traits.names
        if !traits.isEmpty { about.traits = traits.joined(separator: ", ") }
        if let source = semantics.source { about.line = "\(source.fileID):\(source.line)" }
        return about
    }
}

extension DisplayTree {
    /// The characters that a text node draws, lines joined with spaces.
    func text(of node: DisplayNode) -> String {
        guard node.kind == .text, texts.indices.contains(Int(node.payload)) else { return "" }
        let text = texts[Int(node.payload)]
        var result: [UInt8] = []
        var line: Int32 = 0
        for segment in segments[Int(text.segments.lowerBound)..<Int(text.segments.upperBound)] {
            if segment.line != line { result.append(UInt8(ascii: " ")) }
            line = segment.line
            result += bytes[Int(segment.byteOffset)..<Int(segment.byteOffset + segment.byteCount)]
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension Semantics.Traits {
    /// The names of the traits that are set, in the order of their declaration.
    var names: [String] {
        let all: [(Semantics.Traits, String)] = [
            (.selected, "selected"), (.disabled, "disabled"), (.hidden, "hidden"), (.header, "header"), (.modal, "modal"),
            (.updatesFrequently, "updates frequently"), (.staticText, "static text"), (.summary, "summary"), (.startsMedia, "starts media"),
            (.expanded, "expanded"), (.collapsed, "collapsed"), (.on, "on"), (.mixed, "mixed"), (.destructive, "destructive"),
            (.inert, "inert"), (.combined, "combined"), (.decorative, "decorative"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
