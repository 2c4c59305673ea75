import Foundation

extension DispatchQueue: Scheduler {
    /// What can be said about how a queue runs an action.
    public struct SchedulerOptions {
        /// The importance of the work.
        public var qos: DispatchQoS
        /// How the work is run.
        public var flags: DispatchWorkItemFlags
        /// The group that the work belongs to.
        public var group: DispatchGroup?

        /// Options; each may be left out.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The uptime that a standing clock shows at its start, in nanoseconds. Not 0, which queues take for the real present.
    private static let virtualStart: UInt64 = 1_000_000_000

    public var now: SchedulerTimeType {
        guard let time = _VirtualTime.current else { return SchedulerTimeType(.now()) }
        return SchedulerTimeType(DispatchTime(uptimeNanoseconds: Self.virtualStart + UInt64(time.nanoseconds)))
    }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let time = _VirtualTime.current { return time.schedule(afterNanoseconds: 0, action) }
        nonisolated(unsafe) let action = action
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if let time = _VirtualTime.current {
            return time.schedule(afterNanoseconds: Int64(now.distance(to: date).magnitude), action)
        }
        nonisolated(unsafe) let action = action
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let time = _VirtualTime.current {
            return AnyCancellable(
                VirtualRepetition(
                    time: time, delay: Int64(now.distance(to: date).magnitude), interval: Int64(interval.magnitude),
                    action: action))
        }
        nonisolated(unsafe) let action = action
        let source = DispatchSource.makeTimerSource(queue: self)
        source.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: max(.nanoseconds(0), tolerance).timeInterval)
        source.setEventHandler { action() }
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}
