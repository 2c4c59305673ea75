/// A type that makes previews. The runner finds each conforming type by itself; each view in `previews` is a preview of its own.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The view, or a `Group` of views, that `previews` makes.
    associatedtype Previews: View

    /// The views to show.
    @ViewBuilder static var previews: Previews { get }

    /// The platform to draw for; nil is the one that is built for.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// The platform that is built for.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform that a preview can be drawn for.
public enum PreviewPlatform: Sendable {
    /// Phones and tablets.
    case iOS
    /// Desktop computers.
    case macOS
    /// Television sets.
    case tvOS
    /// Watches.
    case watchOS
    /// Headsets.
    case visionOS
}
