import Foundation

extension DispatchQueue {
    /// A moment as queues count it.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment.
        public var dispatchTime: DispatchTime

        /// A moment.
        public init(_ time: DispatchTime) {
            dispatchTime = time
        }

        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (here, there) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return there >= here ? .nanoseconds(Int(clamping: there - here)) : .nanoseconds(-Int(clamping: here - there))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            let here = dispatchTime.uptimeNanoseconds
            let span = UInt64(n.magnitude.magnitude)
            let moved = n.magnitude < 0 ? here.subtractingReportingOverflow(span) : here.addingReportingOverflow(span)
            let limit: UInt64 = n.magnitude < 0 ? 0 : .max
            return SchedulerTimeType(DispatchTime(uptimeNanoseconds: moved.overflow ? limit : moved.partialValue))
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(dispatchTime.uptimeNanoseconds)
        }

        /// A span of time in whole nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable,
            Codable, Sendable
        {
            /// The span in nanoseconds, with its sign.
            public var magnitude: Int

            /// The span as queues take it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// The span of a queue's interval. Forever is the longest span there is.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let count): self = .seconds(count)
                case .milliseconds(let count): self = .milliseconds(count)
                case .microseconds(let count): self = .microseconds(count)
                case .nanoseconds(let count): self = .nanoseconds(count)
                case .never: self = .nanoseconds(.max)
                @unknown default: self = .nanoseconds(.max)
                }
            }

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            /// Seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// Seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// Nanoseconds.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude * rhs.magnitude) }
            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude + rhs.magnitude) }
            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude - rhs.magnitude) }
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

            public static func seconds(_ s: Int) -> Stride { scaled(s, by: 1_000_000_000) }
            public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: Int(_VirtualTime.nanoseconds(s))) }
            public static func milliseconds(_ ms: Int) -> Stride { scaled(ms, by: 1_000_000) }
            public static func microseconds(_ us: Int) -> Stride { scaled(us, by: 1_000) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

            private static func scaled(_ count: Int, by factor: Int) -> Stride {
                let (product, overflow) = count.multipliedReportingOverflow(by: factor)
                return Stride(nanoseconds: overflow ? (count > 0 ? .max : .min) : product)
            }
        }
    }
}
