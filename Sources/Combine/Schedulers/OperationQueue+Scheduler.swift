import Foundation

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = _DateSchedulerTime

    /// There is nothing to say about how an operation queue runs an action.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { .now }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let time = _VirtualTime.current { return time.schedule(afterNanoseconds: 0, action) }
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if let time = _VirtualTime.current { return time.schedule(afterNanoseconds: date.nanosecondsFromNow, action) }
        nonisolated(unsafe) let action = action
        let delay = DispatchTime.now() + max(0, date.date.timeIntervalSinceNow)
        DispatchQueue.global().asyncAfter(deadline: delay) { self.addOperation { action() } }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let time = _VirtualTime.current {
            return AnyCancellable(
                VirtualRepetition(
                    time: time, delay: date.nanosecondsFromNow, interval: _VirtualTime.nanoseconds(interval.timeInterval),
                    action: action))
        }
        nonisolated(unsafe) let action = action
        let source = DispatchSource.makeTimerSource(queue: .global())
        source.schedule(
            deadline: .now() + max(0, date.date.timeIntervalSinceNow), repeating: interval.timeInterval,
            leeway: .nanoseconds(Int(_VirtualTime.nanoseconds(max(0, tolerance.timeInterval)))))
        source.setEventHandler { self.addOperation { action() } }
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}
