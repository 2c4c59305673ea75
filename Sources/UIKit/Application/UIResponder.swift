import Foundation

/// Something that can react to what the user does.
@MainActor
open class UIResponder: NSObject {
    private var isFirst = false

    public override init() {
        super.init()
    }

    /// The next one to ask; nil here.
    open var next: UIResponder? { nil }

    /// Whether it may be the one that the keyboard writes to.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it is the one that the keyboard writes to.
    open var isFirstResponder: Bool { isFirst }

    /// Makes it the one that the keyboard writes to, if it may be.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        isFirst = canBecomeFirstResponder
        return isFirst
    }

    /// Makes it no longer the one that the keyboard writes to.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        isFirst = false
        return true
    }
}

/// The names of the notifications of the keyboard, which is never shown here.
extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
