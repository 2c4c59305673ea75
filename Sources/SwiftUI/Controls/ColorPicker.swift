/// A colour.
public struct ColorPicker<Label: View> {
    let label: Label
    let selection: Binding<Color>

    nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.selection = selection
    }
}

extension ColorPicker: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let selection = view.selection
        let color = graph._read { selection.wrappedValue }
        let label = _ErasedView(view.label)
        let isInRow = graph.environment._row != nil
        if graph.environment._labelsHidden {
            graph._addColorWell(color)
        } else {
            graph._addStack(.horizontal, spacing: nil, alignment: VerticalAlignment.center.key) { graph in
                graph._addDimmable(label)
                graph._addSpacer(minLength: nil)
                let inner = graph._mark
                graph._addColorWell(color)
                if isInRow { graph._wrapFrame(width: nil, height: 20, alignment: .center, since: inner) }
            }
        }
        var semantics = Semantics(role: .colorPicker)
        semantics.label = graph._textAlone(label)
        graph._wrapPressable(semantics, since: mark, action: nil)
    }
    nonisolated public var _isStateless: Bool { false }
}

extension _Graph {
    /// A ring of all hues around the colour: 28 across, ring 3, gap 2 (estimates).
    fileprivate mutating func _addColorWell(_ color: Color) {
        let mark = _mark
        let hues = (0...6).map { Color(hue: Double($0 % 6) / 6, saturation: 0.85, brightness: 1) }
        let ring = _GradientStyle(
            geometry: .angular(centerX: 0.5, centerY: 0.5, startDegrees: 0, endDegrees: 360), colors: hues,
            locations: (0...6).map { Double($0) / 6 })
        _addCircle(_paint(_StyleReference(_gradient: ring)))
        _wrapFrame(width: 28, height: 28, alignment: .center, since: mark)
        let (gap, fill) = (_paint(Color(_system: environment._row == nil ? .background : .secondaryGroupedBackground)), _paint(color))
        _wrapOverlay(alignment: .center, since: mark) { graph in
            graph._addZStack(alignment: .center) { graph in
                var inner = graph._mark
                graph._addCircle(gap)
                graph._wrapFrame(width: 22, height: 22, alignment: .center, since: inner)
                inner = graph._mark
                graph._addCircle(fill)
                graph._wrapFrame(width: 18, height: 18, alignment: .center, since: inner)
            }
        }
    }
}

extension ColorPicker where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(titleKey) }
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(title) }
    }
}
