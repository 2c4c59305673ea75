extension Publishers {
    /// Sends whether one of the values equals another.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The value that is looked for.
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, Failure == S.Failure {
            let output = output
            ContainsWhere(upstream: upstream) { $0 == output }.receive(subscriber: subscriber)
        }
    }

    /// Sends whether one of the values passes a test.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, Failure == S.Failure {
            let predicate = predicate
            var isFound = false
            upstream.subscribe(
                Fold(
                    subscriber,
                    step: { input in
                        isFound = predicate(input)
                        return isFound ? .done : .more
                    }, result: { isFound }))
        }
    }

    /// Sends whether one of the values passes a test, or ends with an error.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) throws -> Bool

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == any Error {
            let predicate = predicate
            var isFound = false
            upstream.subscribe(
                Fold(
                    subscriber,
                    throwing: { input in
                        isFound = try predicate(input)
                        return isFound ? .done : .more
                    }, result: { isFound }))
        }
    }

    /// Sends whether all values pass a test.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, Failure == S.Failure {
            let predicate = predicate
            var areAll = true
            upstream.subscribe(
                Fold(
                    subscriber,
                    step: { input in
                        areAll = predicate(input)
                        return areAll ? .more : .done
                    }, result: { areAll }))
        }
    }

    /// Sends whether all values pass a test, or ends with an error.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) throws -> Bool

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == any Error {
            let predicate = predicate
            var areAll = true
            upstream.subscribe(
                Fold(
                    subscriber,
                    throwing: { input in
                        areAll = try predicate(input)
                        return areAll ? .more : .done
                    }, result: { areAll }))
        }
    }
}

extension Publisher where Output: Equatable {
    /// Sends whether one of the values equals `output`, as soon as it is known.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Sends whether one of the values passes a test, as soon as it is known.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether one of the values passes a test, or ends with the error that the test throws.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether all values pass a test, as soon as it is known.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Sends whether all values pass a test, or ends with the error that the test throws.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
