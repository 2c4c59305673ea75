/// Views with a header and a footer: a group of rows in a list, else its parts one after the other.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    let isExpanded: Binding<Bool>?

    nonisolated init(_ header: Parent, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    public var body: Never { fatalError("Section has no body") }

    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let (header, content, footer) = (view.header, view.content, view.footer)
        let isOpen = graph._read { view.isExpanded?.wrappedValue } ?? true
        if let list = graph.environment._row {
            graph._addSection(
                list, header: Parent.self == EmptyView.self ? nil : { graph in MainActor.assumeIsolated { Parent._make(header, &graph) } },
                footer: Footer.self == EmptyView.self ? nil : { graph in MainActor.assumeIsolated { Footer._make(footer, &graph) } }
            ) { graph in if isOpen { Content._make(content, &graph) } }
            return
        }
        var mark = graph._mark
        Parent._make(header, &graph)
        graph._setTrait(_SectionPart.key, _SectionPart.header, since: mark)
        if isOpen { Content._make(content, &graph) }
        mark = graph._mark
        Footer._make(footer, &graph)
        graph._setTrait(_SectionPart.key, _SectionPart.footer, since: mark)
    }
    nonisolated public var _isStateless: Bool { header._isStateless && content._isStateless && footer._isStateless }
}

extension Section where Parent: View, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        self.init(header(), content(), footer())
    }
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) { self.init(header, content(), footer) }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(EmptyView(), content(), footer())
    }
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(EmptyView(), content(), footer) }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header(), content(), EmptyView())
    }
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) { self.init(header, content(), EmptyView()) }
    nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header(), content(), EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(EmptyView(), content(), EmptyView()) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content(), EmptyView())
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content(), EmptyView())
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content(), EmptyView(), isExpanded: isExpanded)
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content(), EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(Text(titleKey), content(), footer())
    }
}
