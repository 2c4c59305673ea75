import Observation

extension _Graph {
    /// Reads values that may change (a binding of a control) while nodes are made: the view around is evaluated again when they do.
    public func _read<T>(_ body: () -> T) -> T {
        var current: _Record? = record.takeUnretainedValue()
        while let this = current, !(this is EvaluatedRecord) { current = this.parent }
        guard let reader = current as? EvaluatedRecord else { return body() }
        let outer = ViewGraph.current
        ViewGraph.current = reader
        defer { ViewGraph.current = outer }
        let observer = RecordObserver(reader)
        return withObservationTracking(body) { observer.invalidate() }
    }
}
