import Foundation

/// A view on a screen: evaluates it, lays it out, keeps its state, and gives its picture.
@MainActor public final class ViewGraph {
    /// Where and how the view is drawn.
    public struct Surroundings {
        /// The room in points; nil per axis for the view's own ideal size.
        public var proposal: ProposedViewSize
        /// Room taken by bars of the device, in points.
        public var safeArea: EdgeInsets
        public var environment: EnvironmentValues
        /// Drawn behind the view; nil for nothing.
        public var background: SystemColor?
        /// Whether the picture is as large as the view chooses to be for the proposal, not as the proposal.
        public var fitsContent = false

        public init(
            proposal: ProposedViewSize, safeArea: EdgeInsets = EdgeInsets(), environment: EnvironmentValues = EnvironmentValues(),
            background: SystemColor? = nil
        ) {
            self.proposal = proposal
            self.safeArea = safeArea
            self.environment = environment
            self.background = background
        }

        /// The whole screen of a device.
        public init(device: Device, environment: EnvironmentValues = EnvironmentValues()) {
            var environment = environment
            environment.displayScale = device.scale
            self.init(
                proposal: ProposedViewSize(device.size),
                safeArea: EdgeInsets(top: device.safeAreaTop, leading: 0, bottom: device.safeAreaBottom, trailing: 0),
                environment: environment, background: .background)
        }
    }

    /// How often state may change because of what a screen shows before that counts as never coming to rest.
    public static let settlingLimit = 100

    /// The record whose body is being evaluated; reads of state are noted for it.
    nonisolated(unsafe) static var current: EvaluatedRecord?

    nonisolated(unsafe) let graph: UnsafeMutablePointer<_Graph>
    nonisolated(unsafe) let root: RootRecord
    nonisolated(unsafe) var surroundings: Surroundings
    private let makeRoot: @MainActor (inout _Graph) -> Void
    /// Counts fillings of the arena: nodes of an earlier one are gone.
    nonisolated(unsafe) var generation: UInt32 = 0
    nonisolated(unsafe) var dirty: ContiguousArray<EvaluatedRecord> = []
    nonisolated(unsafe) var observers: ContiguousArray<AnyPreferenceObserver> = []
    /// What has to run when the screen is laid out: appearance, changes, tasks.
    nonisolated(unsafe) var pending: ContiguousArray<() -> Void> = []
    nonisolated(unsafe) var approximations: [Approximation] = []
    nonisolated(unsafe) var knownApproximations: Set<Approximation> = []
    nonisolated(unsafe) var failures: [Failure] = []
    /// Actions in the order of the last picture.
    nonisolated(unsafe) var actions: ContiguousArray<() -> Void> = []
    /// Lowest address that evaluation may reach on the thread that it runs on.
    nonisolated(unsafe) private(set) var stackLimit: UInt = 0
    private var needsMaking = true
    /// Whether nodes were made since the last layout.
    private var needsLayout = true
    private var nodesWhenMade: Int32 = 0

    public init<V: View>(_ surroundings: Surroundings, @ViewBuilder content: @escaping @MainActor () -> V) {
        self.surroundings = surroundings
        root = RootRecord()
        graph = .allocate(capacity: 1)
        makeRoot = { graph in
            let view = content()
            V._make(view, &graph)
        }
        graph.initialize(to: _Graph(owner: self, root: root))
        root.graph = self
    }

    isolated deinit {
        root.detach()
        graph.pointee.deallocate()
        graph.deinitialize(count: 1)
        graph.deallocate()
    }

    nonisolated var engine: LayoutEngine { LayoutEngine(graph: graph, scale: surroundings.environment.common.displayScale) }

    /// Brings the screen to rest and gives its picture.
    public func render() -> DisplayTree {
        settle()
        return picture()
    }

    /// Performs what a tap on a node of the last picture does (`Semantics.action`).
    public func perform(action: Int32) {
        guard actions.indices.contains(Int(action)) else { return }
        actions[Int(action)]()
    }

    /// Changes where or how the view is drawn; its state stays.
    public func change(_ surroundings: Surroundings) {
        self.surroundings = surroundings
        needsMaking = true
    }

    /// Makes everything anew at the next picture; state stays (`rootView` of a hosting controller was replaced).
    public func setNeedsMaking() { needsMaking = true }

    // MARK: Coming to rest

    /// Evaluates, lays out and runs what that asked for until nothing changes.
    public func settle() {
        stackLimit = StackGuard.limit()
        for _ in 0..<Self.settlingLimit {
            evaluate()
            if needsLayout { layOut() }
            runPending()
            if dirty.isEmpty, !needsMaking { return }
        }
        let name = dirty.last?.name ?? "the preview"
        failures.append(
            Failure(
                message: "\(name) never comes to rest: after \(Self.settlingLimit) evaluations its state still changes.",
                mend: "Look for an onChange, onAppear or preference of \(name) that writes the value that it reads."))
        dirty.removeAll()
    }

    /// Makes the view's nodes, and neither lays them out nor runs what they ask for.
    public func _makeOnly() {
        stackLimit = StackGuard.limit()
        make()
    }

    private func evaluate() {
        if needsMaking || graph.pointee.count > 4 * nodesWhenMade + 4096 {
            make()
            return
        }
        // One round only: what a body itself makes dirty waits for the next, so that the limit of `settle` counts it.
        let batch = dirty.sorted { $0.depth < $1.depth }
        dirty.removeAll(keepingCapacity: true)
        for record in batch where record.isDirty && record.isAlive {
            needsLayout = true
            if !reevaluate(record) {
                make()
                return
            }
        }
    }

    private func make() {
        needsMaking = false
        needsLayout = true
        generation &+= 1
        dirty.removeAll(keepingCapacity: true)
        graph.pointee.reset()
        graph.pointee.environment = surroundings.environment
        graph.pointee.parent = -1
        let safeArea = graph.pointee.store(SafeAreaParameters(edges: [], insets: surroundings.safeArea))
        let index = graph.pointee.newNode(.root, params: safeArea)
        graph.pointee.parent = index
        graph.pointee.last = -1
        let outer = graph.pointee.enter(root)
        graph.pointee.container(
            .vstack, params: graph.pointee.store(StackParameters(spacing: .nan, alignment: HorizontalAlignment.center.key)), axis: 0,
            children: makeRoot)
        graph.pointee.leave(outer)
        unwrapSingleRoot()
        nodesWhenMade = graph.pointee.count
    }

    /// One view needs no column around it.
    private func unwrapSingleRoot() {
        let column = graph.pointee.nodes[0].first
        let only = graph.pointee.nodes[Int(column)].first
        guard only >= 0, graph.pointee.nodes[Int(only)].next < 0 else { return }
        graph.pointee.nodes[0].first = only
        graph.pointee.nodes[Int(only)].parent = 0
    }

    private func layOut() {
        needsLayout = false
        if graph.pointee.nodes[0].first < 0 { return }
        let p = _Proposal(surroundings.proposal)
        let safe = surroundings.safeArea
        var size = CGSize(width: p.width, height: p.height)
        if surroundings.fitsContent || p.width.isNaN || p.height.isNaN {
            let inner = _Proposal(p.width - safe.leading - safe.trailing, p.height - safe.top - safe.bottom)
            let ideal = engine.size(graph.pointee.nodes[0].first, inner)
            let fits = surroundings.fitsContent
            size.width = fits || p.width.isNaN ? ideal.width + safe.leading + safe.trailing : p.width
            size.height = fits || p.height.isNaN ? ideal.height + safe.top + safe.bottom : p.height
        }
        engine.place(0, x: 0, y: 0, _Proposal(size), size)
    }

    private func runPending() {
        let actions = pending
        pending.removeAll(keepingCapacity: true)
        for action in actions { action() }
        for observer in observers { observer.check() }
    }

    /// Runs after the next layout, in order.
    public nonisolated func _afterLayout(_ action: @escaping () -> Void) { pending.append(action) }
}

/// The identity of the whole view.
@usableFromInline final class RootRecord: _Record {}
