extension Publishers {
    /// Sends a value when no other has come for a while.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How long it must be quiet.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// How the scheduler runs the delivery.
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// A value that still waits when the values end is dropped, as Combine does.
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let (scheduler, dueTime, options) = (scheduler, dueTime, options)
            let stage = Stage<S, Output, Failure>(subscriber, demand: .atStart(.unlimited))
            let (lock, outlet) = (stage.lock, stage.outlet)
            var turn = 0
            stage.onValue = { value in
                let mine = lock.withLock {
                    turn += 1
                    return turn
                }
                scheduler.schedule(
                    after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
                ) {
                    if lock.withLock({ turn == mine }) { outlet.send(value, keepingLatest: true) }
                }
            }
            stage.onEnd = { [unowned stage] completion in
                lock.withLock { turn += 1 }
                stage.hand(completion, to: scheduler, options: options)
            }
            upstream.subscribe(stage)
        }
    }
}

extension Publisher {
    /// Sends a value when no other has come for `dueTime`.
    public func debounce<S>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> where S: Scheduler {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
