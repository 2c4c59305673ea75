extension Publishers {
    /// Goes on with another publisher after an error.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What gives the other publisher.
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let handler = handler
            let chain = Chain(subscriber)
            chain.follow(upstream) { completion in
                guard case .failure(let error) = completion else { return chain.finish(.finished) }
                chain.follow(handler(error)) { chain.finish($0) }
            }
        }
    }

    /// Goes on with another publisher after an error, or ends with another error.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// What gives the other publisher.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == any Error {
            let handler = handler
            let chain = Chain(subscriber)
            chain.follow(upstream) { completion in
                guard case .failure(let error) = completion else { return chain.finish(.finished) }
                do {
                    chain.follow(try handler(error)) { chain.finish($0.erased) }
                } catch {
                    chain.finish(.failure(error))
                }
            }
        }
    }

    /// Starts again after an error, a number of times.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many times it is started again; nil for no limit.
        public let retries: Int?

        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            Attempts(publisher: upstream, left: retries, chain: Chain(subscriber)).start()
        }

        /// The attempts of one subscriber. Started in a loop, so that errors that come at once do not pile up calls.
        private final class Attempts<S: Subscriber> where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            private let publisher: Upstream
            private let chain: Chain<S>
            private var left: Int?
            private var isStarting = false
            private var isAgain = false

            init(publisher: Upstream, left: Int?, chain: Chain<S>) {
                self.publisher = publisher
                self.left = left
                self.chain = chain
            }

            func start() {
                if isStarting {
                    isAgain = true
                    return
                }
                isStarting = true
                repeat {
                    isAgain = false
                    chain.follow(publisher) { [self] in ended($0) }
                } while isAgain
                isStarting = false
            }

            private func ended(_ completion: Subscribers.Completion<Upstream.Failure>) {
                guard case .failure = completion, left != 0 else { return chain.finish(completion) }
                left = left.map { $0 - 1 }
                start()
            }
        }
    }
}

extension Publisher {
    /// Goes on with another publisher after an error.
    public func `catch`<P>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P: Publisher, Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with another publisher after an error, or ends with the error that `handler` throws.
    public func tryCatch<P>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P: Publisher, Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Starts again after an error, up to `retries` times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
