import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// An error that a macro reports at a place in the user's source: what is wrong and how to mend it.
struct Complaint: DiagnosticMessage {
    let id: String
    let message: String

    var diagnosticID: MessageID { MessageID(domain: "PreviewMacros", id: id) }
    var severity: DiagnosticSeverity { .error }
}

extension MacroExpansionContext {
    /// Reports `complaint` at `node`.
    func report(_ complaint: Complaint, at node: some SyntaxProtocol) {
        diagnose(Diagnostic(node: Syntax(node), message: complaint))
    }
}
