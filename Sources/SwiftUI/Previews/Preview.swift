/// Declares a preview of a view. `name` is shown in the gallery, `traits` say in which layout and orientation it is drawn.
/// `body` is a view builder; it may also be statements that end in `return`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Lets a declaration with a property wrapper, such as `@Previewable @State var isOn = true`, stand at the start of a `#Preview` body.
/// The macro makes it a stored property of a view around the rest of the body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// The name space of what a `#Preview` is made of.
public struct Preview {
    /// Marks traits that apply to previews of views.
    public enum ViewTraits {}
}
