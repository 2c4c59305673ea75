@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

struct UnknownMacro: Error, CustomStringConvertible {
    let name: String
    var description: String { "the plugin PreviewMacros holds no macro named '\(name)'" }
}

/// Hands the compiler the macros of this plugin.
struct Provider: PluginProvider {
    /// The macros by the type name that their `#externalMacro` declarations give.
    private let macros: [String: any Macro.Type] = [
        "PreviewMacro": PreviewMacro.self,
        "ViewControllerPreviewMacro": ViewControllerPreviewMacro.self,
        "UIViewPreviewMacro": UIViewPreviewMacro.self,
        "PreviewableMacro": PreviewableMacro.self,
        "EntryMacro": EntryMacro.self,
        "EntryDefaultValueMacro": EntryDefaultValueMacro.self,
    ]

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = macros[typeName] else { throw UnknownMacro(name: typeName) }
        return macro
    }
}

let listener = CompilerPluginMessageListener(connection: try StandardIOMessageConnection(), provider: Provider())
try listener.main()
