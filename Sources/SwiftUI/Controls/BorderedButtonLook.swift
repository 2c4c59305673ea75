/// A label on a shape. Paddings, radii and fills are estimates: no snapshot of a bordered button was found.
struct _BorderedButtonLook {
    enum Kind { case bordered, prominent, glass, glassProminent }
    let role: ButtonRole?
    let label: _ErasedView
    let kind: Kind
}

extension _BorderedButtonLook: _PrimitiveView {
    static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let saved = graph.environment
        view.setText(&graph.environment)
        let foreground = view.foreground(graph)
        if view.isFilled { graph.environment._foregroundStyle = foreground } else { graph.environment._setDefaultForeground(foreground) }
        graph.environment._buttonStyle = nil
        view.label.add(&graph)
        graph.environment = saved
        graph._joinLabel(since: mark)
        let isCircle = saved.buttonBorderShape.form == .circle
        let room = isCircle ? _ControlRoom(vertical: 7, horizontal: 7) : _ControlRoom.of(saved.controlSize)
        graph._wrapPadding(
            EdgeInsets(top: room.vertical, leading: room.horizontal, bottom: room.vertical, trailing: room.horizontal), since: mark)
        let fill = view.fill(&graph)
        let radius = view.cornerRadius(saved)
        graph._wrapBackground(alignment: .center, since: mark) { graph in
            if isCircle {
                graph._addCircle(fill)
            } else if let radius {
                graph._addRectangle(fill, cornerRadius: radius)
            } else {
                graph._addCapsule(fill)
            }
        }
        if view.kind == .glass || view.kind == .glassProminent {
            graph._approximate("buttonStyle(.glass)", "a translucent capsule is drawn in place of glass")
        }
    }

    private var isFilled: Bool { kind == .prominent || kind == .glassProminent }

    /// Smaller controls have smaller text.
    private func setText(_ environment: inout EnvironmentValues) {
        guard environment.font == nil, environment.controlSize == .small || environment.controlSize == .mini else { return }
        environment.font = .subheadline
    }

    private func foreground(_ graph: _Graph) -> _StyleReference {
        if !graph.environment.isEnabled { return _StyleReference(Color(_system: .tertiaryLabel)) }
        if isFilled { return _StyleReference(.white) }
        if kind == .glass { return _StyleReference(role == .destructive ? .red : .primary) }
        return graph._buttonForeground(role)
    }

    private func fill(_ graph: inout _Graph) -> DisplayPaint {
        if !graph.environment.isEnabled { return graph._paint(Color(_system: .tertiaryFill)) }
        if isFilled { return role == .destructive ? graph._paint(.red) : graph._tintPaint() }
        if kind == .glass { return graph._paint(_StyleReference(_material: 1)) }
        if role == .destructive { return graph._paint(Color.red.opacity(0.15)) }
        guard let tint = graph.environment._tint else { return graph._paint(Color(_system: .tertiaryFill)) }
        return graph._paint(tint._opacity(0.15))
    }

    /// nil for a capsule.
    private func cornerRadius(_ environment: EnvironmentValues) -> CGFloat? {
        switch environment.buttonBorderShape.form {
        case .capsule, .circle: return nil
        case .roundedRectangle(let radius): return radius ?? (environment.controlSize >= .large ? 12 : 8)
        case .automatic:
            if environment._design == .ios26 || kind == .glass || kind == .glassProminent { return nil }
            return environment.controlSize >= .large ? 12 : 8
        }
    }
}

/// Room between a bordered control's label and its outline, in points (estimates).
struct _ControlRoom {
    let vertical: CGFloat
    let horizontal: CGFloat

    static func of(_ size: ControlSize) -> _ControlRoom {
        switch size {
        case .mini, .small: _ControlRoom(vertical: 4, horizontal: 10)
        case .regular: _ControlRoom(vertical: 7, horizontal: 12)
        case .large, .extraLarge: _ControlRoom(vertical: 15, horizontal: 20)
        }
    }
}
