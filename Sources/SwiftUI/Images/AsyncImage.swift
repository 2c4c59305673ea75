/// How far loading a picture is.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from an address. Nothing is loaded: what is drawn while loading stands for it.
public struct AsyncImage<Content: View> {
    let content: (AsyncImagePhase) -> Content
    let fileID: StaticString
    let line: UInt
}

extension AsyncImage where Content == Color {
    nonisolated public init(url: URL?, scale: CGFloat = 1, fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(content: { _ in Color(_system: .secondaryFill) }, fileID: fileID, line: line)
    }
}

extension AsyncImage {
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P,
        fileID: StaticString = #fileID, line: UInt = #line
    ) where Content == _ConditionalContent<I, P> {
        self.init(
            content: { phase in
                if let image = phase.image { return ViewBuilder.buildEither(first: content(image)) }
                return ViewBuilder.buildEither(second: placeholder())
            }, fileID: fileID, line: line)
    }
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(content: content, fileID: fileID, line: line)
    }
}

extension AsyncImage: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        graph._approximate("AsyncImage", "nothing is loaded; drawn as while loading", view.fileID, view.line)
        Content._make(view.content(.empty), &graph)
    }
}
