extension _Graph {
    /// Shadows, blending and notes that belong to a style.
    @inlinable mutating func _wrapStyleEffects(_ style: _StyleReference, since mark: Int32) {
        if style._effects != 0 { wrapStyleEffects(style, since: mark) }
    }

    @usableFromInline mutating func wrapStyleEffects(_ style: _StyleReference, since mark: Int32) {
        for effect in style._resolvedEffects(in: environment) { _wrapEffect(since: mark) { _ in effect } }
        for (api, note) in style._approximations { _approximate(api, note) }
    }
}
