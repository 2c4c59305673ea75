import Foundation

extension _VirtualTime {
    private static let slot: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { Unmanaged<AnyObject>.fromOpaque($0.unsafelyUnwrapped).release() }
        precondition(status == 0, "No thread-specific storage is left")
        return key
    }()

    /// The clock that is installed on this thread, or nil when real time counts.
    public static var current: _VirtualTime? {
        guard let held = pthread_getspecific(slot) else { return nil }
        return Unmanaged<_VirtualTime>.fromOpaque(held).takeUnretainedValue()
    }

    /// Puts a clock in place on this thread, or takes it away with nil. Returns the one that was there.
    @discardableResult
    public static func install(_ time: _VirtualTime?) -> _VirtualTime? {
        let old = pthread_getspecific(slot).map { Unmanaged<_VirtualTime>.fromOpaque($0).takeRetainedValue() }
        pthread_setspecific(slot, time.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) })
        return old
    }

    /// Runs `body` with a clock in place on this thread.
    public static func with<Result>(_ time: _VirtualTime, _ body: (_VirtualTime) throws -> Result) rethrows -> Result {
        let old = install(time)
        defer { install(old) }
        return try body(time)
    }
}
