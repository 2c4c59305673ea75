import Foundation

/// Turns values into another form as a whole.
public protocol TopLevelEncoder {
    /// The other form.
    associatedtype Output

    /// The other form of a value.
    func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}

/// Makes values of another form as a whole.
public protocol TopLevelDecoder {
    /// The other form.
    associatedtype Input

    /// The value of the other form.
    func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publishers {
    /// Encodes each value.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        public typealias Failure = any Error
        public typealias Output = Coder.Output

        /// Where the values come from.
        public let upstream: Upstream
        private let encoder: Coder

        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Coder.Output == S.Input, S.Failure == any Error {
            let encoder = encoder
            upstream.subscribe(Relay(subscriber, throwing: { .send(try encoder.encode($0)) }))
        }
    }

    /// Decodes each value.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        private let decoder: Coder

        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == any Error {
            let decoder = decoder
            upstream.subscribe(Relay(subscriber, throwing: { .send(try decoder.decode(Output.self, from: $0)) }))
        }
    }
}

extension Publisher where Output: Encodable {
    /// Encodes each value, or ends with the error of the encoder.
    public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}

extension Publisher {
    /// Decodes each value, or ends with the error of the decoder.
    public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
    where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
