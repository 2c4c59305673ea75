import SwiftSyntaxMacros

/// The macros by the type name that their `#externalMacro` declarations give.
public func previewMacros() -> [String: any Macro.Type] {
    [
        "PreviewMacro": PreviewMacro.self,
        "ViewControllerPreviewMacro": ViewControllerPreviewMacro.self,
        "UIViewPreviewMacro": UIViewPreviewMacro.self,
        "PreviewableMacro": PreviewableMacro.self,
        "EntryMacro": EntryMacro.self,
        "EntryDefaultValueMacro": EntryDefaultValueMacro.self,
    ]
}
