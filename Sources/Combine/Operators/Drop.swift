extension Publishers {
    /// Drops the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many values are dropped.
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var left = count
            upstream.subscribe(
                Relay(subscriber) { input in
                    guard left > 0 else { return .send(input) }
                    left -= 1
                    return .skip
                })
        }
    }

    /// Drops values for as long as they pass a test.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let predicate = predicate
            var isDropping = true
            upstream.subscribe(
                Relay(subscriber) { input in
                    if isDropping { isDropping = predicate(input) }
                    return isDropping ? .skip : .send(input)
                })
        }
    }

    /// Drops values for as long as they pass a test, or ends with an error.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Output) throws -> Bool

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == any Error {
            let predicate = predicate
            var isDropping = true
            upstream.subscribe(
                Relay(
                    subscriber,
                    throwing: { input in
                        if isDropping { isDropping = try predicate(input) }
                        return isDropping ? .skip : .send(input)
                    }))
        }
    }
}

extension Publisher {
    /// Drops the first values, one if no number is given.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "The number of values to drop cannot be negative")
        return Publishers.Drop(upstream: self, count: count)
    }

    /// Drops values for as long as they pass a test.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Drops values for as long as they pass a test, or ends with the error that the test throws.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
