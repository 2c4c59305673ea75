/// A value within its range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    let configuration: GaugeStyleConfiguration
    let bounds: (least: Double, most: Double, now: Double)

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel, least: BoundsLabel, most: BoundsLabel
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let fraction = length > 0 ? Double(value - bounds.lowerBound) / length : 0
        func erased<Part: View>(_ view: Part) -> _ErasedView? { Part.self == EmptyView.self ? nil : _ErasedView(view) }
        configuration = GaugeStyleConfiguration(
            value: fraction.isFinite ? min(max(fraction, 0), 1) : 0, label: .init(content: _ErasedView(label)),
            currentValueLabel: erased(current).map { .init(content: $0) }, minimumValueLabel: erased(least).map { .init(content: $0) },
            maximumValueLabel: erased(most).map { .init(content: $0) })
        self.bounds = (Double(bounds.lowerBound), Double(bounds.upperBound), Double(value))
    }
}

extension Gauge: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        if let style = graph.environment._gaugeStyle {
            style.add(view.configuration, &graph)
        } else {
            graph._addLinearGauge(view.configuration)
        }
        var semantics = Semantics(role: .gauge)
        semantics.label = graph._textAlone(view.configuration.label.content)
        (semantics.minimum, semantics.maximum, semantics.current) = view.bounds
        semantics.value = "\(Int((view.configuration.value * 100).rounded()))%"
        graph._wrapSemantics(semantics, since: mark)
    }
    nonisolated public var _isStateless: Bool { false }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value, bounds, label: label(), current: EmptyView(), least: EmptyView(), most: EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label: label(), current: currentValueLabel(), least: EmptyView(), most: EmptyView())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(), least: minimumValueLabel(), most: maximumValueLabel())
    }
}
