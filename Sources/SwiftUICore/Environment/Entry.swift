/// Makes a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`, with its key:
/// `extension EnvironmentValues { @Entry var accent: Color = .blue }`. The type is inferred where it is not written;
/// an optional without a value is nil.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")

/// Makes the default value of a key that `@Entry` wrote a computed property; not for use by hand.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "PreviewMacros", type: "EntryDefaultValueMacro")
