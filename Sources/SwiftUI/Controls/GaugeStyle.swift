import Foundation

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle: _ViewStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a gauge is, for its style.
public struct GaugeStyleConfiguration {
    public struct Label {
        let content: _ErasedView
    }
    public struct CurrentValueLabel {
        let content: _ErasedView
    }
    public struct MinimumValueLabel {
        let content: _ErasedView
    }
    public struct MaximumValueLabel {
        let content: _ErasedView
    }
    /// 0...1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.content.add(&graph) }
}
extension GaugeStyleConfiguration.CurrentValueLabel: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.content.add(&graph) }
}
extension GaugeStyleConfiguration.MinimumValueLabel: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.content.add(&graph) }
}
extension GaugeStyleConfiguration.MaximumValueLabel: _PrimitiveView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) { view.content.add(&graph) }
}

/// The looks of the built-in styles.
struct _GaugeLook {
    enum Kind { case linear, accessoryLinear, accessoryLinearCapacity, accessoryCircular, accessoryCircularCapacity }
    let configuration: GaugeStyleConfiguration
    let kind: Kind
}

extension _GaugeLook: _PrimitiveView {
    static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        switch view.kind {
        case .linear, .accessoryLinear, .accessoryLinearCapacity: graph._addLinearGauge(view.configuration)
        case .accessoryCircular: graph._addCircularGauge(view.configuration, isOpen: true)
        case .accessoryCircularCapacity: graph._addCircularGauge(view.configuration, isOpen: false)
        }
    }
}

public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { _GaugeLook(configuration: configuration, kind: .linear) }
}
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { _GaugeLook(configuration: configuration, kind: .linear) }
}
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { _GaugeLook(configuration: configuration, kind: .accessoryLinear) }
}
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        _GaugeLook(configuration: configuration, kind: .accessoryLinearCapacity)
    }
}
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { _GaugeLook(configuration: configuration, kind: .accessoryCircular) }
}
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        _GaugeLook(configuration: configuration, kind: .accessoryCircularCapacity)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

private struct GaugeStyleKey: EnvironmentKey { static var defaultValue: _StyleBox<GaugeStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var _gaugeStyle: _StyleBox<GaugeStyleConfiguration>? {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(\._gaugeStyle, _StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}

/// An arc of a circle in the box that it fills, clockwise, in degrees from the top.
private final class ArcOutline: _ShapeOutline {
    let start: Double
    let end: Double
    let width: Double
    init(start: Double, end: Double, width: Double) {
        self.start = start
        self.end = end
        self.width = width
    }

    override func path(_ rect: CGRect) -> DisplayPath {
        let radius = (Double(min(rect.width, rect.height)) - width) / 2
        let (x, y) = (Double(rect.midX), Double(rect.midY))
        func point(_ degrees: Double, _ factor: Double = 1) -> (Double, Double) {
            let angle = (degrees - 90) * .pi / 180
            return (x + cos(angle) * radius * factor, y + sin(angle) * radius * factor)
        }
        // Cubic pieces of at most 45 degrees: within a thousandth of the circle.
        let count = max(Int(((end - start) / 45).rounded(.up)), 1)
        let step = (end - start) / Double(count)
        let reach = 4.0 / 3 * tan(step * .pi / 180 / 4) * radius
        let first = point(start)
        var commands: [DisplayPathCommand] = [.move(x: first.0, y: first.1)]
        for piece in 0..<count {
            let (from, to) = (start + step * Double(piece), start + step * Double(piece + 1))
            let (a, b) = (point(from), point(to))
            let (u, v) = ((from - 90) * .pi / 180, (to - 90) * .pi / 180)
            commands.append(
                .cubic(
                    x: b.0, y: b.1, control1X: a.0 - sin(u) * reach, control1Y: a.1 + cos(u) * reach, control2X: b.0 + sin(v) * reach,
                    control2Y: b.1 - cos(v) * reach))
        }
        return .commands(commands)
    }
}

extension _Graph {
    /// A bar 8 high between its ends' labels, the label over it and the value under it (estimates: no snapshot was found).
    @MainActor mutating func _addLinearGauge(_ configuration: GaugeStyleConfiguration) {
        _addStack(.vertical, spacing: 4, alignment: HorizontalAlignment.center.key) { graph in
            if !graph.environment._labelsHidden { configuration.label.content.add(&graph) }
            graph._addStack(.horizontal, spacing: nil, alignment: VerticalAlignment.center.key) { graph in
                configuration.minimumValueLabel?.content.add(&graph)
                graph.addGaugeBar(configuration.value)
                configuration.maximumValueLabel?.content.add(&graph)
            }
            configuration.currentValueLabel?.content.add(&graph)
        }
    }

    private mutating func addGaugeBar(_ fraction: Double) {
        let mark = _mark
        _addCapsule(_paint(Color(_system: .fill)))
        _wrapFrame(width: nil, height: 8, alignment: .center, since: mark)
        let fill = _tintPaint()
        _wrapOverlay(alignment: .leading, since: mark) { graph in
            graph._addLayout(_FractionLayout(fraction: fraction)) { $0._addCapsule(fill) }
        }
    }

    /// A ring 6 wide in 59 points, open by a quarter at the bottom or closed, the value in its middle (estimates).
    @MainActor mutating func _addCircularGauge(_ configuration: GaugeStyleConfiguration, isOpen: Bool) {
        let mark = _mark
        let (start, length): (Double, Double) = isOpen ? (-135, 270) : (0, 360)
        let (track, fill) = (_paint(Color(_system: .fill)), _tintPaint())
        _addZStack(alignment: .center) { graph in
            var stroke = DisplayShape.Stroke(width: 6)
            stroke.cap = .round
            graph._addOutline(ArcOutline(start: start, end: start + length, width: 6), track, stroke: stroke)
            if configuration.value > 0 {
                graph._addOutline(ArcOutline(start: start, end: start + length * configuration.value, width: 6), fill, stroke: stroke)
            }
            let saved = graph.environment
            if saved.font == nil { graph.environment.font = .title3 }
            let inner = graph._mark
            (configuration.currentValueLabel?.content ?? configuration.label.content).add(&graph)
            graph._wrapFrame(width: 40, height: nil, alignment: .center, since: inner)
            graph.environment = saved
        }
        _wrapFrame(width: 59, height: 59, alignment: .center, since: mark)
    }
}
