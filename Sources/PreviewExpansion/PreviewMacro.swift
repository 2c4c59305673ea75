import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("name", traits: …) { body }`, where the body makes a SwiftUI view.
struct PreviewMacro: PreviewDeclaration {
    static let registration = "addView"
}

/// `#Preview { body }`, where the body makes a `UIViewController`.
struct ViewControllerPreviewMacro: PreviewDeclaration {
    static let registration = "addViewController"
}

/// `#Preview { body }`, where the body makes a `UIView`.
struct UIViewPreviewMacro: PreviewDeclaration {
    static let registration = "addUIView"
}

/// The three kinds of `#Preview`. Each expands to a uniquely named enum that holds one function pointer in the ELF section
/// `vitrine_previews`; the runner walks that section and calls each pointer, which hands the preview to `PreviewRegistry`.
protocol PreviewDeclaration: DeclarationMacro {
    /// The function of `PreviewRegistry` that takes this kind of body.
    static var registration: String { get }
}

extension PreviewDeclaration {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let body = body(of: node) else {
            context.report(
                Complaint(
                    id: "body",
                    message: "#Preview needs its body as a closure written in place: #Preview { ContentView() }"
                ),
                at: node
            )
            return []
        }
        guard let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID) else {
            context.report(
                Complaint(id: "location", message: "#Preview must be written in a source file, not made by another macro"),
                at: node
            )
            return []
        }
        let parts = PreviewBody(closure: body, in: context)
        var arguments = node.arguments.filter { $0.label?.text != "body" }.map { $0.with(\.trailingComma, nil).trimmedDescription }
        arguments.append("fileID: \(location.file), line: \(location.line), column: \(location.column)")
        let record: DeclSyntax = """
            nonisolated enum \(context.makeUniqueName("Preview")) {
            \(raw: parts.wrapper)
                @section("vitrine_previews") @used
                static let record: @convention(c) @MainActor () -> Void = {
                    SwiftUI.PreviewRegistry.\(raw: registration)(\(raw: arguments.joined(separator: ", "))) \(raw: parts.closure)
                }
            }
            """
        return [record]
    }

    /// The body: the trailing closure, or a closure that is passed as `body:`.
    private static func body(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax? {
        if let closure = node.trailingClosure { return closure }
        return node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    }
}
