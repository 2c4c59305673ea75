/// What runs when a view appears and when it goes.
final class AppearanceBox: _Disappearing {
    var hasAppeared = false
    var disappear: (() -> Void)?
    func _disappear() {
        if hasAppeared { disappear?() }
    }
}

struct _AppearanceModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
}

extension _AppearanceModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let box = graph._storage { AppearanceBox() }
        box.disappear = modifier.disappear
        V._make(content, &graph)
        if !box.hasAppeared {
            box.hasAppeared = true
            if let appear = modifier.appear { graph._viewGraph._afterLayout(appear) }
        }
    }
}

extension View {
    /// Runs an action before the view is shown.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: action, disappear: nil))
    }
    /// Runs an action after the view is gone.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: nil, disappear: action))
    }
}
