/// Wraps a preview in surroundings that several previews share: sample data, a navigation stack, an environment.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What is made once and shared by all previews with this modifier.
    associatedtype Context = Void
    /// The view that the modifier makes.
    associatedtype Body: View
    /// The preview's own view.
    typealias Content = PreviewModifierContent

    /// Makes what is shared; an error is shown in place of the previews that need it.
    static func makeSharedContext() async throws -> Context

    /// The view around `content`.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing is shared.
    public static func makeSharedContext() async throws {}
}

/// The view of the preview that a `PreviewModifier` wraps.
@MainActor @preconcurrency
public struct PreviewModifierContent: View {
    let content: AnyView

    /// The preview's view.
    public var body: some View { content }
}

/// The contexts of preview modifiers, each made once in a run.
@MainActor
final class PreviewContexts {
    static let shared = PreviewContexts()
    private var contexts: [ObjectIdentifier: Any] = [:]

    /// The context of `type`; made on first use.
    func context<Modifier: PreviewModifier>(of type: Modifier.Type) async throws -> Modifier.Context {
        if let context = contexts[ObjectIdentifier(type)] as? Modifier.Context { return context }
        let context = try await type.makeSharedContext()
        contexts[ObjectIdentifier(type)] = context
        return context
    }
}
