/// Sends recorded values and a recorded end to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// The record.
    public let recording: Recording

    /// A publisher of a record that `record` writes.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// A publisher of a record.
    public init(recording: Recording) {
        self.recording = recording
    }

    /// A publisher of these values and this end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        let (output, completion) = (recording.output, recording.completion)
        let chain = Chain(subscriber)
        chain.follow(Publishers.Sequence<[Output], Failure>(sequence: output)) { _ in chain.finish(completion) }
    }

    /// Values and an end.
    public struct Recording {
        /// The values.
        public private(set) var output: [Output]
        /// The end.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var isComplete = false

        /// An empty record that finishes.
        public init() {
            output = []
            completion = .finished
        }

        /// A record of these values and this end.
        public init(output: [Output], completion: Subscribers.Completion<Failure>) {
            self.output = output
            self.completion = completion
            isComplete = true
        }

        /// Adds a value. After the end this is a mistake and traps.
        public mutating func receive(_ input: Output) {
            precondition(!isComplete, "Receive values before completion")
            output.append(input)
        }

        /// Sets the end. A second end is a mistake and traps.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isComplete, "A record ends only once")
            isComplete = true
            self.completion = completion
        }
    }
}
