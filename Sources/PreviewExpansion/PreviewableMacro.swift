import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: a mark that `#Preview` reads and takes away. It makes nothing itself; anywhere else it is an error.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let inPreview = context.lexicalContext.contains {
            $0.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
                || $0.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
        }
        if !inPreview {
            context.report(
                Complaint(
                    id: "previewable-place",
                    message:
                        "@Previewable may stand only at the start of a #Preview body: remove it here, or move the property into the preview"
                ),
                at: node
            )
        } else if !declaration.is(VariableDeclSyntax.self) {
            context.report(
                Complaint(
                    id: "previewable-kind", message: "@Previewable may be put only before a property, such as '@State var count = 0'"),
                at: node
            )
        }
        return []
    }
}
