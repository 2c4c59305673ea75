/// One of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let label: Label
    let selection: Binding<SelectionValue>
    let content: Content

    nonisolated init(label: Label, selection: Binding<SelectionValue>, content: Content) {
        self.label = label
        self.selection = selection
        self.content = content
    }

    nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), selection: selection, content: content())
    }
    nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, selection: selection, content: content())
    }
}

extension Picker: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let selection = view.selection
        let saved = graph.environment
        graph.environment._marksElements = true
        graph._setOptionLook()
        Content._make(view.content, &graph)
        graph.environment = saved
        let now = AnyHashable(_unwrapped: graph._read { selection.wrappedValue })
        let options = graph._take(since: mark).map { node in
            let tag: AnyHashable? = graph._trait(_Tag.key, of: node) ?? (graph._trait(_ElementID.key, of: node) as AnyHashable?)
            let value = tag.flatMap { Self.value($0, like: selection) }
            return _PickerOption(node: node, name: graph._text(of: node), isSelected: tag == now) {
                if let value { selection.wrappedValue = value }
            }
        }
        graph._addPicker(options, label: _ErasedView(view.label))
    }
    nonisolated public var _isStateless: Bool { false }

    /// A tag as a value of the selection's type, which may be an optional of it.
    private static func value(_ tag: AnyHashable, like selection: Binding<SelectionValue>) -> SelectionValue? {
        if let value = tag.base as? SelectionValue { return value }
        // Tags of nil: the optional's empty value.
        return Optional<Any>.none as? SelectionValue
    }
}

/// One of the values of a picker.
struct _PickerOption {
    let node: _TakenNode
    let name: String
    let isSelected: Bool
    let select: @MainActor () -> Void
}

extension Picker where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), selection: selection, content: content())
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), selection: selection, content: content())
    }
}
