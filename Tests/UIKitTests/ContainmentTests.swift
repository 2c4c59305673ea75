import Testing
import UIKit

/// The order is that of Apple's documentation of `addChild(_:)`, `didMove(toParent:)`, `willMove(toParent:)` and
/// `removeFromParent()`.
@MainActor
struct ContainmentTests {
    private final class Child: UIViewController {
        var moves: [String] = []
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            moves.append(parent == nil ? "will leave" : "will join")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            moves.append(parent == nil ? "left" : "joined")
        }
    }

    private let parent = UIViewController()
    private let child = Child()

    private func join() {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test func theRightOrderIsTakenWithoutAWord() {
        join()
        #expect(child.parent === parent)
        #expect(parent.children == [child])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(child.parent == nil)
        #expect(parent.children.isEmpty)
        #expect(child.moves == ["will join", "joined", "will leave", "left"])
        join()
        #expect(child._complaints.isEmpty)
        #expect(parent._complaints.isEmpty)
    }

    @Test func wrongOrdersAreNamed() {
        child.didMove(toParent: parent)
        #expect(child._complaints.last?.contains("was not taken in with addChild") == true)
        let second = Child()
        parent.addChild(second)
        second.didMove(toParent: parent)
        #expect(second._complaints.last?.contains("add the view") == true)
        second.removeFromParent()
        #expect(second._complaints.last?.contains("willMove(toParent: nil)") == true)
        second.removeFromParent()
        #expect(second._complaints.last?.contains("has no parent") == true)
        join()
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(child._complaints.last?.contains("remove the view") == true)
        parent.addChild(parent)
        #expect(parent._complaints.last?.contains("itself") == true)
    }

    @Test func aChildMovesFromOneParentToAnother() {
        join()
        let other = UIViewController()
        other.addChild(child)
        #expect(parent.children.isEmpty)
        #expect(other.children == [child])
    }

    @Test func viewIsLoadedOnceAndLifecycleRunsInOrder() {
        final class Screen: UIViewController {
            var calls: [String] = []
            override func loadView() {
                calls.append("load")
                view = UIView()
            }
            override func viewDidLoad() { calls.append("did load") }
            override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        }
        let screen = Screen()
        #expect(!screen.isViewLoaded)
        screen._appear()
        _ = screen.view
        #expect(screen.calls == ["load", "did load", "will appear", "did appear"])
    }

    @Test func navigationKeepsTheRulesItself() {
        let stack = UINavigationController(rootViewController: parent)
        stack.pushViewController(child, animated: true)
        #expect(child.navigationController === stack)
        #expect(stack.popViewController(animated: true) === child)
        #expect(child._complaints.isEmpty)
        #expect(stack.topViewController === parent)
        #expect(stack.popViewController(animated: true) == nil)
    }
}
