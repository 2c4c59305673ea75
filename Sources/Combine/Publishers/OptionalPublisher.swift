extension Optional {
    /// Sends the value if there is one, then finishes.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value, or nil.
        public let output: Wrapped?

        /// A publisher of a value, or of none.
        public init(_ output: Wrapped?) {
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Wrapped == S.Input, S.Failure == Never {
            if let output {
                Just(output).receive(subscriber: subscriber)
            } else {
                Empty<Wrapped, Never>().receive(subscriber: subscriber)
            }
        }
    }

    /// A publisher of the value, if there is one.
    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// Sends the value, or ends with the error.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        /// The value or the error.
        public let result: Result<Success, Failure>

        /// A publisher of a result.
        public init(_ result: Result<Success, Failure>) {
            self.result = result
        }

        /// A publisher of a value.
        public init(_ output: Success) {
            result = .success(output)
        }

        /// A publisher that fails.
        public init(_ failure: Failure) {
            result = .failure(failure)
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Success == S.Input, Failure == S.Failure {
            switch result {
            case .success(let value):
                subscriber.receive(subscription: SingleSubscription(value, downstream: subscriber))
            case .failure(let error): Fail<Success, Failure>(error: error).receive(subscriber: subscriber)
            }
        }
    }

    /// A publisher of the value or the error.
    public var publisher: Publisher { Publisher(self) }
}
