extension Publishers {
    /// Writes a line for everything that passes.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What each line starts with.
        public let prefix: String
        /// Where the values come from.
        public let upstream: Upstream
        /// Where the lines go; nil for standard output.
        public let stream: (any TextOutputStream)?

        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let start = prefix.isEmpty ? "" : prefix + ": "
            var stream = stream
            func write(_ line: String) {
                if stream == nil { Swift.print(start + line) } else { stream?.write(start + line + "\n") }
            }
            upstream.subscribe(
                Tap(
                    subscriber,
                    events: TapEvents(
                        onSubscription: { write("receive subscription: (\($0))") },
                        onOutput: { write("receive value: (\($0))") },
                        onCompletion: { completion in
                            switch completion {
                            case .finished: write("receive finished")
                            case .failure(let error): write("receive error: (\(error))")
                            }
                        },
                        onCancel: { write("receive cancel") },
                        onRequest: { write("request \($0)") })))
        }
    }

    /// Stops in the debugger when something passes that a test names.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether to stop at the subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// Whether to stop at a value.
        public let receiveOutput: ((Output) -> Bool)?
        /// Whether to stop at the end.
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

        /// There is no debugger in a preview process, so the tests run and their answers change nothing.
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let (onSubscription, onOutput, onCompletion) = (receiveSubscription, receiveOutput, receiveCompletion)
            upstream.subscribe(
                Tap(
                    subscriber,
                    events: TapEvents(
                        onSubscription: { _ = onSubscription?($0) }, onOutput: { _ = onOutput?($0) },
                        onCompletion: { _ = onCompletion?($0) })))
        }
    }
}

extension Publisher {
    /// Writes a line for everything that passes.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }

    /// Stops in the debugger when a test says so. Without a debugger it does nothing.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Stops in the debugger at an error. Without a debugger it does nothing.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint { _ in false }
    }
}
