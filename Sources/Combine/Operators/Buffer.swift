extension Publishers {
    /// How values are fetched into a buffer.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// As many as fit, and one more for each that is delivered.
        case keepFull
        /// As they come, without limit.
        case byRequest
    }

    /// What happens when a buffer is full.
    public enum BufferingStrategy<Failure: Error> {
        /// The value that came is dropped.
        case dropNewest
        /// The value that waited longest is dropped.
        case dropOldest
        /// The values end with an error.
        case customError(() -> Failure)
    }

    /// Keeps values until they are asked for.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many values may wait.
        public let size: Int
        /// How values are fetched.
        public let prefetch: PrefetchStrategy
        /// What happens when the buffer is full.
        public let whenFull: BufferingStrategy<Failure>

        public init(upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let (size, whenFull) = (size, whenFull)
            let isKeptFull = prefetch == .keepFull
            let stage = Stage<S, Output, Failure>(
                subscriber, demand: .atStart(isKeptFull ? .max(size) : .unlimited))
            let outlet = stage.outlet
            stage.onValue = { [unowned stage] value in
                guard outlet.count >= size else {
                    return outlet.send(value, onDelivery: isKeptFull ? { [weak stage] in stage?.ask(for: .max(1)) } : nil)
                }
                switch whenFull {
                case .dropNewest: break
                case .dropOldest:
                    outlet.dropOldest()
                    outlet.send(value)
                case .customError(let error):
                    stage.stop()
                    outlet.finish(.failure(error()))
                }
            }
            stage.onEnd = { outlet.finish($0) }
            upstream.subscribe(stage)
        }
    }
}

extension Publisher {
    /// Keeps up to `size` values until they are asked for.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
