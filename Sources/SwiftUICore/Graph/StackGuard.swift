import CStack

/// Room for deep views, and where it ends.
enum StackGuard {
    /// The lowest address that evaluation on this thread may reach. A quarter of the stack is left for layout and drawing,
    /// which take less a level than evaluation.
    static func limit() -> UInt {
        var local = 0
        let here = withUnsafePointer(to: &local) { UInt(bitPattern: $0) }
        let lowest = UInt(stack_lowest_address())
        return here > lowest ? here - (here - lowest) / 4 * 3 : here
    }
}
