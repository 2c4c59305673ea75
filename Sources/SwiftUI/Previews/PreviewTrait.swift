import Foundation

/// A trait of a `#Preview`: the layout, the orientation, or a modifier that the preview's view is wrapped in.
public struct PreviewTrait<T>: Sendable {
    let kind: PreviewTraitKind
}

/// What a trait asks for.
enum PreviewTraitKind: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(@MainActor (AnyView) async throws -> AnyView)
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The layout of the device, upright: what a preview without traits has.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.device)) }
    /// The view's own size.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.sizeThatFits)) }
    /// A container of this size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
    }

    /// The device upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }
    /// The device upright with its top at the bottom.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }
    /// The device on its side, the top at the left.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeLeft)) }
    /// The device on its side, the top at the right.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeRight)) }

    /// The preview wrapped in `modifier`; of several, each wraps what the ones before it made.
    @MainActor
    public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait<T> {
        PreviewTrait(
            kind: .modifier { content in
                let context = try await PreviewContexts.shared.context(of: Modifier.self)
                return AnyView(modifier.body(content: PreviewModifierContent(content: content), context: context))
            }
        )
    }
}
