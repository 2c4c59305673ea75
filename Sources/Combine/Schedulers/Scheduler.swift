/// Something that runs actions now or later.
public protocol Scheduler<SchedulerTimeType> {
    /// The kind of time it counts in.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    /// What can be said about how an action is run.
    associatedtype SchedulerOptions

    /// The present moment.
    var now: SchedulerTimeType { get }

    /// The least tolerance that it allows.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs an action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs an action at a time.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)

    /// Runs an action at a time and again after each interval, until the result is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs an action as soon as possible.
    public func schedule(_ action: @escaping () -> Void) {
        schedule(options: nil, action)
    }

    /// Runs an action at a time.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs an action at a time and again after each interval, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action at a time and again after each interval, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// A span of time that can be made from common units.
public protocol SchedulerTimeIntervalConvertible {
    /// That many seconds.
    static func seconds(_ s: Int) -> Self
    /// That many seconds.
    static func seconds(_ s: Double) -> Self
    /// That many thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self
    /// That many millionths of a second.
    static func microseconds(_ us: Int) -> Self
    /// That many billionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}
