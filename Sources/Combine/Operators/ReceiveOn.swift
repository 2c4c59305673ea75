extension Publishers {
    /// Delivers values and the end on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The scheduler.
        public let scheduler: Context
        /// How the scheduler runs the delivery.
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let (scheduler, options) = (scheduler, options)
            let stage = Stage<S, Output, Failure>(subscriber, demand: .asAsked)
            stage.onValue = { [unowned stage] in stage.hand($0, to: scheduler, options: options) }
            stage.onEnd = { [unowned stage] in stage.hand($0, to: scheduler, options: options) }
            upstream.subscribe(stage)
        }
    }

    /// Subscribes, requests and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The scheduler.
        public let scheduler: Context
        /// How the scheduler runs the work.
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let (upstream, scheduler, options) = (upstream, scheduler, options)
            let link = Link(downstream: subscriber, scheduler: scheduler, options: options)
            scheduler.schedule(options: options) { upstream.subscribe(link) }
        }

        /// Passes values on and moves requests and the cancellation to the scheduler.
        private struct Link<S: Subscriber>: Subscriber where S.Input == Output, S.Failure == Failure {
            typealias Input = Output

            let downstream: S
            let scheduler: Context
            let options: Context.SchedulerOptions?
            let combineIdentifier = CombineIdentifier()

            func receive(subscription: any Subscription) {
                downstream.receive(subscription: Moved(subscription: subscription, scheduler: scheduler, options: options))
            }

            func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }
            func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
        }

        /// A subscription whose calls happen on the scheduler.
        private final class Moved: Subscription {
            private let subscription: any Subscription
            private let scheduler: Context
            private let options: Context.SchedulerOptions?

            init(subscription: any Subscription, scheduler: Context, options: Context.SchedulerOptions?) {
                self.subscription = subscription
                self.scheduler = scheduler
                self.options = options
            }

            func request(_ demand: Subscribers.Demand) {
                let subscription = subscription
                scheduler.schedule(options: options) { subscription.request(demand) }
            }

            func cancel() {
                let subscription = subscription
                scheduler.schedule(options: options) { subscription.cancel() }
            }
        }
    }
}

extension Publisher {
    /// Delivers values and the end on a scheduler.
    public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S>
    where S: Scheduler {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes, requests and cancels on a scheduler.
    public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
    where S: Scheduler {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
