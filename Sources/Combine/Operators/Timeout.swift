extension Publishers {
    /// Ends the values when none has come for a while.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How long it may be quiet.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// How the scheduler runs the delivery.
        public let options: Context.SchedulerOptions?
        /// What makes the error with which the values end; without it they finish.
        public let customError: (() -> Failure)?

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let (scheduler, interval, options, customError) = (scheduler, interval, options, customError)
            let stage = Stage<S, Output, Failure>(subscriber, demand: .asAsked)
            let (lock, outlet) = (stage.lock, stage.outlet)
            var turn = 0
            func startAgain() {
                let mine = lock.withLock {
                    turn += 1
                    return turn
                }
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
                ) { [weak stage] in
                    guard let stage, !outlet.isOver, lock.withLock({ turn == mine }) else { return }
                    stage.stop()
                    outlet.finish(customError.map { .failure($0()) } ?? .finished)
                }
            }
            stage.onValue = { [unowned stage] value in
                startAgain()
                stage.hand(value, to: scheduler, options: options)
            }
            stage.onEnd = { [unowned stage] completion in
                lock.withLock { turn += 1 }
                stage.hand(completion, to: scheduler, options: options)
            }
            startAgain()
            upstream.subscribe(stage)
        }
    }
}

extension Publisher {
    /// Ends the values when none has come for `interval`: with `customError`, or by finishing.
    public func timeout<S>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> where S: Scheduler {
        Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
