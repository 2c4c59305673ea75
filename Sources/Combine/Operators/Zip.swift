extension Publishers {
    /// Joins the first values of two publishers, then the second values, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, S.Input == Output {
            let column0 = QueueColumn<A.Output>()
            let column1 = QueueColumn<B.Output>()
            let combiner = Combiner(subscriber, columns: [column0, column1], ending: .withFirst) {
                (column0.take(), column1.take())
            }
            combiner.attach(a, to: column0) { $0.queue.append($1) }
            combiner.attach(b, to: column1) { $0.queue.append($1) }
        }
    }

    /// Joins the first values of three publishers, then the second values, and so on.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, A.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, S.Input == Output {
            let column0 = QueueColumn<A.Output>()
            let column1 = QueueColumn<B.Output>()
            let column2 = QueueColumn<C.Output>()
            let combiner = Combiner(subscriber, columns: [column0, column1, column2], ending: .withFirst) {
                (column0.take(), column1.take(), column2.take())
            }
            combiner.attach(a, to: column0) { $0.queue.append($1) }
            combiner.attach(b, to: column1) { $0.queue.append($1) }
            combiner.attach(c, to: column2) { $0.queue.append($1) }
        }
    }

    /// Joins the first values of four publishers, then the second values, and so on.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, S.Input == Output {
            let column0 = QueueColumn<A.Output>()
            let column1 = QueueColumn<B.Output>()
            let column2 = QueueColumn<C.Output>()
            let column3 = QueueColumn<D.Output>()
            let combiner = Combiner(subscriber, columns: [column0, column1, column2, column3], ending: .withFirst) {
                (column0.take(), column1.take(), column2.take(), column3.take())
            }
            combiner.attach(a, to: column0) { $0.queue.append($1) }
            combiner.attach(b, to: column1) { $0.queue.append($1) }
            combiner.attach(c, to: column2) { $0.queue.append($1) }
            combiner.attach(d, to: column3) { $0.queue.append($1) }
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Joins the values of this publisher and the others one by one.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
    where Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Sends what `transform` makes of the values, joined one by one.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
        zip(other).map { transform($0.0, $0.1) }
    }

    /// Joins the values of this publisher and the others one by one.
    public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where Failure == P.Failure, Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Sends what `transform` makes of the values, joined one by one.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Failure == P.Failure, Failure == Q.Failure {
        zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Joins the values of this publisher and the others one by one.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.Zip4<Self, P, Q, R>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Sends what `transform` makes of the values, joined one by one.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T> where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
        zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
