extension Publishers {
    /// Delivers values and the end later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How much later.
        public let interval: Context.SchedulerTimeType.Stride
        /// How exact the time is.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// How the scheduler runs the delivery.
        public let options: Context.SchedulerOptions?

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let (scheduler, interval, tolerance, options) = (scheduler, interval, tolerance, options)
            let stage = Stage<S, Output, Failure>(subscriber, demand: .asAsked)
            func later(_ action: @escaping () -> Void) {
                scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
            }
            stage.onValue = { [unowned stage] value in later { [outlet = stage.outlet] in outlet.send(value) } }
            stage.onEnd = { [unowned stage] completion in later { [outlet = stage.outlet] in outlet.finish(completion) } }
            upstream.subscribe(stage)
        }
    }
}

extension Publisher {
    /// Delivers values and the end later, by `interval`.
    public func delay<S>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> where S: Scheduler {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
            options: options)
    }
}
