/// How the device is held in a preview.
public struct InterfaceOrientation: CaseIterable, Equatable, Identifiable, Sendable {
    /// A name that no other orientation has.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upright with the top at the bottom.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its side, the top at the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its side, the top at the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// All four.
    public static let allCases: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
}
