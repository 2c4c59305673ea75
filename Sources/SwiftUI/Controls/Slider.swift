/// A value between two ends.
public struct Slider<Label: View, ValueLabel: View> {
    let label: Label
    let least: ValueLabel
    let most: ValueLabel
    let value: () -> Double
    let set: (Double) -> Void
    let bounds: ClosedRange<Double>
    /// nil where any value can be chosen.
    let step: Double?

    nonisolated init<V: BinaryFloatingPoint>(
        _ label: Label, _ least: ValueLabel, _ most: ValueLabel, _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?
    ) {
        self.label = label
        self.least = least
        self.most = most
        self.value = { Double(value.wrappedValue) }
        set = { value.wrappedValue = V($0) }
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
    }
}

extension Slider: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let value = graph._read { view.value() }
        let length = view.bounds.upperBound - view.bounds.lowerBound
        let fraction = length > 0 && value.isFinite ? min(max((value - view.bounds.lowerBound) / length, 0), 1) : 0
        if ValueLabel.self == EmptyView.self {
            graph._addSliderTrack(fraction)
        } else {
            graph._addStack(.horizontal, spacing: nil, alignment: VerticalAlignment.center.key) { graph in
                ValueLabel._make(view.least, &graph)
                graph._addSliderTrack(fraction)
                ValueLabel._make(view.most, &graph)
            }
        }
        var semantics = Semantics(role: .slider)
        semantics.label = graph._textAlone(_ErasedView(view.label))
        (semantics.minimum, semantics.maximum) = (view.bounds.lowerBound, view.bounds.upperBound)
        semantics.current = value
        semantics.value = "\(Int((fraction * 100).rounded()))%"
        // As VoiceOver's swipe: one step, or a tenth of the range; from the end back to the start.
        let (bounds, set) = (view.bounds, view.set)
        let next = value + (view.step ?? length / 10)
        graph._wrapPressable(semantics, since: mark) { set(value >= bounds.upperBound ? bounds.lowerBound : min(next, bounds.upperBound)) }
    }
    nonisolated public var _isStateless: Bool { false }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(EmptyView(), EmptyView(), EmptyView(), value, bounds, nil)
    }
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(EmptyView(), EmptyView(), EmptyView(), value, bounds, V(step))
    }
}

extension Slider where ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(label(), EmptyView(), EmptyView(), value, bounds, nil)
    }
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(label(), EmptyView(), EmptyView(), value, bounds, V(step))
    }
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(label(), EmptyView(), EmptyView(), value, bounds, nil)
    }
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(label(), EmptyView(), EmptyView(), value, bounds, V(step))
    }
}

extension Slider {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(label(), minimumValueLabel(), maximumValueLabel(), value, bounds, nil)
    }
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(label(), minimumValueLabel(), maximumValueLabel(), value, bounds, V(step))
    }
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(label(), minimumValueLabel, maximumValueLabel, value, bounds, nil)
    }
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(label(), minimumValueLabel, maximumValueLabel, value, bounds, V(step))
    }
}
