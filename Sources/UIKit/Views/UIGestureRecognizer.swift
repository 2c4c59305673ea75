import Foundation

/// Recognizes what fingers do. No finger touches a preview, so nothing is recognized.
@MainActor
open class UIGestureRecognizer: NSObject {
    /// How far the recognition is.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// The same as `ended`.
        public static let recognized = State.ended
    }

    open internal(set) weak var view: UIView?
    open var state = State.possible
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    public init(target: Any? = nil, action: Selector? = nil) {}

    open func location(in view: UIView?) -> CGPoint { .zero }
    open func addTarget(_ target: Any, action: Selector) {}
    open var numberOfTouches: Int { 0 }
}

/// Asked by a recognizer.
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// Recognizes taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

/// Recognizes a finger that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
}

/// Recognizes a finger that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func velocity(in view: UIView?) -> CGPoint { .zero }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// Recognizes a quick move.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where to.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var direction: Direction = .right
}

/// Recognizes two fingers that part.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
}

/// Recognizes two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    open var rotation: CGFloat = 0
}
