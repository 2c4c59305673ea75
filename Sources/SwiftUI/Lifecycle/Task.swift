/// A view's task: started when the view appears, cancelled when it goes or when its id changes.
final class TaskBox: _Disappearing {
    var task: Task<Void, Never>?
    var id: AnyHashable?
    func _disappear() { task?.cancel() }
}

struct _TaskModifier {
    let id: AnyHashable?
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void
}

extension _TaskModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        var isNew = false
        let box = graph._storage { () -> TaskBox in
            isNew = true
            return TaskBox()
        }
        V._make(content, &graph)
        guard isNew || box.id != modifier.id else { return }
        box.id = modifier.id
        let action = modifier.action
        let priority = modifier.priority
        graph._viewGraph._afterLayout { [weak box] in
            box?.task?.cancel()
            box?.task = Task(priority: priority) { @MainActor in await action() }
        }
    }
}

extension View {
    /// Runs asynchronous work as long as the view is shown.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return modifier(_TaskModifier(id: nil, priority: priority) { await action() })
    }
    /// Runs asynchronous work, again whenever a value changes.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return modifier(_TaskModifier(id: AnyHashable(TaskID(value)), priority: priority) { await action() })
    }
}

/// An equatable value as a hashable one.
private struct TaskID<T: Equatable>: Hashable {
    let value: T
    init(_ value: T) { self.value = value }
    static func == (a: Self, b: Self) -> Bool { a.value == b.value }
    func hash(into hasher: inout Hasher) {}
}
