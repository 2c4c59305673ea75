import Foundation

/// How far something is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    let label: Label
    let value: CurrentValueLabel
    /// 0...1; nil where nothing is known.
    let fraction: Double?
    /// Made by a style of its configuration: drawn as the system draws it.
    var isPlainOfStyle = false

    nonisolated init(fraction: Double?, label: Label, value: CurrentValueLabel) {
        self.fraction = fraction
        self.label = label
        self.value = value
    }
}

extension ProgressView: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: view.fraction,
            label: Label.self == EmptyView.self ? nil : ProgressViewStyleConfiguration.Label(content: _ErasedView(view.label)),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self
                ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(content: _ErasedView(view.value)))
        if !view.isPlainOfStyle, let style = graph.environment._progressViewStyle {
            style.add(configuration, &graph)
        } else if view.fraction == nil {
            graph._addCircularProgress(configuration)
        } else {
            graph._addLinearProgress(configuration)
        }
        if view.isPlainOfStyle { return }
        var semantics = Semantics(role: .progress)
        semantics.minimum = 0
        semantics.maximum = 1
        semantics.label = configuration.label.flatMap { graph._textAlone($0.content) }
        if let fraction = view.fraction {
            semantics.current = fraction
            semantics.value = "\(Int((fraction * 100).rounded()))%"
        } else {
            semantics.traits = .updatesFrequently
        }
        graph._wrapSemantics(semantics, since: mark)
    }
    nonisolated public var _isStateless: Bool { false }
}

/// A share of a whole, nil for nothing known; outside 0...1 it is clamped.
private func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
}

extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView { self.init(fraction: nil, label: EmptyView(), value: EmptyView()) }
    nonisolated public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), value: EmptyView()) }
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), value: EmptyView())
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), value: EmptyView())
    }
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: share(value, of: total), label: EmptyView(), value: EmptyView())
    }
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: share(value, of: total), label: label(), value: EmptyView())
    }
    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(fraction: share(value, of: total), label: Text(titleKey), value: EmptyView())
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
        self.init(fraction: share(value, of: total), label: Text(title), value: EmptyView())
    }
    nonisolated public init(_ progress: Progress) where Label == EmptyView {
        self.init(fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: EmptyView(), value: EmptyView())
    }
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.passed(timerInterval, countsDown), label: label(), value: EmptyView())
    }
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(fraction: Self.passed(timerInterval, countsDown), label: EmptyView(), value: EmptyView())
    }

    nonisolated private static func passed(_ interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let passed = share(Date().timeIntervalSince(interval.lowerBound), of: length) ?? 0
        return countsDown ? 1 - passed : passed
    }
}

extension ProgressView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: share(value, of: total), label: label(), value: currentValueLabel())
    }
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
        let passed = share(Date().timeIntervalSince(timerInterval.lowerBound), of: length) ?? 0
        self.init(fraction: countsDown ? 1 - passed : passed, label: label(), value: currentValueLabel())
    }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    /// The progress view of a style's configuration, drawn as the system draws it.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label ?? .init(content: _ErasedView(EmptyView())),
            value: configuration.currentValueLabel ?? .init(content: _ErasedView(EmptyView())))
        isPlainOfStyle = true
    }
}
