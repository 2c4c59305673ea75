/// A preview that was found in the program.
public struct RegisteredPreview {
    /// How a preview was declared.
    public enum Kind: Sendable {
        /// With `#Preview`.
        case macro
        /// As a type that conforms to `PreviewProvider`.
        case provider
    }

    /// A place in the source. The file is written as `Module/File.swift`, never as a path of the host.
    public struct Location: Hashable, Sendable {
        /// The file, as `#fileID` writes it.
        public let fileID: String
        /// The line, from 1.
        public let line: Int
        /// The column, from 1.
        public let column: Int
    }

    /// How it was declared.
    public let kind: Kind
    /// The name given to `#Preview` or with `previewDisplayName`; nil where none was given.
    public let name: String?
    /// The module it was declared in.
    public let module: String
    /// The name of the provider's type, without its module; nil for `#Preview`.
    public let typeName: String?
    /// Where `#Preview` stands; nil for a provider, whose place the program does not hold.
    public let location: Location?
    /// The layout that the traits ask for; `.device` where they ask for none.
    public let layout: PreviewLayout
    /// The orientation that the traits ask for; nil where they ask for none.
    public let orientation: InterfaceOrientation?
    /// The device that `previewDevice` asks for; nil for the standard one.
    public let device: PreviewDevice?
    /// Makes the view as it was declared, without the modifiers among the traits.
    public let makeView: @MainActor () -> any View

    let modifiers: [@MainActor (AnyView) async throws -> AnyView]
    private let makeParts: (@MainActor (RegisteredPreview) -> [RegisteredPreview])?

    /// Whether a trait wraps the view in a `PreviewModifier`, so that `view()` has to be used.
    public var isModified: Bool { !modifiers.isEmpty }

    /// The previews that this one holds: of a provider, each view that stands side by side in `previews`; of `#Preview`, itself.
    /// Evaluates a provider's views, which may trap.
    @MainActor
    public func parts() -> [RegisteredPreview] { makeParts?(self) ?? [self] }

    /// The view, wrapped in the modifiers among the traits. Throws what a modifier's `makeSharedContext` throws.
    @MainActor
    public func view() async throws -> any View {
        guard isModified else { return makeView() }
        var view = AnyView(makeView())
        for modifier in modifiers { view = try await modifier(view) }
        return view
    }
}

extension RegisteredPreview {
    /// A preview declared with `#Preview`.
    init(_ name: String?, traits: [PreviewTrait<Preview.ViewTraits>], location: Location, makeView: @escaping @MainActor () -> any View) {
        var layout = PreviewLayout.device
        var orientation: InterfaceOrientation?
        var modifiers: [@MainActor (AnyView) async throws -> AnyView] = []
        for trait in traits {
            switch trait.kind {
            case .layout(let value): layout = value
            case .orientation(let value): orientation = value
            case .modifier(let value): modifiers.append(value)
            }
        }
        self.init(
            kind: .macro, name: name, module: String(location.fileID.prefix { $0 != "/" }), typeName: nil, location: location,
            layout: layout, orientation: orientation, device: nil, makeView: makeView, modifiers: modifiers, makeParts: nil)
    }

    /// All previews of a provider.
    @MainActor init<Provider: PreviewProvider>(_ provider: Provider.Type, module: String, typeName: String) {
        self.init(
            kind: .provider, name: nil, module: module, typeName: typeName, location: nil, layout: .device, orientation: nil, device: nil,
            makeView: { provider.previews }, modifiers: [], makeParts: { Self.parts(of: provider, in: $0) })
    }

    @MainActor private static func parts<Provider: PreviewProvider>(
        of provider: Provider.Type, in whole: RegisteredPreview
    ) -> [RegisteredPreview] {
        let parts = PreviewParts()
        ViewGraph(ViewGraph.Surroundings(device: .iPhone16Pro)) { PreviewPartsReader(content: provider.previews, parts: parts) }._makeOnly()
        return parts.parts.enumerated().map { index, part in
            RegisteredPreview(
                kind: .provider, name: part.displayName, module: whole.module, typeName: whole.typeName, location: nil,
                layout: part.layout ?? .device, orientation: part.orientation, device: part.device,
                makeView: { PreviewChoice(content: provider.previews, index: index) }, modifiers: [], makeParts: nil)
        }
    }

    /// Where the preview comes in the gallery: by module; in it the `#Preview`s by file, line and column, then the providers by name.
    static func isOrdered(_ a: RegisteredPreview, before b: RegisteredPreview) -> Bool { a.place < b.place }

    private var place: (String, Int, String, Int, Int, String) {
        (module, kind == .macro ? 0 : 1, location?.fileID ?? "", location?.line ?? 0, location?.column ?? 0, typeName ?? "")
    }
}
