import SwiftSyntax
import SwiftSyntaxMacros

/// The body of a `#Preview`, taken apart: `@Previewable` declarations become stored properties of a wrapping view, whose `body`
/// is what is left. Without such a declaration the closure stays as it was written.
struct PreviewBody {
    /// The declaration of the wrapping view, empty where none is needed.
    let wrapper: String
    /// The closure that makes the preview's view.
    let closure: String

    init(closure: ClosureExprSyntax, in context: some MacroExpansionContext) {
        var properties: [String] = []
        var statements: [String] = []
        for item in closure.statements {
            guard let variable = item.item.as(VariableDeclSyntax.self), let attribute = variable.previewable else {
                statements.append(item.description)
                continue
            }
            variable.reportMissingValue(in: context)
            if !statements.isEmpty {
                context.report(
                    Complaint(
                        id: "previewable-order",
                        message: "@Previewable declarations must come first in the body of #Preview: move this line up"
                    ),
                    at: attribute
                )
            }
            properties.append(variable.with(\.attributes, variable.attributes.filter { $0.id != attribute.id }).trimmedDescription)
        }
        guard !properties.isEmpty else {
            wrapper = ""
            self.closure = closure.trimmedDescription
            return
        }
        wrapper = """
                struct PreviewBody: SwiftUI.View {
                    \(properties.joined(separator: "\n        "))
                    var body: some SwiftUI.View {\(statements.joined())
                    }
                }
            """
        self.closure = "{ PreviewBody() }"
    }
}

extension VariableDeclSyntax {
    /// The attribute `@Previewable`, if this declaration carries it.
    fileprivate var previewable: AttributeListSyntax.Element? {
        attributes.first { $0.as(AttributeSyntax.self)?.attributeName.lastName == "Previewable" }
    }

    /// A property of the wrapping view is given its value where it is declared; a `@State` without one cannot be filled later.
    fileprivate func reportMissingValue(in context: some MacroExpansionContext) {
        let names = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.lastName }
        guard names.contains("State") || names.contains("StateObject") else { return }
        for binding in bindings where binding.initializer == nil && binding.typeAnnotation?.type.unwrappedOptional == nil {
            context.report(
                Complaint(
                    id: "previewable-value",
                    message: "'\(binding.pattern.trimmedDescription)' needs an initial value: a preview has nobody who could pass one"
                ),
                at: binding
            )
        }
    }
}

extension TypeSyntax {
    /// The last part of a type's name: `State` for `SwiftUI.State<Int>`.
    var lastName: String? {
        if let simple = self.as(IdentifierTypeSyntax.self) { return simple.name.text }
        return self.as(MemberTypeSyntax.self)?.name.text
    }

    /// `T` for `T?`, `Optional<T>` and `Swift.Optional<T>`; nil for any other type.
    var unwrappedOptional: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
        if let forced = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return forced.wrappedType.trimmed }
        guard lastName == "Optional" else { return nil }
        let clause = self.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
        guard let argument = clause?.arguments.first?.argument, case .type(let type) = argument else { return nil }
        return type.trimmed
    }
}
