extension Publishers {
    /// Sends, for each value, the time since the one before it.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The scheduler whose time is measured.
        public let scheduler: Context

        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, S.Input == Output {
            let scheduler = scheduler
            var last = scheduler.now
            upstream.subscribe(
                Relay<S, Upstream.Output, Failure>(subscriber) { _ in
                    let now = scheduler.now
                    defer { last = now }
                    return .send(last.distance(to: now))
                })
        }
    }
}

extension Publisher {
    /// Sends, for each value, the time since the one before it, or since the subscription.
    public func measureInterval<S>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> where S: Scheduler {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
