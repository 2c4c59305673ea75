import Foundation

/// Tells one subscriber or subscription from another.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let counter = Counter()

    private let value: UInt

    /// A new identifier that equals no other.
    public init() {
        value = Self.counter.next()
    }

    /// The identifier of an object, the same for as long as the object lives.
    public init(_ object: AnyObject) {
        value = UInt(bitPattern: ObjectIdentifier(object))
    }

    /// The identifier as text, for logs. Not the same from run to run.
    public var description: String { "0x" + String(value, radix: 16) }

    /// Hands out numbers from 1.
    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var last: UInt = 0

        func next() -> UInt {
            lock.withLock {
                last += 1
                return last
            }
        }
    }
}

/// A type that has a `CombineIdentifier`. Classes have one without writing it.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier of this value.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
