import Foundation

/// The calls of a queue that wait, in the form that files write most. They are preferred over the queue's own because they have
/// fewer parameters, and put the work on the standing clock when there is one on this thread. Work items always run in real time.
extension DispatchQueue {
    /// Runs work soon.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        if let time = _VirtualTime.current { return time.schedule(afterNanoseconds: 0, work) }
        async(group: nil, execute: work)
    }

    /// Runs work at a time.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
        if let time = _VirtualTime.current { return time.schedule(afterNanoseconds: deadline.nanosecondsFromNow, work) }
        asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
}

extension DispatchTime {
    /// Nanoseconds from the present uptime of the host to this one, up to the next 5 ms: the host's clock moved on between the
    /// moment at which the caller took the time and this one, and the same call must wait equally long on every run.
    fileprivate var nanosecondsFromNow: Int64 {
        let (now, grid) = (DispatchTime.now().uptimeNanoseconds, UInt64(5_000_000))
        guard uptimeNanoseconds > now else { return 0 }
        return Int64(clamping: (uptimeNanoseconds - now + grid - 1) / grid * grid)
    }
}
