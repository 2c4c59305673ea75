extension Publishers {
    /// When gathered values are sent.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// After each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// After each interval, and as soon as there are enough.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Sends the values of each interval as one array.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// When the values are sent.
        public let strategy: TimeGroupingStrategy<Context>
        /// How the scheduler runs the delivery.
        public let options: Context.SchedulerOptions?

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, S.Input == Output {
            let stage = Stage<S, Upstream.Output, Failure>(subscriber, demand: .atStart(.unlimited))
            let (lock, outlet) = (stage.lock, stage.outlet)
            var values: Output = []
            func flush() {
                let full = lock.withLock {
                    let full = values
                    values = []
                    return full
                }
                if !full.isEmpty { outlet.send(full) }
            }
            let (scheduler, interval, limit) = parts
            let clock = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
                options: options, flush)
            stage.onStop = clock.cancel
            stage.onValue = { value in
                let isFull = lock.withLock {
                    values.append(value)
                    return values.count == limit
                }
                if isFull { flush() }
            }
            stage.onEnd = { completion in
                clock.cancel()
                if case .finished = completion { flush() }
                outlet.finish(completion)
            }
            upstream.subscribe(stage)
        }

        private var parts: (scheduler: Context, interval: Context.SchedulerTimeType.Stride, limit: Int?) {
            switch strategy {
            case .byTime(let scheduler, let interval): (scheduler, interval, nil)
            case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
            }
        }
    }
}

extension Publisher {
    /// Sends the values of each interval as one array; none for an interval without values.
    public func collect<S>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
