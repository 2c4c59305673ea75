import Foundation

/// The values of a publisher that cannot fail, one after another.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    /// The values of `publisher`.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator {
        let inlet = AsyncInlet<P.Output, Never>()
        publisher.subscribe(inlet)
        return Iterator(inlet: inlet, stop: AnyCancellable(inlet.stop))
    }

    /// Waits for one value after another.
    public struct Iterator: AsyncIteratorProtocol {
        let inlet: AsyncInlet<P.Output, Never>
        /// Stops the values when the loop is left.
        let stop: AnyCancellable

        /// The next value, or nil at the end.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> P.Output? {
            guard case .success(let value) = await inlet.next(isolation: actor) else { return nil }
            return value
        }

        /// The next value, or nil at the end.
        public mutating func next() async -> P.Output? {
            await next(isolation: nil)
        }
    }
}

/// The values of a publisher that may fail, one after another.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    /// The values of `publisher`.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator {
        let inlet = AsyncInlet<P.Output, P.Failure>()
        publisher.subscribe(inlet)
        return Iterator(inlet: inlet, stop: AnyCancellable(inlet.stop))
    }

    /// Waits for one value after another.
    public struct Iterator: AsyncIteratorProtocol {
        let inlet: AsyncInlet<P.Output, P.Failure>
        /// Stops the values when the loop is left.
        let stop: AnyCancellable

        /// The next value, nil at the end, or the error with which the values ended.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> P.Output? {
            try await inlet.next(isolation: actor).get()
        }

        /// The next value, nil at the end, or the error with which the values ended.
        public mutating func next() async throws -> P.Output? {
            try await next(isolation: nil)
        }
    }
}

extension Publisher where Failure == Never {
    /// The values, for a `for await` loop.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, for a `for try await` loop.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
    /// The value, waited for.
    public final var value: Output {
        get async {
            for await value in AsyncPublisher(self) { return value }
            fatalError("A future that cannot fail ends with a value")
        }
    }
}

extension Future {
    /// The value, waited for, or the error.
    public final var value: Output {
        get async throws {
            for try await value in AsyncThrowingPublisher(self) { return value }
            fatalError("A future ends with a value or an error")
        }
    }
}
