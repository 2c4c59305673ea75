struct _PreferenceModifier<K: PreferenceKey> {
    let value: K.Value
}

extension _PreferenceModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._preferenceMark
        V._make(content, &graph)
        graph._setPreference(K.self, modifier.value, since: mark)
    }
}

struct _PreferenceTransformModifier<K: PreferenceKey> {
    let change: (inout K.Value) -> Void
}

extension _PreferenceTransformModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._preferenceMark
        V._make(content, &graph)
        graph._transformPreference(K.self, modifier.change, since: mark)
    }
}

struct _PreferenceActionModifier<K: PreferenceKey> where K.Value: Equatable {
    let action: (K.Value) -> Void
}

extension _PreferenceActionModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._preferenceMark
        V._make(content, &graph)
        graph._observePreference(K.self, since: mark, modifier.action)
    }
}

struct _AnchorPreferenceModifier<A, K: PreferenceKey> {
    let source: Anchor<A>.Source
    let change: (inout K.Value, Anchor<A>) -> Void
}

extension _AnchorPreferenceModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let (mark, log) = (graph._mark, graph._preferenceMark)
        V._make(content, &graph)
        let anchor = graph._anchor(modifier.source, since: mark)
        graph._transformPreference(K.self, { modifier.change(&$0, anchor) }, since: log)
    }
}

struct _PreferenceLayerModifier<K: PreferenceKey, Layer: View> {
    let alignment: Alignment
    let isOverlay: Bool
    let layer: (K.Value) -> Layer
}

extension _PreferenceLayerModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let (mark, log) = (graph._mark, graph._preferenceMark)
        V._make(content, &graph)
        let layer = modifier.layer(graph._preference(K.self, since: log))
        if modifier.isOverlay {
            graph._wrapOverlay(alignment: modifier.alignment, since: mark) { Layer._make(layer, &$0) }
        } else {
            graph._wrapBackground(alignment: modifier.alignment, since: mark) { Layer._make(layer, &$0) }
        }
    }
}

extension View {
    /// Sets a value for the containers of this view.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceModifier<K>(value: value))
    }
    nonisolated public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void)
        -> some View
    {
        modifier(_PreferenceTransformModifier<K>(change: callback))
    }
    /// Runs an action when the value that the content sets changes.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void)
        -> some View where K.Value: Equatable
    {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(_AnchorPreferenceModifier<A, K>(source: value) { $0 = transform($1) })
    }
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(_AnchorPreferenceModifier<A, K>(source: value, change: transform))
    }
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isOverlay: true, layer: transform))
    }
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isOverlay: false, layer: transform))
    }
}
