import Foundation

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = _DateSchedulerTime

    /// There is nothing to say about how a run loop runs an action.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { .now }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let time = _VirtualTime.current { return time.schedule(afterNanoseconds: 0, action) }
        nonisolated(unsafe) let action = action
        perform { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if let time = _VirtualTime.current { return time.schedule(afterNanoseconds: date.nanosecondsFromNow, action) }
        add(Self.timer(at: date, interval: nil, tolerance: tolerance, action), forMode: .common)
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
        let timer = Self.timer(at: date, interval: interval, tolerance: tolerance, action)
        add(timer, forMode: .common)
        return AnyCancellable { timer.invalidate() }
    }

    private static func timer(
        at date: SchedulerTimeType, interval: SchedulerTimeType.Stride?, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> Timer {
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil) { _ in action() }
        timer.tolerance = max(0, tolerance.timeInterval)
        return timer
    }
}
