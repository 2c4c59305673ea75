import Foundation

/// An action that a standing clock runs again and again, until it is cancelled.
final class VirtualRepetition: Cancellable {
    private let time: _VirtualTime
    private let interval: Int64
    private let action: () -> Void
    private var next: (any Cancellable)?
    private var isCancelled = false

    /// Runs `action` first after `delay` nanoseconds, then every `interval` nanoseconds, at least one.
    init(time: _VirtualTime, delay: Int64, interval: Int64, action: @escaping () -> Void) {
        self.time = time
        self.interval = max(1, interval)
        self.action = action
        plan(after: delay)
    }

    func cancel() {
        isCancelled = true
        next?.cancel()
        next = nil
    }

    private func plan(after delay: Int64) {
        next = time.cancellableEntry(afterNanoseconds: delay, isRepeating: true) { [self] in
            action()
            if !isCancelled { plan(after: interval) }
        }
    }
}
