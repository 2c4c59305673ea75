/// A button that offers something to other apps; the sheet is not opened.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View> {
    let label: Label
    nonisolated init(label: Label) { self.label = label }
}

extension ShareLink: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        Button<Label>._make(Button(role: nil, label: view.label) {}, &graph)
    }
    nonisolated public var _isStateless: Bool { false }
}

/// The label of a share link: the symbol and "Share…".
public struct DefaultShareLinkLabel {
    let title: Text
    nonisolated init(title: Text = Text("Share…")) { self.title = title }
}

extension DefaultShareLinkLabel: View {
    public var body: some View {
        HStack {
            Image(systemName: "square.and.arrow.up")
            title
        }
    }
}

/// What a share sheet shows of an item.
public struct SharePreview<Image, Icon> {
    nonisolated init() {}
}

extension SharePreview where Image == Never, Icon == Never {
    nonisolated public init(_ titleKey: LocalizedStringKey) { self.init() }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) { self.init() }
}
extension SharePreview where Icon == Never {
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}
extension SharePreview where Image == Never {
    nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}
extension SharePreview {
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    nonisolated public init<I>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel())
    }
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data: RandomAccessCollection {
        self.init(label: DefaultShareLinkLabel())
    }
    nonisolated public init<I>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel(title: Text(title)))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    nonisolated public init<I>(item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<I> {
        self.init(label: label())
    }
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data: RandomAccessCollection {
        self.init(label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    nonisolated public init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>)
    where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel())
    }
    nonisolated public init<I>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(label: DefaultShareLinkLabel(title: Text(title)))
    }
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data: RandomAccessCollection {
        self.init(label: DefaultShareLinkLabel())
    }
}

extension ShareLink {
    nonisolated public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(label: label())
    }
}
