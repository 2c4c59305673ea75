import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSession {
    /// Loads the data of a request for each subscriber.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session that loads it.
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// With a standing clock nothing is loaded: the publisher fails at once with `notConnectedToInternet`, because what
        /// the network answers is not the same on every run.
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, S.Input == Output {
            guard _VirtualTime.current == nil else {
                return Fail<Output, URLError>(error: URLError(.notConnectedToInternet)).receive(subscriber: subscriber)
            }
            let (session, request) = (session, request)
            let stage = Stage<S, Output, URLError>(subscriber, demand: .atStart(.unlimited))
            let outlet = stage.outlet
            stage.onValue = { outlet.send($0) }
            stage.onEnd = { outlet.finish($0) }
            Deferred { Self.load(request, session: session) }.subscribe(stage)
        }

        private static func load(_ request: URLRequest, session: URLSession) -> some Publisher<Output, URLError> {
            var keep: Future<Output, URLError>.Promise = { _ in }
            let future = Future<Output, URLError> { keep = $0 }
            nonisolated(unsafe) let promise = keep
            let task = session.dataTask(with: request) { data, response, error in
                if let data, let response, error == nil {
                    promise(.success((data, response)))
                } else {
                    promise(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            task.resume()
            return future.handleEvents(receiveCancel: { task.cancel() })
        }
    }

    /// A publisher of what `url` answers.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// A publisher of what `request` is answered with.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}
