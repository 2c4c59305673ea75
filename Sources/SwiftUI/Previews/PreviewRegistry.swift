internal import PreviewSections

/// The previews of the running program. Nothing is registered by hand: `#Preview` leaves a record in a section of the executable, and
/// `PreviewProvider` types are found by their conformance.
@MainActor
public enum PreviewRegistry {
    private static var found: [RegisteredPreview] = []

    /// All previews of the program, in an order that depends on the source only.
    public static func previews() -> [RegisteredPreview] {
        found = []
        var count = 0
        let records = preview_sections_records(&count)
        for index in 0..<count {
            guard let record = records?[index] else { continue }
            unsafeBitCast(record, to: (@convention(c) @MainActor () -> Void).self)()
        }
        defer { found = [] }
        return (found + providers()).sorted(by: RegisteredPreview.isOrdered)
    }

    /// Takes a `#Preview` of a view; called by the macro's expansion.
    public static func addView(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., fileID: String, line: Int, column: Int,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        let location = RegisteredPreview.Location(fileID: fileID, line: line, column: column)
        add(RegisteredPreview(name, traits: traits, location: location, makeView: body))
    }

    /// Takes a preview.
    static func add(_ preview: RegisteredPreview) {
        found.append(preview)
    }

    /// The types that conform to `PreviewProvider`.
    private static func providers() -> [RegisteredPreview] {
        var conformances: [ProviderConformance] = []
        withUnsafeMutablePointer(to: &conformances) { list in
            preview_sections_conformances(
                protocolDescriptor(),
                { metadata, name, module, list in
                    guard let metadata, let name, let module else { return }
                    list?.assumingMemoryBound(to: [ProviderConformance].self).pointee.append(
                        ProviderConformance(
                            type: unsafeBitCast(metadata, to: Any.Type.self), module: String(cString: module), name: String(cString: name)))
                },
                list)
        }
        return conformances.compactMap { conformance in
            guard let provider = conformance.type as? any PreviewProvider.Type else { return nil }
            return RegisteredPreview(provider, module: conformance.module, typeName: conformance.name)
        }
    }

    /// The descriptor of the protocol `PreviewProvider`: the first protocol that the metadata of `any PreviewProvider` names. The layout is
    /// that of the Swift ABI: kind, flags, number of protocols, protocols.
    private static func protocolDescriptor() -> UnsafeRawPointer {
        let metadata = unsafeBitCast((any PreviewProvider).self as Any.Type, to: UnsafeRawPointer.self)
        return metadata.load(fromByteOffset: MemoryLayout<Int>.size + 2 * MemoryLayout<UInt32>.size, as: UnsafeRawPointer.self)
    }
}

/// A type that conforms to `PreviewProvider`, with its names.
private struct ProviderConformance {
    let type: Any.Type
    let module: String
    let name: String
}
