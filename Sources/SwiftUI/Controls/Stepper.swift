/// A value with a minus and a plus.
public struct Stepper<Label: View> {
    let label: Label
    let increment: (@MainActor () -> Void)?
    let decrement: (@MainActor () -> Void)?
    /// Value and range for assistive technology; nil where they are not known.
    var value: (() -> Double)?
    var range: ClosedRange<Double>?

    nonisolated init(label: Label, increment: (@MainActor () -> Void)?, decrement: (@MainActor () -> Void)?) {
        self.label = label
        self.increment = increment
        self.decrement = decrement
    }

    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), increment: onIncrement.map(mainActor), decrement: onDecrement.map(mainActor))
    }

    nonisolated init<V: Strideable>(label: Label, value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride) {
        nonisolated(unsafe) let (binding, limits, stride) = (value, bounds, step)
        func move(_ distance: V.Stride) {
            let next = binding.wrappedValue.advanced(by: distance)
            binding.wrappedValue = limits.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
        }
        nonisolated(unsafe) let moveBy = move
        self.init(label: label, increment: { moveBy(stride) }, decrement: { moveBy(-1 * stride) })
        self.value = { number(binding.wrappedValue) ?? .nan }
        if let bounds, let least = number(bounds.lowerBound), let most = number(bounds.upperBound) { range = least...most }
    }
}

/// A closure of a control that is only called on the main actor.
private func mainActor(_ action: @escaping () -> Void) -> @MainActor () -> Void {
    nonisolated(unsafe) let action = action
    return { action() }
}

/// A value of a stepper as a number, where it is one.
private func number<V>(_ value: V) -> Double? {
    if let value = value as? any BinaryInteger { return Double(value) }
    if let value = value as? any BinaryFloatingPoint { return Double(value) }
    return nil
}

extension Stepper: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let label = _ErasedView(view.label)
        let current = view.value.map { value in graph._read { value() } }
        let (canGoDown, canGoUp) = (
            view.decrement != nil && current != view.range?.lowerBound, view.increment != nil && current != view.range?.upperBound
        )
        let (decrement, increment) = (canGoDown ? view.decrement : nil, canGoUp ? view.increment : nil)
        if graph.environment._labelsHidden {
            graph._addStepperButtons(decrement, increment)
        } else {
            graph._addStack(.horizontal, spacing: nil, alignment: VerticalAlignment.center.key) { graph in
                graph._addDimmable(label)
                graph._addSpacer(minLength: nil)
                graph._addStepperButtons(decrement, increment)
            }
        }
        var semantics = Semantics(role: .stepper)
        semantics.label = graph._textAlone(label)
        if let current, current.isFinite {
            semantics.current = current
            semantics.value = current == current.rounded() && abs(current) < 1e15 ? String(Int(current)) : String(current)
        }
        if let range = view.range { (semantics.minimum, semantics.maximum) = (range.lowerBound, range.upperBound) }
        if !graph.environment.isEnabled { semantics.traits.insert(.disabled) }
        graph._wrapSemantics(semantics, since: mark)
    }
    nonisolated public var _isStateless: Bool { false }
}

extension Stepper {
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), value: value, bounds: nil, step: step)
    }
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), value: value, bounds: bounds, step: step)
    }
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), value: value, bounds: nil, step: step)
    }
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), value: value, bounds: bounds, step: step)
    }
}

extension Stepper where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), increment: onIncrement.map(mainActor), decrement: onDecrement.map(mainActor))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), increment: onIncrement.map(mainActor), decrement: onDecrement.map(mainActor))
    }
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), value: value, bounds: nil, step: step)
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), value: value, bounds: nil, step: step)
    }
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), value: value, bounds: bounds, step: step)
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), value: value, bounds: bounds, step: step)
    }
}
