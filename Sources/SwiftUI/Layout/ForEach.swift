/// A view for each element of a collection; an element's state follows its id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    @usableFromInline let id: Identification

    @usableFromInline enum Identification {
        case keyPath(KeyPath<Data.Element, ID>)
        case closure((Data.Element) -> ID)
        /// The position itself, which cannot repeat.
        case range((Data.Element) -> ID)
    }

    @usableFromInline init(data: Data, id: Identification, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.id = id
        self.content = content
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("ForEach has no body") }

    @inlinable public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        switch view.id {
        case .keyPath(let path): graph._forEach(view.data, id: { $0[keyPath: path] }, canRepeat: true, content: view.content)
        case .closure(let id): graph._forEach(view.data, id: id, canRepeat: true, content: view.content)
        case .range(let id): graph._forEach(view.data, id: id, canRepeat: false, content: view.content)
        }
    }
}

extension ForEach where Content: View {
    @inlinable
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: .closure { $0.id }, content: content)
    }

    @inlinable
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: .keyPath(id), content: content)
    }

    @inlinable
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {
        self.init(data: data, id: .range { $0 }, content: content)
    }

    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
        self.init(data, id: \.id, content: content)
    }

    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: .closure { $0.1 },
            content: { content(data[$0.0]) })
    }
}
