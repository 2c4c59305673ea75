import Foundation

/// Something that can be stopped.
public protocol Cancellable {
    /// Stops it. Stopping twice does no harm.
    func cancel()
}

extension Cancellable {
    /// Keeps this in a collection that holds it alive.
    public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Keeps this in a set that holds it alive.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}

/// Stops what it stands for when it is cancelled or released.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Runs `cancel` once, at the first cancellation or when the object is released.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Cancels `canceller` when this is cancelled or released.
    public init<C>(_ canceller: C) where C: Cancellable {
        action = canceller.cancel
    }

    deinit {
        action?()
    }

    /// Stops it, once.
    public func cancel() {
        let action = lock.withLock {
            let action = self.action
            self.action = nil
            return action
        }
        action?()
    }

    /// Keeps this in a collection that holds it alive.
    public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this in a set that holds it alive.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension AnyCancellable: @unchecked Sendable {}
