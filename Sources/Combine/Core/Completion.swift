extension Subscribers {
    /// How the values of a publisher ended.
    public enum Completion<Failure: Error> {
        /// All values were sent.
        case finished

        /// The publisher ended with an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
    /// The same ending with another kind of error.
    func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }

    /// The same ending with its error as `any Error`.
    var erased: Subscribers.Completion<any Error> { mapError { $0 } }
}
