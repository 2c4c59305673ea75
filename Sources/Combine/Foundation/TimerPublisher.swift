import Foundation

extension Timer {
    /// Sends the date again and again.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The time between two dates, in seconds.
        public let interval: TimeInterval
        /// How exact the time is, in seconds.
        public let tolerance: TimeInterval?
        /// The run loop.
        public let runLoop: RunLoop
        /// The mode of the run loop.
        public let mode: RunLoop.Mode
        /// How the run loop runs it.
        public let options: RunLoop.SchedulerOptions?

        private let subject = PassthroughSubject<Date, Never>()

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
            subject.subscribe(subscriber)
        }

        /// Starts the timer. With a standing clock it counts that clock's time and sends that clock's date.
        public func connect() -> any Cancellable {
            let subject = subject
            if let time = _VirtualTime.current {
                let nanoseconds = _VirtualTime.nanoseconds(interval)
                return AnyCancellable(
                    VirtualRepetition(time: time, delay: nanoseconds, interval: nanoseconds) { subject.send(time.date) })
            }
            let timer = Timer(timeInterval: interval, repeats: true) { subject.send($0.fireDate) }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }

    /// A publisher of the date every `interval` seconds, which starts when it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}
