import Foundation

/// A tap on the view performs an action; a control inside keeps its own.
struct _TapModifier {
    let action: (@MainActor () -> Void)?
}

extension _TapModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        guard let action = modifier.action else { return }
        graph._wrapSemantics(Semantics(role: .none), since: mark) { MainActor.assumeIsolated { action() } }
    }
}

extension View {
    /// Taps on the view; more than one are performed as one.
    @preconcurrency
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
        modifier(_TapModifier(action: count == 1 ? action : nil))
    }
    /// Taps on the view with their place: its centre in a still picture.
    @preconcurrency
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        let tap: @MainActor () -> Void = { action(.zero) }
        return modifier(_TapModifier(action: count == 1 ? tap : nil))
    }
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View { self }

    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_TapModifier(action: gesture._tap))
    }
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_TapModifier(action: isEnabled ? gesture._tap : nil))
    }
    nonisolated public func gesture<T: Gesture>(_ gesture: T?) -> some View { modifier(_TapModifier(action: gesture?._tap)) }
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_TapModifier(action: gesture._tap))
    }
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_TapModifier(action: isEnabled ? gesture._tap : nil))
    }
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_TapModifier(action: gesture._tap))
    }
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_TapModifier(action: isEnabled ? gesture._tap : nil))
    }
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    // A pointer, a pencil and haptics show nothing in a still picture.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ old: T, _ new: T) -> Bool
    ) -> some View { self }
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?
    ) -> some View { self }
    nonisolated public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View { self }
}

/// Where a pointer is over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// Something to feel or hear.
public struct SensoryFeedback: Equatable, Sendable {
    public enum Weight: Sendable, Equatable { case light, medium, heavy }
    public enum Flexibility: Sendable, Equatable { case rigid, solid, soft }
    public static let success = SensoryFeedback()
    public static let warning = SensoryFeedback()
    public static let error = SensoryFeedback()
    public static let selection = SensoryFeedback()
    public static let increase = SensoryFeedback()
    public static let decrease = SensoryFeedback()
    public static let start = SensoryFeedback()
    public static let stop = SensoryFeedback()
    public static let alignment = SensoryFeedback()
    public static let levelChange = SensoryFeedback()
    public static let impact = SensoryFeedback()
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
}
