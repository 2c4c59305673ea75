/// What a button is for.
public struct ButtonRole: Equatable, Hashable, Sendable {
    private let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")
}

/// The outline of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Form: Equatable, Sendable { case automatic, capsule, roundedRectangle(CGFloat?), circle }
    let form: Form
    public static let automatic = ButtonBorderShape(form: .automatic)
    public static let capsule = ButtonBorderShape(form: .capsule)
    public static let roundedRectangle = ButtonBorderShape(form: .roundedRectangle(nil))
    public static let circle = ButtonBorderShape(form: .circle)
    /// - Parameter radius: of the corners, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(form: .roundedRectangle(radius)) }
}

/// Whether holding a button repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let code: UInt8
    public static let automatic = ButtonRepeatBehavior(code: 0)
    public static let enabled = ButtonRepeatBehavior(code: 1)
    public static let disabled = ButtonRepeatBehavior(code: 2)
}

/// How a button in a container is sized (iOS 26).
public struct ButtonSizing: Hashable, Sendable {
    private let code: UInt8
    public static let automatic = ButtonSizing(code: 0)
    public static let flexible = ButtonSizing(code: 1)
    public static let fitted = ButtonSizing(code: 2)
}

private struct BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    public var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}

extension View {
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
    nonisolated public func buttonSizing(_ sizing: ButtonSizing, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        approximated("buttonSizing(_:)", "buttons keep the size of their label", fileID, line)
    }
}
