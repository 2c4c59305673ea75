/// Something to press.
public struct Button<Label: View> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    /// Made by a style of its configuration: drawn as the system draws it.
    var isPlainOfStyle = false

    nonisolated init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.action = action
        self.label = label
    }
}

extension Button: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        if !view.isPlainOfStyle, let style = graph.environment._buttonStyle {
            let label = PrimitiveButtonStyleConfiguration.Label(content: _ErasedView(view.label))
            style.add(PrimitiveButtonStyleConfiguration(role: view.role, label: label, action: view.action), &graph)
        } else {
            graph._addAutomaticButton(view.role) { graph in Label._make(view.label, &graph) }
        }
        if view.isPlainOfStyle { return }
        graph._wrapPressable(Semantics(role: .button), role: view.role, since: mark, action: view.action)
    }
    nonisolated public var _isStateless: Bool { false }
}

extension _Graph {
    /// Semantics of something that a tap presses; disabled, it does nothing.
    mutating func _wrapPressable(
        _ semantics: Semantics, role: ButtonRole? = nil, since mark: Int32, action: (@MainActor () -> Void)?
    ) {
        var semantics = semantics
        if role == .destructive { semantics.traits.insert(.destructive) }
        guard environment.isEnabled else {
            semantics.traits.insert(.disabled)
            _wrapSemantics(semantics, since: mark)
            return
        }
        guard let action else {
            _wrapSemantics(semantics, since: mark)
            return
        }
        _wrapSemantics(semantics, since: mark) { MainActor.assumeIsolated { action() } }
    }

    /// The system's look: text in the tint; in a row of a list it takes the whole row.
    mutating func _addAutomaticButton(_ role: ButtonRole?, label: (inout _Graph) -> Void) {
        let mark = _mark
        let saved = environment
        environment._setDefaultForeground(_buttonForeground(role))
        label(&self)
        environment = saved
        _joinLabel(since: mark)
        guard environment._row != nil else { return }
        _wrapFlexFrame(
            minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil, maxHeight: nil, alignment: .leading,
            since: mark)
    }

    /// Colour of a button's text: the tint, red where it destroys, grey where it is disabled.
    func _buttonForeground(_ role: ButtonRole?) -> _StyleReference {
        if !environment.isEnabled { return _StyleReference(Color(_system: .tertiaryLabel)) }
        if role == .destructive { return _StyleReference(.red) }
        return environment._tint ?? _StyleReference(.accentColor)
    }

    /// A label of several views stands in a row.
    mutating func _joinLabel(since mark: Int32) {
        let nodes = _take(since: mark)
        if nodes.count > 1 {
            _addStack(.horizontal, spacing: nil, alignment: VerticalAlignment.center.key) { graph in for node in nodes { graph._put(node) }
            }
        } else {
            for node in nodes { _put(node) }
        }
    }
}

extension Button {
    @preconcurrency
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, label: label(), action: action)
    }
    @preconcurrency
    nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: role, label: label(), action: action)
    }
}

extension Button where Label == Text {
    @preconcurrency
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, label: Text(titleKey), action: action)
    }
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, label: Text(title), action: action)
    }
    @preconcurrency
    nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, label: Text(titleKey), action: action)
    }
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, label: Text(title), action: action)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a style's configuration, drawn as the system draws it.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, label: configuration.label, action: configuration.action)
        isPlainOfStyle = true
    }
}
