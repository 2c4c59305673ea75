// Modifiers of scrolling that show nothing at rest.

/// When a scroll view bounces at its ends.
public struct ScrollBounceBehavior: Sendable {
    public static let automatic = ScrollBounceBehavior()
    public static let always = ScrollBounceBehavior()
    public static let basedOnSize = ScrollBounceBehavior()
}

/// How dragging a scroll view puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable {
    public static let automatic = ScrollDismissesKeyboardMode()
    public static let immediately = ScrollDismissesKeyboardMode()
    public static let interactively = ScrollDismissesKeyboardMode()
    public static let never = ScrollDismissesKeyboardMode()
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views one swipe passes.
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior()
        public static let always = LimitBehavior()
        public static let never = LimitBehavior()
        public static let alwaysByOne = LimitBehavior()
        public static let alwaysByFew = LimitBehavior()
    }
    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self { Self() }
}

/// How a scroll view's edge meets the bars over it (iOS 26).
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let code: UInt8
    public static let automatic = ScrollEdgeEffectStyle(code: 0)
    public static let hard = ScrollEdgeEffectStyle(code: 1)
    public static let soft = ScrollEdgeEffectStyle(code: 2)
}

/// What a scroll view is doing.
public enum ScrollPhase: Equatable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}

/// Sizes and offset of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var bounds: CGRect { visibleRect }
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }
}

/// Where a scroll view stands, as a value to bind.
public struct ScrollPosition: Equatable, Sendable {
    public init(idType: (some Hashable & Sendable).Type = Never.self) {}
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {}
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
    public var isPositionedByUser: Bool { false }
    public var edge: Edge? { nil }
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
    public mutating func scrollTo(edge: Edge) {}
    public mutating func scrollTo(y: CGFloat) {}
    public mutating func scrollTo(x: CGFloat) {}
    public mutating func scrollTo(point: CGPoint) {}
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { nil }
}

extension View {
    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        approximated("scrollPosition(id:anchor:)", "drawn scrolled to the start", fileID, line)
    }
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        approximated("scrollPosition(_:anchor:)", "drawn scrolled to the start", fileID, line)
    }
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
    nonisolated public func onScrollPhaseChange(_ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void) -> some View { self }
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ old: T, _ new: T) -> Void
    ) -> some View { self }
    nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        modifier(_VisibleAtRest(action: action))
    }
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { self }

    /// Whether content that leaves the scroll view is cut off.
    nonisolated public func scrollClipDisabled(
        _ disabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            _ApproximationNote(isNeeded: disabled, api: "scrollClipDisabled(_:)", note: "content is cut off at the edges", fileID, line))
    }
    /// Where a scroll view stands at first.
    nonisolated public func defaultScrollAnchor(
        _ anchor: UnitPoint?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let isStart = anchor == nil || anchor == .top || anchor == .leading || anchor == .topLeading
        return modifier(
            _ApproximationNote(
                isNeeded: !isStart, api: "defaultScrollAnchor(_:)", note: "the scroll view stands at its start", fileID, line))
    }
}

/// Tells once that the view is on the screen.
struct _VisibleAtRest {
    let action: (Bool) -> Void
}

private final class VisibleBox {}

extension _VisibleAtRest: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let action = modifier.action
        let viewGraph = graph._viewGraph
        _ = graph._storage {
            viewGraph._afterLayout { action(true) }
            return VisibleBox()
        }
        V._make(content, &graph)
    }
}
