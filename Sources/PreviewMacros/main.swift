@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

struct UnknownMacro: Error {}

struct Provider: PluginProvider {
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type { throw UnknownMacro() }
}

let listener = CompilerPluginMessageListener(connection: try StandardIOMessageConnection(), provider: Provider())
try listener.main()
