import Foundation

extension Publishers {
    /// Sends at most one value in each interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// Whether the last value of an interval is sent, or the first.
        public let latest: Bool

        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let stage = Stage<S, Output, Failure>(subscriber, demand: .atStart(.unlimited))
            let valve = Valve(outlet: stage.outlet, interval: interval, scheduler: scheduler, latest: latest)
            stage.onValue = { valve.take($0) }
            stage.onEnd = { valve.end($0) }
            upstream.subscribe(stage)
        }

        /// Holds back the values of one interval.
        private final class Valve<S: Subscriber> where S.Input == Output, S.Failure == Failure {
            private let lock = NSRecursiveLock()
            private let outlet: Outlet<S>
            private let interval: Context.SchedulerTimeType.Stride
            private let scheduler: Context
            private let latest: Bool
            private var lastSent: Context.SchedulerTimeType?
            private var held: Output?
            private var isPlanned = false
            private var completion: Subscribers.Completion<Failure>?

            init(outlet: Outlet<S>, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
                self.outlet = outlet
                self.interval = interval
                self.scheduler = scheduler
                self.latest = latest
            }

            func take(_ value: Output) {
                lock.lock()
                if latest || held == nil { held = value }
                let isNew = !isPlanned
                isPlanned = true
                let due = lastSent?.advanced(by: interval)
                lock.unlock()
                guard isNew else { return }
                if let due, due > scheduler.now {
                    scheduler.schedule(after: due) { self.release() }
                } else {
                    scheduler.schedule { self.release() }
                }
            }

            func end(_ completion: Subscribers.Completion<Failure>) {
                lock.lock()
                self.completion = completion
                let isPlanned = self.isPlanned
                lock.unlock()
                if !isPlanned { scheduler.schedule { [outlet] in outlet.finish(completion) } }
            }

            private func release() {
                let now = scheduler.now
                lock.lock()
                let value = held
                let completion = self.completion
                held = nil
                isPlanned = false
                lastSent = now
                lock.unlock()
                if let value { outlet.send(value, keepingLatest: latest) }
                if let completion { outlet.finish(completion) }
            }
        }
    }
}

extension Publisher {
    /// Sends at most one value in each interval: the last that came in it, or the first.
    public func throttle<S>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> where S: Scheduler {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
