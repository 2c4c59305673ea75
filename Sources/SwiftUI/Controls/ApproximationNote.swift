/// Says once what is drawn instead.
struct _ApproximationNote {
    let isNeeded: Bool
    let api: StaticString
    let note: StaticString
    let fileID: StaticString
    let line: UInt

    init(isNeeded: Bool, api: StaticString, note: StaticString, _ fileID: StaticString, _ line: UInt) {
        self.isNeeded = isNeeded
        self.api = api
        self.note = note
        self.fileID = fileID
        self.line = line
    }
}

extension _ApproximationNote: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        if modifier.isNeeded { graph._approximate(modifier.api, modifier.note, modifier.fileID, modifier.line) }
        V._make(content, &graph)
    }
    nonisolated var _isStateless: Bool { true }
}
