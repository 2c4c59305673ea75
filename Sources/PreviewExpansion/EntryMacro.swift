import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: T = value` in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`: the property's
/// `get` and `set`, and beside it the key `__Key_name` with its default value.
struct EntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The peer reports what is wrong with the declaration, so that it is said once.
        guard let entry = Entry(declaration, in: context, reporting: nil) else { return [] }
        return [
            "get { self[\(raw: entry.keyName).self] }",
            "set { self[\(raw: entry.keyName).self] = newValue }",
        ]
    }

    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let entry = Entry(declaration, in: context, reporting: node) else { return [] }
        return [DeclSyntax(stringLiteral: entry.keyDeclaration)]
    }
}

/// Turns the key's `static var defaultValue = value` into a computed property, so that the value needs neither a written type
/// nor to be Sendable.
struct EntryDefaultValueMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value else { return [] }
        return ["get { \(value.trimmed) }"]
    }
}
