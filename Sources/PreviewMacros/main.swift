import PreviewExpansion
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

struct UnknownMacro: Error, CustomStringConvertible {
    let name: String
    var description: String { "the plug-in PreviewMacros holds no macro named '\(name)'" }
}

/// Hands the compiler the macros.
struct Provider: PluginProvider {
    private let macros = previewMacros()

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = macros[typeName] else { throw UnknownMacro(name: typeName) }
        return macro
    }
}

let listener = CompilerPluginMessageListener(connection: try StandardIOMessageConnection(), provider: Provider())
try listener.main()
