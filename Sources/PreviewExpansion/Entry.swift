import SwiftSyntax
import SwiftSyntaxMacros

/// What `@Entry` needs to know of the declaration it is attached to.
struct Entry {
    /// The containers that can be extended with `@Entry`.
    enum Container: String, CaseIterable {
        case environment = "EnvironmentValues"
        case transaction = "Transaction"
        case container = "ContainerValues"
        case focused = "FocusedValues"

        /// The protocol of this container's keys, with its module.
        var keyProtocol: String {
            switch self {
            case .environment: "SwiftUICore.EnvironmentKey"
            case .transaction: "SwiftUICore.TransactionKey"
            case .container: "SwiftUICore.ContainerValueKey"
            case .focused: "SwiftUI.FocusedValueKey"
            }
        }
    }

    let name: String
    let container: Container
    let type: TypeSyntax?
    let value: ExprSyntax?

    var keyName: String { "__Key_\(name)" }

    /// The key's declaration.
    var keyDeclaration: String {
        "private nonisolated struct \(keyName): \(container.keyProtocol) {\n    \(keyMember)\n}"
    }

    private var keyMember: String {
        if container == .focused, let wrapped = type?.unwrappedOptional { return "typealias Value = \(wrapped)" }
        guard let type else { return "@SwiftUICore.__EntryDefaultValue static var defaultValue = \(value?.trimmedDescription ?? "nil")" }
        return "static var defaultValue: \(type.trimmedDescription) { \(value?.trimmedDescription ?? "nil") }"
    }

    /// Reads `declaration`; says what is wrong with it at its place when `node` is given.
    init?(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext, reporting node: AttributeSyntax?) {
        func complain(_ id: String, _ message: String) {
            if let node { context.report(Complaint(id: id, message: message), at: node) }
        }
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
            variable.bindings.count == 1, let binding = variable.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else {
            complain("entry-kind", "@Entry may be put only before one 'var', such as '@Entry var caption: String = \"\"'")
            return nil
        }
        guard binding.accessorBlock == nil else {
            complain(
                "entry-accessors", "@Entry writes the getter and setter of '\(pattern.identifier.text)': give it a value and no accessors")
            return nil
        }
        let extended = context.lexicalContext.lazy.compactMap { $0.as(ExtensionDeclSyntax.self)?.extendedType.lastName }.first
        guard let extended, let container = Container(rawValue: extended) else {
            let names = Container.allCases.map(\.rawValue).joined(separator: ", ")
            complain("entry-place", "@Entry may be used only in an extension of one of \(names): move this property into one")
            return nil
        }
        name = pattern.identifier.text.replacing("`", with: "")
        self.container = container
        type = binding.typeAnnotation?.type.trimmed
        value = binding.initializer?.value.trimmed
        guard checkValue(complain) else { return nil }
    }

    /// A focused value starts as nil; any other entry has a value, or a type whose value is nil.
    private func checkValue(_ complain: (String, String) -> Void) -> Bool {
        let optional = type?.unwrappedOptional != nil
        if container == .focused, !optional || !(value.map { $0.is(NilLiteralExprSyntax.self) } ?? true) {
            complain("entry-focused", "a focused value is nil until something has focus: write '@Entry var \(name): T?' without a value")
            return false
        }
        if value == nil, !optional {
            complain("entry-value", "'\(name)' needs a default value: write '@Entry var \(name): T = …', or make its type optional")
            return false
        }
        return true
    }
}
