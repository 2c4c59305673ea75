extension Publishers {
    /// Sends the values of any number of publishers of one kind as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Merges the publishers of a list.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Merges the publishers of a sequence.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let merger = Merger(subscriber)
            subscriber.receive(subscription: merger)
            for publisher in publishers { merger.add(publisher) }
            merger.seal()
        }

        /// One more publisher beside these.
        public func merge(with other: Upstream) -> MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }
    }
}

extension Publisher {
    /// Sends the values of this publisher and another of the same kind as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(self, other)
    }

    /// Sends the values of this publisher and the others as they come.
    public func merge<B: Publisher>(
        with other: B
    ) -> Publishers.Merge<Self, B>
    where
        Output == B.Output, Failure == B.Failure
    {
        Publishers.Merge(self, other)
    }

    /// Sends the values of this publisher and the others as they come.
    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where
        Output == B.Output, Failure == B.Failure,
        Output == C.Output, Failure == C.Failure
    {
        Publishers.Merge3(self, b, c)
    }

    /// Sends the values of this publisher and the others as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        Output == B.Output, Failure == B.Failure,
        Output == C.Output, Failure == C.Failure,
        Output == D.Output, Failure == D.Failure
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// Sends the values of this publisher and the others as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        Output == B.Output, Failure == B.Failure,
        Output == C.Output, Failure == C.Failure,
        Output == D.Output, Failure == D.Failure,
        Output == E.Output, Failure == E.Failure
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Sends the values of this publisher and the others as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        Output == B.Output, Failure == B.Failure,
        Output == C.Output, Failure == C.Failure,
        Output == D.Output, Failure == D.Failure,
        Output == E.Output, Failure == E.Failure,
        Output == F.Output, Failure == F.Failure
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Sends the values of this publisher and the others as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        Output == B.Output, Failure == B.Failure,
        Output == C.Output, Failure == C.Failure,
        Output == D.Output, Failure == D.Failure,
        Output == E.Output, Failure == E.Failure,
        Output == F.Output, Failure == F.Failure,
        Output == G.Output, Failure == G.Failure
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Sends the values of this publisher and the others as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        Output == B.Output, Failure == B.Failure,
        Output == C.Output, Failure == C.Failure,
        Output == D.Output, Failure == D.Failure,
        Output == E.Output, Failure == E.Failure,
        Output == F.Output, Failure == F.Failure,
        Output == G.Output, Failure == G.Failure,
        Output == H.Output, Failure == H.Failure
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}
