/// How a view answers to a pointer over it; nothing at rest.
public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}

extension View {
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}
