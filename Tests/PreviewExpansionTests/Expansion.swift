import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import PreviewExpansion

/// A source file with its macros expanded: the text, and what the macros had to say, each as `line:column message`.
struct Expansion {
    let text: String
    let complaints: [String]

    init(_ source: String) {
        let file = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(sourceFiles: [file: .init(moduleName: "App", fullFilePath: "/App/View.swift")])
        let macros: [String: any Macro.Type] = [
            "Preview": PreviewMacro.self,
            "Entry": EntryMacro.self,
            "Previewable": PreviewableMacro.self,
        ]
        text =
            file.expand(macros: macros) { node in BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.parents) }
            .description
        complaints = context.diagnostics.map { diagnostic in
            let location = context.location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "View.swift")
            return "\(location.line):\(location.column) \(diagnostic.message)"
        }
    }
}

extension Syntax {
    /// The declarations and expressions that this node stands in, from the inside out.
    fileprivate var parents: [Syntax] { Array(sequence(first: self, next: \.parent).dropFirst()) }
}
