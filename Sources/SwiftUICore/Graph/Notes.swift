import Foundation

extension _Graph {
    /// Records that something is not drawn as iOS draws it. Each place in the source is named once.
    public mutating func _approximate(_ api: StaticString, _ note: StaticString, _ fileID: StaticString, _ line: UInt) {
        note_(Approximation(api: "\(api)", note: "\(note)", source: SourceLine(fileID: "\(fileID)", line: Int(line))))
    }

    /// The same where the place in the source is not known.
    public mutating func _approximate(_ api: String, _ note: String) { note_(Approximation(api: api, note: note)) }

    fileprivate mutating func note_(_ approximation: Approximation) {
        _viewGraph.note(approximation)
    }

    /// Records that something could not be drawn.
    public mutating func _fail(_ message: String, mend: String? = nil, source: SourceLine? = nil) {
        fail(Failure(message: message, mend: mend, source: source))
    }

    mutating func fail(_ failure: Failure) {
        let graph = _viewGraph
        if !graph.failures.contains(failure) { graph.failures.append(failure) }
    }
}

extension ViewGraph {
    nonisolated fileprivate func note(_ approximation: Approximation) {
        if knownApproximations.insert(approximation).inserted { approximations.append(approximation) }
    }

    /// Records that something is not drawn as iOS draws it, for actions that run after layout.
    public func _approximate(_ api: StaticString, _ note: StaticString, _ fileID: StaticString, _ line: UInt) {
        self.note(Approximation(api: "\(api)", note: "\(note)", source: SourceLine(fileID: "\(fileID)", line: Int(line))))
    }
}
